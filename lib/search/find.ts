import type { Locale } from '../i18n/locales'
import { entriesOf, sectionsIn } from './entries'
import { type Answer, isUrgent, longestQuery, mostResults, type SearchFile, type SearchTexts } from './file'
import { markWords, type Piece } from './highlight'
import { makeScorer } from './score'
import { TermIndex } from './term-index'
import { splitQuery } from './words'

/** A page that answers a query. */
export type Hit = {
  /** In the default language. */
  path: string
  title: string
  /** The part of the page that the link leads to, if the words are there; its heading once the texts have come. */
  part?: { id: string; heading?: string }
  /** Once the texts have come. */
  sentence?: string
  /** The words of the other language that it was found by, as they were typed. */
  foreign?: string
}

/**
 * A search result: pages, best first; a function that marks the words they were found by; an answer from the clinic's
 * facts.
 */
export type SearchResult = { hits: Hit[]; mark: (text: string) => Piece[]; answer?: Answer }

/** The weights of the first to fourth page of a phrase. */
const ranks = [1, 0.8, 0.7, 0.6]

/** The lowest score of a result. */
const leastScore = 0.15

/** A question is answered at once if a phrase fits it as well as this: “open” alone is not what “when I open my jaw” is about. */
const answerScore = 1.2

/** The shortest word of a danger that is known misspelled, too: “die” is not “diet”. */
const longEnough = 5

/** The most letters that may still be missing from a danger that is being typed. */
const mostUntyped = 2

/** The most words of a query that are looked at. */
const mostWords = 16

/** The scores of a page: by a phrase, which may mean a part of it and may be foreign, and by its text. */
type Scores = {
  phrase: { fit: number; part?: string; foreign?: Set<string> }
  text: { fit: number }
  /** The part whose text fits best. */
  part?: { fit: number; id: string }
}

const total = ({ phrase, text }: Scores) => phrase.fit + text.fit

/** Results that fit so much less than the first are left out. */
const leastShare = 0.12

/**
 * Make a search of the pages of one language.
 * @param file what the build made of them (collect.ts).
 * @param texts their texts, once they have come: pages are found by their titles and by what people say without them.
 * @returns a function from a query to what it finds: nothing for an empty one; of a long one the beginning counts.
 */
export function makeFinder(file: SearchFile, locale: Locale, texts?: SearchTexts): (query: string) => SearchResult {
  const { pages } = file
  const sections = sectionsIn(texts)
  const entries = entriesOf(file, locale, texts)
  const { matchesOf, scoreEntry } = makeScorer(new TermIndex(entries.map(({ stems }) => stems)), entries.length)

  function hitOf([page, { phrase, text, part }]: [number, Scores], typed: (words: Set<string>) => string): Hit[] {
    const [path, title] = pages[page] ?? []
    if (!path || !title) return []
    const sectionOf = (id?: string) => sections.find((one) => id && one.page === page && one.id === id)
    const isPhrase = phrase.fit > text.fit
    const inText = sectionOf(part?.id)
    const section = isPhrase ? sectionOf(phrase.part) : part && part.fit >= text.fit ? inText : undefined
    const meant = section ?? (!texts && isPhrase && phrase.part ? { id: phrase.part } : undefined)
    return [
      {
        path,
        title,
        ...(meant && { part: { id: meant.id, ...('heading' in meant && { heading: meant.heading }) } }),
        // The sentence that says the words, if there is one.
        ...(texts && { sentence: (section ?? inText)?.sentence || texts.leads[page] || '' }),
        ...(isPhrase && phrase.foreign && { foreign: typed(phrase.foreign) }),
      },
    ]
  }

  return (query) => {
    const words = splitQuery(query.slice(0, longestQuery), locale).slice(0, mostWords)
    const asked = words.map(({ stem }) => stem)
    const last = asked.at(-1) ?? ''
    const typed = (stems: Set<string>) => words.flatMap(({ word, stem }) => (stems.has(stem) ? word : [])).join(' ')
    const fits = new Map<number, Scores>()
    const found = new Set<string>()
    const answers: { answer: Answer; fit: number }[] = []
    const urgent: Answer[] = []
    // Of two answers that fit alike, the first one counts.
    for (const [id, match] of [...matchesOf(asked)].sort(([a], [b]) => a - b)) {
      const entry = entries[id]
      if (!entry) continue
      // However much else is said; “hurts all over” does not begin “overdose”.
      const isBegun = (term: string) => term.startsWith(last) && term.length > last.length + mostUntyped
      const says = (term: string) =>
        asked.includes(term) || (term.length >= longEnough && match.terms.has(term) && !isBegun(term))
      if (entry.answer && isUrgent(entry.answer) && [...entry.stems.keys()].every(says)) urgent.push(entry.answer)
      const { fit, isWhole } = scoreEntry(entry, match, asked)
      if (fit < leastScore) continue
      for (const term of match.terms.keys()) found.add(term)
      if (entry.answer && !isUrgent(entry.answer) && isWhole && fit >= answerScore)
        answers.push({ answer: entry.answer, fit })
      for (const [rank, [page, part]] of entry.targets.entries()) {
        const own = (ranks[rank] ?? 0) * (entry.isForeign ? 0.8 : 1) * fit
        const best: Scores = fits.get(page) ?? { phrase: { fit: 0 }, text: { fit: 0 } }
        fits.set(page, best)
        if (!entry.isPhrase) {
          best.text.fit = Math.max(best.text.fit, own)
          if (part && own > (best.part?.fit ?? 0)) best.part = { fit: own, id: part }
        } else if (own > best.phrase.fit) {
          best.phrase = { fit: own, part, foreign: entry.isForeign ? match.words : undefined }
        }
      }
    }
    // Of two that fit alike, the page of more use comes first.
    const sorted = [...fits].sort(([one, a], [other, b]) => total(b) - total(a) || one - other)
    const [, top] = sorted[0] ?? []
    const ranked = sorted.filter(([, fit]) => top && total(fit) >= leastShare * total(top))
    const hits = ranked.slice(0, mostResults).flatMap((one) => hitOf(one, typed))
    const [call] = urgent
    if (call) {
      // The part of the body that is meant, if the query names one.
      const part = hits.find(({ path }) => path.startsWith(`${call.page}/`))
      const signs = pages.findIndex(([path]) => path === call.page)
      const first = hitOf([signs, fits.get(signs) ?? { phrase: { fit: 0 }, text: { fit: 0 } }], typed)
      const others = hits.filter((hit) => hit !== part && hit.path !== call.page)
      return {
        hits: [...(part ? [part] : []), ...first, ...others],
        mark: (text) => markWords(text, found, locale),
        answer: call,
      }
    }
    // A word of many meanings, such as “seguro”, is no question about insurance where other pages come first.
    const [answer] = answers
      .filter((one) => hits.slice(0, 2).some(({ path }) => path === one.answer.page))
      .sort((a, b) => b.fit - a.fit)
    return { hits, mark: (text) => markWords(text, found, locale), answer: answer?.answer }
  }
}
