/** @jest-environment node */
import { phraseAt } from '@/tools/desk/analysis/checks/phrase'
import { readingChecks } from '@/tools/desk/analysis/checks/reading'
import { searchChecks } from '@/tools/desk/analysis/checks/search'
import type { Block, PageFacts } from '@/tools/desk/analysis/facts'
import type { Finding } from '@/tools/desk/analysis/report'
import { scoreOf } from '@/tools/desk/analysis/score'
import { page, text } from './page-facts'

const phrases: [text: string, phrase: string, locale: 'en' | 'es', at: number][] = [
  ['Back pain in Springdale', 'back pain', 'en', 0],
  ['What back pains may mean', 'back pain', 'en', 1],
  ['Work injuries', 'work injury', 'en', 0],
  ['Pain in the back', 'back pain', 'en', -1],
  ['Setback pain', 'back pain', 'en', -1],
  ['Nuestros niños: dolores de espalda', 'dolor de espalda', 'es', 2],
  ['Una lesión deportiva', 'lesiones deportivas', 'es', 1],
  ['', 'back pain', 'en', -1],
]

test.each(phrases)('in "%s" the phrase "%s" (%s) is found at word %i', (words, phrase, locale, at) => {
  expect(phraseAt(words, phrase, locale)).toBe(at)
})

function losses(change: Partial<PageFacts>, blocks: Block[] = [], focus?: string): string[] {
  return searchChecks(page(change), blocks, focus)
    .filter(({ level }) => level !== 'good')
    .map(({ check }) => check)
}
const long = Array.from({ length: 130 }, () => text('One two three four five six seven eight nine ten.'))

const advice: [what: string, change: Partial<PageFacts>, blocks: Block[], focus: string | undefined, lost: string[]][] =
  [
    ['a page without faults', {}, [], undefined, []],
    ['a long URL', { url: `https://www.example.com/${'a'.repeat(60)}` }, [], undefined, ['address-length']],
    [
      'external links that are all nofollow',
      { pageType: 'post', title: '7 habits', external: ['https://a.example/'] },
      [],
      undefined,
      ['links-followed'],
    ],
    [
      'a form page needs no followed links',
      { pageType: 'contact', external: ['https://a.example/'] },
      [],
      undefined,
      [],
    ],
    ['a long text without a table of contents', {}, long, undefined, ['contents']],
    ['a long text with a table of contents', { contents: true }, long, undefined, []],
    [
      'an article without a number in its title',
      { pageType: 'post', title: 'Habits' },
      [],
      undefined,
      ['number-in-title'],
    ],
    [
      'a focus phrase late in the title',
      { title: 'Our clinic in Springdale for back pain' },
      [text('Back pain first.')],
      'back pain',
      ['focus-early-in-title'],
    ],
    ['a focus phrase missing from the text', { title: 'Back pain' }, [text('Hello there.')], 'back pain', []],
  ]

test.each(advice)('%s', (_, change, blocks, focus, lost) => {
  expect(losses(change, blocks, focus)).toEqual(lost)
})

const hard = {
  en: 'Comprehensive musculoskeletal evaluation facilitates individualized rehabilitation recommendations.',
  es: 'La evaluación musculoesquelética individualizada posibilita recomendaciones terapéuticas fundamentadas.',
}
const easy = { en: 'We look at how you move. Then we talk.', es: 'Vemos cómo se mueve. Luego hablamos.' }

test.each(['en', 'es'] as const)('in %s hard words lower the reading score and easy words do not', (locale) => {
  const level = (words: string) =>
    readingChecks({ locale, pageType: 'about' }, [text(words)]).find(({ check }) => check === 'reading-ease')?.level
  expect(level(hard[locale])).toBe('advice')
  expect(level(easy[locale])).toBe('good')
})

test('a long paragraph and a long sentence are quoted', () => {
  const lost = readingChecks({ locale: 'en', pageType: 'about' }, [text(`${'word '.repeat(121)}ends.`)])
  expect(lost.map(({ check, level, words }) => [check, level, words?.slice(0, 9)])).toEqual([
    ['reading-ease', 'advice', undefined],
    ['short-paragraphs', 'advice', 'word word'],
    ['long-sentences', 'advice', 'word word'],
  ])
})

const finding = (group: Finding['group'], points: number): Finding => ({
  check: 'a',
  group,
  level: points === 9 ? 'good' : 'advice',
  points,
  of: 9,
  reason: '',
  file: '',
})

test('the search score is a percentage; the reading score follows Yoast: two red checks are no longer green', () => {
  expect(scoreOf([finding('search', 9), finding('search', 3)]).search).toBe(67)
  expect(scoreOf([finding('search', -50), finding('search', 9)]).search).toBe(0)
  expect(scoreOf([]).search).toBe(100)
  const reading = (...points: number[]) => scoreOf(points.map((one) => finding('reading', one))).reading
  expect(reading(9, 9)).toBe(100)
  expect(reading(6, 6)).toBeGreaterThan(70)
  expect(reading(3, 3)).toBeLessThanOrEqual(70)
  expect(reading(3, 3, 3)).toBeLessThanOrEqual(40)
})
