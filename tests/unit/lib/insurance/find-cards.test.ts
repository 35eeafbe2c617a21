/** @jest-environment node */

import { clinic } from '@/lib/clinic/facts'
import { networkNote } from '@/lib/clinic/visit-facts'
import { byLocale, type Locale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { coverageKinds } from '@/lib/insurance/coverage'
import { findCards, plainName } from '@/lib/insurance/find-cards'
import { searchFiles } from '@/lib/search/collect'
import { cardAnswers } from '@/tests/card-answers'

const cards = byLocale(cardAnswers)
const idsFor = (text: string, locale: Locale) => findCards(cards[locale], text).map(({ id }) => id)

/** Queries, and the result that must come first; in both languages. */
const names: [typed: string, id: string][] = [
  ['Ambetter', 'card-ambetter'],
  ['ambeter', 'card-ambetter'],
  ['AMBETTER FROM ARKANSAS', 'card-ambetter'],
  ['my card says ambetter', 'card-ambetter'],
  ['mi tarjeta dice ambetter', 'card-ambetter'],
  ['centene', 'card-ambetter'],
  ['blue advantage', 'card-blueadvantage'],
  ['BCBS', 'card-arkansas-blue-cross'],
  ['Arkansas Blue Cross & Blue Shield', 'card-arkansas-blue-cross'],
  ['blue cross of texas', 'card-blue-texas'],
  ['etna', 'card-aetna'],
  ['aenta', 'card-aetna'],
  ['signa', 'card-cigna'],
  ['UHC', 'card-unitedhealthcare'],
  ['ARKids A', 'card-arkids-a'],
  ['ARKids First-B', 'card-arkids-b'],
  ['medicad', 'coverage-medicaid'],
  ['Medicare Advantage', 'coverage-medicare-advantage'],
  ['advantage medicare', 'coverage-medicare-advantage'],
  ['workers’ comp', 'coverage-workers-compensation'],
  ['va', 'coverage-veterans'],
]

const everyday: Record<Locale, [typed: string, id: string][]> = {
  en: [
    ['hurt at work', 'coverage-workers-compensation'],
    ['no insurance', 'coverage-no-insurance'],
  ],
  es: [
    ['compensacion para trabajadores', 'coverage-workers-compensation'],
    ['me lastime en el trabajo', 'coverage-workers-compensation'],
    ['CHOQUE', 'coverage-auto'],
    ['seguro de los ninos', 'coverage-medicaid'],
  ],
}

describe.each(locales)('cards in %s', (locale) => {
  test.each([...names, ...everyday[locale]])('“%s” finds %s first', (typed, id) => {
    expect(idsFor(typed, locale)[0]).toBe(id)
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['emoji', '😀🤕'],
    ['signs of regular expressions', '.*[^$()|?+\\{}'],
    ['another script', '保険証'],
    ['a plan that is not listed', 'Kaiser Permanente'],
    ['a short name with another letter', 'umx'],
    ['letters without sense', 'x'.repeat(500)],
    ['a sentence about something else', 'zzz qqq wwww'],
  ])('%s finds nothing', (_, typed) => {
    expect(idsFor(typed, locale)).toEqual([])
  })

  test('HTML is text like any other', () => {
    expect(idsFor('<b>Ambetter</b><script>alert(1)</script>', locale)).toEqual(['card-ambetter'])
  })

  test('one letter finds names that begin with it, and a long text is read only at its beginning', () => {
    expect(idsFor('h', locale)).toContain('card-humana')
    expect(idsFor(`ambetter ${'lorem ipsum '.repeat(200)}`, locale)[0]).toBe('card-ambetter')
  })

  test('of 5,000 letters only the first 80 count, so the answer comes at once', () => {
    const long = 'medicare advantage humana etna arkansas '.repeat(120)
    expect(idsFor(long, locale)).toEqual(idsFor(long.slice(0, 80), locale))
  })

  test('the answer says yes only for what the facts name', () => {
    const t = translator(locale)
    const insurers = clinic.insurers.map(({ name, card = name }) => t('cards.works', { insurer: card }))
    for (const { cards, answer } of coverageKinds(locale)) {
      for (const { known, text } of [...cards.map((card) => card.answer), answer]) {
        const isInsurer = insurers.some((works) => text.startsWith(works))
        if (known) expect(isInsurer || text === answer.text).toBe(true)
        else expect(text).toBe(t('cards.unsaid'))
      }
    }
  })

  test('no network is mentioned unless a fact states it', () => {
    const t = translator(locale)
    const insurer = clinic.insurers.find(({ name }) => name === 'Aetna')
    if (!insurer) throw new Error('no Aetna')
    const aetna = () => cardAnswers(locale).find(({ id }) => id === 'card-aetna')?.answer.text
    expect(aetna()).toContain(t('cards.askNetwork'))
    insurer.network = { in: true, asOf: '2026-11-01' }
    expect(aetna()?.toLowerCase()).toContain(networkNote(insurer, locale)?.toLowerCase())
    expect(aetna()).not.toContain(t('cards.askNetwork'))
    delete insurer.network
  })

  test('nobody is told to ask about the network of a public program: it has none', () => {
    const t = translator(locale)
    for (const kind of ['medicare', 'medicaid']) {
      const answer = coverageKinds(locale).find(({ id }) => id === `coverage-${kind}`)?.answer.text
      expect(answer).toContain(t('cards.askProgram'))
    }
  })

  test('every sheet has its words in both languages, and enough to ask', () => {
    for (const { say, questions } of coverageKinds(locale)) {
      for (const { own, other } of [say, ...questions]) expect(own).not.toBe(other)
      expect(questions.length).toBeGreaterThanOrEqual(2)
    }
  })
})

describe.each(locales)('an insurer of the clinic that no card describes, in %s', (locale) => {
  const further: typeof clinic.insurers = [
    { name: 'PacificSource Health Plans' },
    { name: 'Blue Cross and Blue Shield of Montana', card: 'Blue Cross' },
    { name: 'Humana' },
  ]
  const own = [...clinic.insurers]
  const setInsurers = (insurers: typeof own) => clinic.insurers.splice(0, Infinity, ...insurers)
  // Without those that the clinic already works with.
  const others = own.filter(({ name }) => !further.some((insurer) => insurer.name === name))
  beforeAll(() => void setInsurers([...others, ...further]))
  afterAll(() => void setInsurers(own))

  test.each([
    ['pacificsource', 'PacificSource Health Plans'],
    ['Blue Cross Montana', 'Blue Cross'],
    ['umana', 'Humana'],
  ])('“%s” is answered that we work with it', (typed, insurer) => {
    const [first] = findCards(cardAnswers(locale), typed)
    expect(first?.answer).toMatchObject({
      known: true,
      text: expect.stringContaining(translator(locale)('cards.works', { insurer })),
    })
  })

  test('search on the insurance page gives the same answer', () => {
    const { texts } = searchFiles(locale)
    const said = texts.sections.filter(([, , heading]) => ['PacificSource Health Plans', 'Humana'].includes(heading))
    expect(said.map(([, , , sentence]) => sentence)).toEqual(
      ['Humana', 'PacificSource Health Plans'].map((insurer) => translator(locale)('cards.works', { insurer })),
    )
  })
})

test('folding removes accents, case and punctuation', () => {
  expect(plainName('  Compensación: WORKERS’ Comp. ')).toBe('compensacion workers comp')
  expect(plainName('Ñandú — 20 %')).toBe('nandu 20')
})
