import { gzipSync } from 'node:zlib'
import { phone } from '../clinic/facts'
import { pageOf } from '../content'
import { headingsOf } from '../content/headings'
import { toText } from '../content/markdown'
import { type Locale, otherLocale } from '../i18n/locales'
import { slugOf } from '../i18n/slug'
import { translator } from '../i18n/translator'
import { coverageKinds } from '../insurance/coverage'
import type { Route } from '../kinds/kind'
import { routes, routesOf } from '../routes'
import { contextOf, pageNames } from '../routes/context'
import { answersIn } from './answers'
import { type Everyday, mostResults, type ResultWords, type SearchFile } from './file'
import { stemsOf } from './words'

/** The most that a language's file may weigh, gzipped. What grows without end is the blog: its oldest posts give way first. */
const mostBytes = 26_000

/** The longest sentence that results show, in characters. */
const longestSentence = 110

/** The first sentence of a text, cut at a word where it is long. */
function firstSentence(markdown: string): string {
  const text = toText(markdown.replace(/\[\^[^\]]*\]/g, '')).replace(/\s+/g, ' ')
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= longestSentence) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longestSentence)).replace(/[,;:–-]$/, '')} …`
}

/** A part of a page that a fragment leads to. */
type Part = { id: string; heading: string; sentence: string }

/** The insurance cards of which no page of its own tells: the insurance page has an answer for each. */
const cardsIn = (locale: Locale): Part[] =>
  coverageKinds(locale)
    .flatMap(({ cards }) => cards)
    .filter(({ answer }) => !answer.page)
    .map(({ id, name, answer }) => ({ id, heading: name, sentence: firstSentence(answer.text) }))

/** The parts of a page: the questions of a FAQ, else the sections of its text. */
function partsOf(route: Route, locale: Locale): Part[] {
  const { page } = contextOf(route, locale)
  if ('groups' in page)
    return page.groups.flatMap(({ items }) =>
      items.map(({ id, question, answer }) => ({ id, heading: question, sentence: firstSentence(answer) })),
    )
  const bodies = page.content.split(/^## .*$/m).slice(1)
  const sections = headingsOf(page.content).map(({ id, text }, i) => ({
    id,
    heading: text,
    sentence: firstSentence(bodies[i] ?? ''),
  }))
  return route.kind === 'insurance-plans' ? [...sections, ...cardsIn(locale)] : sections
}

/** Whether search leads to a page: those for search engines, without the further pages of a list. */
const isFound = ({ indexable, kind }: Route) => indexable && kind !== 'blog-page'

/** The pages that search finds, those of most use first: when the file is full, the last ones say less. */
function foundRoutes(): Route[] {
  const all = routes.filter(isFound)
  const later = (['policy', 'post'] as const).map((last) => all.filter(({ kind }) => kind === last))
  return [...all.filter((route) => !later.flat().includes(route)), ...later.flat()]
}

/** Phrases without those that are an earlier one in another form: `knees hurt`, `hurt knee`. */
function distinct(phrases: string[], locale: Locale): string[] {
  const known = new Map<string, string>()
  for (const phrase of phrases) {
    const key = stemsOf(phrase, locale).sort().join(' ')
    if (!known.has(key)) known.set(key, phrase)
  }
  return [...known.values()]
}

/** The everyday words of a language with the places of their pages. */
function everydayIn(locale: Locale, paths: string[]): Everyday[] {
  return pageOf('search', locale).everyday.flatMap(({ say, pages }): Everyday[] => {
    const places = pages.flatMap((page) => {
      const [path = '', id] = page.split('#')
      // A page that is switched off is not among them.
      return paths.includes(path) ? `${paths.indexOf(path)}${id ? `#${id}` : ''}` : []
    })
    return places.length > 0 ? [[distinct(say, locale).join('|'), places]] : []
  })
}

/** The interface words of the results, which come with the file. */
function resultWords(locale: Locale): ResultWords {
  const t = translator(locale)
  return {
    results: t('search.results'),
    counts: Array.from({ length: mostResults + 1 }, (_, count) => t('search.count', { count })),
    foreign: t('search.foreign', { word: '|' }).split('|'),
    none: t('search.none'),
    noneText: t('search.noneText'),
    all: t('search.all'),
  }
}

/** How many phrases of an entry are known on the pages of the other language: the first ones, which are the most usual. */
const mostForeign = 3

/** The phrases of the other language that say more than words of this one: `crash` and `back pain` stand in the Spanish list too. */
function foreignIn(locale: Locale, paths: string[]): Everyday[] {
  const phrases = pageOf('search', locale).everyday.flatMap(({ say }) => say)
  const own = new Set(phrases.flatMap((phrase) => stemsOf(phrase, locale)))
  return everydayIn(otherLocale(locale), paths).flatMap(([said, targets]): Everyday[] => {
    const foreign = said
      .split('|')
      .slice(0, mostForeign)
      .filter((phrase) => stemsOf(phrase, locale).some((word) => !own.has(word)))
    return foreign.length > 0 ? [[foreign.join('|'), targets]] : []
  })
}

/**
 * What a visitor's browser loads to search the pages of a language: titles, leads, headings, first sentences, everyday words
 * of both languages, and the answers that the clinic's facts give.
 */
export function searchFile(locale: Locale): SearchFile {
  const found = foundRoutes()
  const paths = found.map(({ path }) => path)
  const sections = found.flatMap((route, place) =>
    partsOf(route, locale).map(({ id, heading, sentence }): SearchFile['sections'][number] => [
      place,
      id === slugOf(heading) ? '' : id,
      heading,
      sentence,
    ]),
  )
  const file: SearchFile = {
    pages: found.map((route) => {
      const { title, seo } = pageNames(route, locale)
      const { page } = contextOf(route, locale)
      return [route.path, title, firstSentence('lead' in page ? page.lead : seo.description)]
    }),
    sections,
    everyday: everydayIn(locale, paths),
    foreign: foreignIn(locale, paths),
    answers: answersIn(locale),
    call: [translator(locale)('search.call', { phone: phone.display }), phone.tel],
    text: [translator(locale)('cta.text'), phone.sms],
    begin: routesOf('symptom').map(({ path }) => paths.indexOf(path)),
    words: resultWords(locale),
  }
  return withinLimit(file)
}

const weight = (file: SearchFile) => gzipSync(JSON.stringify(file)).length

const isAmong = (count: number) => (target: string) => Number(target.split('#')[0]) < count

/** The phrases that lead to the first pages. */
const leadingTo = (everyday: Everyday[], count: number): Everyday[] =>
  everyday.flatMap(([phrases, targets]): Everyday[] => {
    const left = targets.filter(isAmong(count))
    return left.length > 0 ? [[phrases, left]] : []
  })

/** Ways to make a file lighter, one after the other: each keeps a part of what it is about for the first few alone. */
const cuts: ((file: SearchFile, count: number) => SearchFile)[] = [
  (file, count) => ({
    ...file,
    sections: file.sections.map(([page, id, heading, sentence], i) => [page, id, heading, i < count ? sentence : '']),
  }),
  (file, count) => ({ ...file, sections: file.sections.slice(0, count) }),
  (file, count) => ({
    ...file,
    pages: file.pages.map(([path, title, lead], i) => [path, title, i < count ? lead : '']),
  }),
  (file, count) => ({
    ...file,
    pages: file.pages.slice(0, count),
    everyday: leadingTo(file.everyday, count),
    foreign: leadingTo(file.foreign, count),
  }),
]

/** Makes a file light enough: sentences go before the sections they are of, leads before their pages, the last ones first. */
export function withinLimit(file: SearchFile, limit = mostBytes): SearchFile {
  let light = file
  for (const cut of cuts) {
    if (weight(light) <= limit) return light
    const whole = light
    let [low, high] = [0, Math.max(whole.sections.length, whole.pages.length)]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (weight(cut(whole, middle)) <= limit) low = middle
      else high = middle - 1
    }
    light = cut(whole, low)
  }
  return light
}
