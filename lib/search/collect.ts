import { phone } from '../clinic/facts'
import { isExtraOff, pageOf } from '../content'
import { headingsOf, toText } from '../content/markdown'
import { splitSections } from '../content/sections'
import { type Locale, otherLocale } from '../i18n/locales'
import { headingId } from '../i18n/slug'
import { translator } from '../i18n/translator'
import { coverageKinds } from '../insurance/coverage'
import { definitionOf } from '../page-types'
import { type Route, searchGroups } from '../page-types/definition'
import { routes, routesOf } from '../routes'
import { contextOf, pageNames } from '../routes/context'
import { type AlertName, alertsIn } from './alerts'
import { answersIn } from './answers'
import { type Everyday, mostResults, type Phrase, type ResultWords, type SearchFile, type SearchTexts } from './file'
import { countInAlerts } from './find-alert'
import { stemsOf } from './words'

/** The longest sentence that results show, in characters. */
const longestSentence = 110

/** Return the first sentence of a text; a long one is cut at a word. */
function firstSentence(markdown: string): string {
  const text = toText(markdown).replace(/\s+/g, ' ')
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= longestSentence) return sentence
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longestSentence)).replace(/[,;:–-]$/, '')} …`
}

/** A section of a page, with the fragment that links to it. */
type Part = { id: string; heading: string; sentence: string }

/** Return the insurance cards that have no page; the insurance page has an answer for each. */
const cardsIn = (locale: Locale): Part[] =>
  coverageKinds(locale)
    .flatMap(({ cards }) => cards)
    .filter(({ answer }) => !answer.page)
    .map(({ id, name, answer }) => ({ id, heading: name, sentence: firstSentence(answer.text) }))

/** Return the sections of a page: the questions of a FAQ, or else the sections of its text. */
function partsOf(route: Route, locale: Locale): Part[] {
  const { page } = contextOf(route, locale)
  if ('groups' in page)
    return page.groups.flatMap(({ items }) =>
      items.map(({ id, question, answer }) => ({ id, heading: question, sentence: firstSentence(answer) })),
    )
  const bodies = splitSections(page.content).sections
  const sections = headingsOf(page.content).map(({ id, text }, i) => ({
    id,
    heading: text,
    sentence: firstSentence(bodies[i]?.body ?? ''),
  }))
  return route.pageType === 'insurance-plans' ? [...sections, ...cardsIn(locale)] : sections
}

/** Return the pages that search includes, most useful first. */
const foundRoutes = () =>
  searchGroups.flatMap((group) =>
    routes.filter(({ pageType, indexable }) => indexable && definitionOf(pageType).search === group),
  )

/** Remove phrases that are other forms of an earlier one: `knees hurt`, `hurt knee`. */
function distinct(phrases: string[], locale: Locale): string[] {
  const byStems = new Map<string, string>()
  for (const phrase of phrases) {
    const key = stemsOf(phrase, locale).sort().join(' ')
    if (!byStems.has(key)) byStems.set(key, phrase)
  }
  return [...byStems.values()]
}

/** Phrases for the same pages. */
type PhraseGroup = { phrases: string[]; targets: string[] }

/** Return the everyday words of a language with the indexes of their pages. */
function everydayPhrases(locale: Locale, paths: string[]): PhraseGroup[] {
  return pageOf('search', locale).everyday.flatMap(({ say, pages, service }): PhraseGroup[] => {
    // Search answers that the clinic does not offer it.
    if (service && isExtraOff(service)) return []
    const places = pages.flatMap((page) => {
      const [path = '', id] = page.split('#')
      // Switched-off pages are not included.
      return paths.includes(path) ? `${paths.indexOf(path)}${id ? `#${id}` : ''}` : []
    })
    return places.length > 0 ? [{ phrases: distinct(say, locale), targets: places }] : []
  })
}

/** Return the interface strings of the results, which are sent with the file. */
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

/** The number of phrases of an entry that also work on pages in the other language: the first, most common ones. */
const mostForeign = 3

/**
 * Return the phrases of the other language that add something: `crash` and `back pain` are in the Spanish list, too.
 */
function foreignPhrases(locale: Locale, paths: string[]): PhraseGroup[] {
  const own = new Set(
    pageOf('search', locale).everyday.flatMap(({ say }) => say.flatMap((phrase) => stemsOf(phrase, locale))),
  )
  return everydayPhrases(otherLocale(locale), paths).map(({ phrases, targets }) => ({
    phrases: phrases.slice(0, mostForeign).filter((phrase) => stemsOf(phrase, locale).some((word) => !own.has(word))),
    targets,
  }))
}

/** Write phrases, given as stems, for the search file. */
const written = (phrases: string[][]): Phrase[] => phrases.map((stems) => stems.join(' ')).filter(Boolean)

/** Write the stems of phrases for the search file. */
const writtenStems = (phrases: string[], locale: Locale) => written(phrases.map((phrase) => stemsOf(phrase, locale)))

/** The alerts for which it matters who is meant. */
const personal: AlertName[] = ['violence', 'crisis']

/** Return the alerts without the phrases that the same or a graver alert finds by its rules, or by a shorter phrase. */
function alertRules(locale: Locale): SearchFile['alerts'] {
  /** What earlier alerts cover: lists of phrases, one of each of which must be said. */
  const covered: string[][][][] = []
  return alertsIn(locale).map(({ name, said, together, answer }) => {
    const read = (phrases: string[]) =>
      phrases.map((phrase) => stemsOf(phrase, locale, personal.includes(name) ? countInAlerts : []))
    const rules = together.map((rule) => [read(rule.any), read(rule.with)] as const)
    covered.push(...rules.map((lists) => [...lists]))
    const own = read(said)
      .sort((a, b) => a.length - b.length)
      .filter((stems) => {
        const isHeld = (words: string[]) => words.every((word) => stems.includes(word))
        const isCovered = covered.some((lists) => lists.every((list) => list.some(isHeld)))
        if (!isCovered) covered.push([[stems]])
        return !isCovered
      })
    return [written(own), rules.map(([any, other]): [Phrase[], Phrase[]] => [written(any), written(other)]), answer]
  })
}

/** Collect everyday phrases of both languages by meaning. */
function phrasesIn(locale: Locale, paths: string[]): Everyday[] {
  const byPages = new Map<string, Everyday>()
  const add = (language: 'own' | 'foreign', groups: PhraseGroup[]) => {
    for (const { phrases, targets } of groups) {
      const meaning = byPages.get(targets.join()) ?? { targets, own: [], foreign: [] }
      byPages.set(targets.join(), meaning)
      meaning[language].push(...writtenStems(phrases, locale))
    }
  }
  add('own', everydayPhrases(locale, paths))
  add('foreign', foreignPhrases(locale, paths))
  return [...byPages.values()]
}

/** The files that a browser loads to search the pages of a language: the data for a first answer, and the texts. */
export type SearchFiles = { file: SearchFile; texts: SearchTexts }

/**
 * Collect the search data of a language: titles, leads, headings, first sentences, everyday words of both languages,
 * and answers from the clinic's facts.
 */
export function searchFiles(locale: Locale): SearchFiles {
  const routes = foundRoutes()
  const paths = routes.map(({ path }) => path)
  return {
    file: {
      pages: routes.map((route) => [route.path, pageNames(route, locale).title]),
      everyday: phrasesIn(locale, paths),
      answers: answersIn(locale).map(({ phrases, title, lines, action, page }) => [
        writtenStems(phrases, locale),
        title,
        lines,
        ...action,
        page,
      ]),
      alerts: alertRules(locale),
      call: [translator(locale)('search.call', { phone: phone.display }), phone.tel],
      text: [translator(locale)('cta.text'), phone.sms],
      begin: routesOf('symptom').map(({ path }) => paths.indexOf(path)),
      words: resultWords(locale),
    },
    texts: {
      leads: routes.map((route) => {
        const { page } = contextOf(route, locale)
        return firstSentence('lead' in page ? page.lead : pageNames(route, locale).seo.description)
      }),
      sections: routes.flatMap((route, place) =>
        partsOf(route, locale).map(({ id, heading, sentence }): SearchTexts['sections'][number] => [
          place,
          id === headingId(heading) ? '' : id,
          heading,
          sentence,
        ]),
      ),
    },
  }
}
