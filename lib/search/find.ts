import type { Locale } from '../i18n/locales'
import { entriesOf, sectionsIn } from './entries'
import { type Answer, longestQuery, mostResults, type SearchFile, type SearchTexts } from './file'
import { countInAlerts, makeAlertFinder } from './find-alert'
import { markWords, type Piece } from './highlight'
import { addFit, noScores, rankPages, type Scores } from './page-scores'
import { makeScorer } from './score'
import { TermIndex } from './term-index'
import { splitQuery, stemsOf } from './words'

/** A page that answers a query. */
export type Hit = {
  /** In the default language. */
  path: string
  title: string
  /** The section of the page to link to, if the match is there; its heading once the texts have loaded. */
  part?: { id: string; heading?: string }
  /** Available once the texts have loaded. */
  sentence?: string
  /** The words in the other language that matched, as they were typed. */
  foreign?: string
}

/** A search result: pages, best first; a function that marks the matching words; an answer from the clinic's facts. */
export type SearchResult = {
  hits: Hit[]
  mark: (text: string) => Piece[]
  answer?: Answer
  /** Whether the answer is about danger. */
  isAlert?: boolean
}

/** The lowest score of a result. */
const leastScore = 0.15

/** The minimum fit for an answer: “open” alone is not what “when I open my jaw” is about. */
const answerScore = 1.2

/** The most words of a query that are used. */
const mostWords = 16

/** Create a function that turns a scored page into a result, given the typed words by foreign stem. */
function makeHitReader({ pages }: SearchFile, texts?: SearchTexts) {
  const sections = sectionsIn(texts)

  return ([page, { phrase, text, part }]: [number, Scores], typed: (stems: Set<string>) => string): Hit[] => {
    const [path, title] = pages[page] ?? []
    if (!path || !title) return []
    const sectionOf = (id?: string) => sections.find((section) => id && section.page === page && section.id === id)
    const isPhrase = phrase.fit > text.fit
    const inText = sectionOf(part?.id)
    const section = isPhrase ? sectionOf(phrase.part) : part && part.fit >= text.fit ? inText : undefined
    const meant = section ?? (!texts && isPhrase && phrase.part ? { id: phrase.part } : undefined)
    return [
      {
        path,
        title,
        ...(meant && { part: { id: meant.id, ...('heading' in meant && { heading: meant.heading }) } }),
        // Prefer a sentence that contains the words.
        ...(texts && { sentence: (section ?? inText)?.sentence || texts.leads[page] || '' }),
        ...(isPhrase && phrase.foreign && { foreign: typed(phrase.foreign) }),
      },
    ]
  }
}

/** Return the best answer, if its page is among the first results. */
function bestAnswer(answers: { answer: Answer; fit: number }[], hits: Hit[]): Answer | undefined {
  // An ambiguous word, such as “seguro”, is not a question about insurance if other pages rank higher.
  const [best] = answers
    .filter(({ answer }) => hits.slice(0, 2).some(({ path }) => path === answer.page))
    .sort((a, b) => b.fit - a.fit)
  return best?.answer
}

/**
 * Create a search of the pages in one language.
 * @param file the search data from the build (collect.ts).
 * @param texts the page texts, once loaded: without them, pages match by their titles and by everyday phrases.
 * @returns a function that returns the results of a query: none for an empty query; a long one is truncated.
 */
export function makeFinder(file: SearchFile, locale: Locale, texts?: SearchTexts): (query: string) => SearchResult {
  const entries = entriesOf(file, locale, texts)
  const index = new TermIndex(entries.map(({ stems }) => stems))
  const { matchesOf, scoreEntry } = makeScorer(index, entries.length)
  const findAlert = makeAlertFinder(file, (stem) => index.frequency(stem) > 0)
  const hitOf = makeHitReader(file, texts)

  /** Compare a query with all entries. Of two answers with the same fit, the first one wins. */
  function compare(asked: string[]) {
    const scores = new Map<number, Scores>()
    const found = new Set<string>()
    const answers: { answer: Answer; fit: number }[] = []
    for (const [id, match] of [...matchesOf(asked)].sort(([a], [b]) => a - b)) {
      const entry = entries[id]
      if (!entry) continue
      const { answer } = entry
      const { fit, isWhole } = scoreEntry(entry, match, asked)
      if (fit < leastScore) continue
      for (const term of match.terms.keys()) found.add(term)
      if (answer && isWhole && fit >= answerScore) answers.push({ answer, fit })
      addFit(scores, entry, match, fit)
    }
    return { scores, found, answers }
  }

  return (query) => {
    const words = splitQuery(query.slice(0, longestQuery), locale).slice(0, mostWords)
    const typedWords = (stems: Set<string>) =>
      words.flatMap(({ word, stem }) => (stems.has(stem) ? word : [])).join(' ')
    const asked = words.map(({ stem }) => stem)
    const { scores, found, answers } = compare(asked)
    const hits = rankPages(scores)
      .slice(0, mostResults)
      .flatMap((page) => hitOf(page, typedWords))
    const mark = (text: string) => markWords(text, found, locale)
    const alert = findAlert(stemsOf(query.slice(0, longestQuery), locale, countInAlerts).slice(0, mostWords))
    if (!alert) return { hits, mark, answer: bestAnswer(answers, hits) }

    // The body part that the query names, if any, or else the page about the danger.
    const part = hits.find(({ path }) => path.startsWith(`${alert.page}/`))
    const signs = file.pages.findIndex(([path]) => path === alert.page)
    const first = hitOf([signs, scores.get(signs) ?? noScores()], typedWords)
    const others = hits.filter((hit) => hit !== part && hit.path !== alert.page)
    return { hits: [...(part ? [part] : []), ...first, ...others], mark, answer: alert, isAlert: true }
  }
}
