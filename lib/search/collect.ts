import { gzipSync } from 'node:zlib'
import { phone } from '../clinic/facts'
import { pageOf } from '../content'
import { headingsOf } from '../content/headings'
import { toText } from '../content/markdown'
import { type Locale, otherLocale } from '../i18n/locales'
import { slugOf } from '../i18n/slug'
import { translator } from '../i18n/translator'
import type { Route } from '../kinds/kind'
import { routes, routesOf } from '../routes'
import { contextOf, pageNames } from '../routes/context'
import { answersIn } from './answers'
import { type Everyday, mostResults, type ResultWords, type SearchFile } from './file'
import { stemsOf } from './words'

/** The most that a language's file may weigh, gzipped: what grows without end are the parts of old posts, which give way first. */
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

/** The parts of a page: the questions of a FAQ, else the sections of its text. */
function partsOf(route: Route, locale: Locale): Part[] {
  const { page } = contextOf(route, locale)
  if ('groups' in page)
    return page.groups.flatMap(({ items }) =>
      items.map(({ id, question, answer }) => ({ id, heading: question, sentence: firstSentence(answer) })),
    )
  const bodies = page.content.split(/^## .*$/m).slice(1)
  return headingsOf(page.content).map(({ id, text }, i) => ({
    id,
    heading: text,
    sentence: firstSentence(bodies[i] ?? ''),
  }))
}

/** Whether search leads to a page: those for search engines, without the further pages of a list. */
const isFound = ({ indexable, kind }: Route) => indexable && kind !== 'blog-page'

/** The pages that search finds, those of most use first: when the file is full, parts of the last ones give way. */
const foundRoutes = (): Route[] => {
  const isLast = ({ kind }: Route) => kind === 'post' || kind === 'policy'
  const all = routes.filter(isFound)
  return [...all.filter((route) => !isLast(route)), ...all.filter(isLast)]
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
  return pageOf('search', locale).everyday.map(({ say, pages }) => [
    distinct(say, locale).join('|'),
    pages.map((page) => {
      const [path = '', id] = page.split('#')
      return `${paths.indexOf(path)}${id ? `#${id}` : ''}`
    }),
  ])
}

/** The interface words of the results, which come with the file. */
function resultWords(locale: Locale): ResultWords {
  const t = translator(locale)
  return {
    results: t('search.results'),
    counts: Array.from({ length: mostResults + 1 }, (_, count) => t('search.count', { count })),
    foreign: t('search.foreign'),
    none: t('search.none'),
    noneText: t('search.noneText'),
    all: t('search.all'),
  }
}

/** How many phrases of an entry are known on the pages of the other language: the first ones, which are the most usual. */
const mostForeign = 3

/** The words of the other language that this one does not use itself: `crash` stands in both lists and is no foreign word. */
function foreignIn(locale: Locale, paths: string[]): Everyday[] {
  const own = new Set(pageOf('search', locale).everyday.flatMap(({ say }) => say))
  return everydayIn(otherLocale(locale), paths).flatMap(([phrases, targets]): Everyday[] => {
    const foreign = phrases
      .split('|')
      .slice(0, mostForeign)
      .filter((phrase) => !own.has(phrase))
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

/** Leaves out the sentences of the last pages, then their sections, until a file is light enough. */
function withinLimit(file: SearchFile): SearchFile {
  if (weight(file) <= mostBytes) return file
  const { sections } = file
  /** With the sentences of the first sections, or with the first sections only. */
  const withSentences = (count: number) => ({
    ...file,
    sections: sections.map((section, i): SearchFile['sections'][number] =>
      i < count ? section : [section[0], section[1], section[2], ''],
    ),
  })
  const withSections = (count: number) => ({ ...withSentences(0), sections: withSentences(0).sections.slice(0, count) })
  const fits = (make: (count: number) => SearchFile) => {
    let [low, high] = [0, sections.length]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (weight(make(middle)) <= mostBytes) low = middle
      else high = middle - 1
    }
    return low
  }
  if (weight(withSentences(0)) <= mostBytes) return withSentences(fits(withSentences))
  return withSections(fits(withSections))
}
