import MiniSearch, { type SearchResult } from 'minisearch'
import type { Locale } from '../i18n/locales'
import { slugOf } from '../i18n/slug'
import { type Answer, type Everyday, longestQuery, mostResults, type SearchFile } from './file'
import { stemsOf } from './words'

/** A page that answers a query. */
export type Hit = {
  /** In the default language. */
  path: string
  title: string
  /** The part of the page that the link leads to, if the words are there. */
  part?: { id: string; heading: string }
  sentence: string
  /** The words of the other language that it was found by. */
  foreign?: string
}

/** What is found: pages, best first; the stems of the words that they were found by; an answer from the clinic's facts. */
export type Found = { hits: Hit[]; stems: Set<string>; answer?: Answer }

/** A page that is meant, and the part of it. */
type Target = [page: number, part?: string]

/** What MiniSearch indexes: the beginning of a page, a part of one, or a phrase that stands for pages, best first. */
type Entry = { title?: string; heading?: string; sentence?: string; phrase?: string } & {
  targets: Target[]
  isForeign?: boolean
  answer?: Answer
}

/** How much a word counts where it stands. */
const weights = { title: 3, heading: 2, sentence: 1, phrase: 3 }
type Field = keyof typeof weights
const fields = Object.keys(weights) as Field[]

/** How much less the second, third and fourth page of a phrase is meant than the first. */
const ranks = [1, 0.8, 0.7, 0.6]

/** What fits a query less than this is no result. */
const leastFit = 0.15

/** A question is answered at once if a phrase fits it as well as this: “open” alone is not what “when I open my jaw” is about. */
const answerFit = 1.2

/** The most words of a query that are looked at. */
const mostWords = 16

/** The edits that a misspelling may need: none in short words, where they make other words. */
const editsIn = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2)

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const phrasesOf = (everyday: Everyday[], isForeign: boolean): Entry[] =>
  everyday.flatMap(([phrases, pages]) => {
    const targets = pages.map((page): Target => {
      const [place, part] = page.split('#')
      return [Number(place), part]
    })
    return phrases.split('|').map((phrase) => ({ phrase, targets, isForeign }))
  })

/** How well a page fits: by a phrase, which may mean a part of it and may be foreign, and by its text. */
type Fit = {
  phrase: { fit: number; part?: string; foreign?: string }
  text: { fit: number }
  /** The part whose text fits best. */
  part?: { fit: number; id: string }
}

const total = ({ phrase, text }: Fit) => phrase.fit + text.fit

/** Results that fit so much less than the first are left out. */
const leastShare = 0.12

/**
 * Makes a search of the pages of one language.
 * @param file what the build made of them (collect.ts).
 * @returns a function from a query to what it finds: nothing for an empty one; of a long one the beginning counts.
 */
export function makeFinder(file: SearchFile, locale: Locale): (query: string) => Found {
  const sections = file.sections.map(([page, id, heading, sentence]) => ({
    page,
    id: id || slugOf(heading),
    heading,
    sentence,
  }))
  const placeOf = (path: string) => file.pages.findIndex(([known]) => known === path)
  const entries: Entry[] = [
    ...file.pages.map(([, title, sentence], page): Entry => ({ title, sentence, targets: [[page]] })),
    ...sections.map(({ page, id, heading, sentence }): Entry => ({ heading, sentence, targets: [[page, id]] })),
    ...phrasesOf(file.everyday, false),
    ...phrasesOf(file.foreign, true),
    ...file.answers.flatMap((answer) =>
      answer.phrases.map((phrase): Entry => ({ phrase, targets: [[placeOf(answer.page)]], answer })),
    ),
  ]

  const tokenize = (text: string) => stemsOf(text, locale)
  const index = new MiniSearch<Entry & { id: number }>({ fields, tokenize, processTerm: (term) => term })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))

  // Rare words say more.
  const stems = entries.map((entry) => [...new Set(fields.flatMap((field) => tokenize(entry[field] ?? '')))])
  const frequency = new Map<string, number>()
  for (const term of stems.flat()) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  const rarity = (term: string) => Math.log(1 + entries.length / (1 + (frequency.get(term) ?? 0)))

  /** How well an entry fits a query, from 0 to 3, and whether the query says all of its phrase. */
  function fitOf({ id, match, queryTerms }: SearchResult, asked: string[]): { fit: number; isWhole: boolean } {
    const whole = sum(asked.map(rarity))
    // A misspelled word counts less than one that is there.
    const sureness = (term: string) => (asked.includes(term) ? 1 : 0.7)
    const found = Object.keys(match)
    const held = Math.min(1, sum(queryTerms.map((term) => rarity(term) * (found.includes(term) ? 1 : 0.7))) / whole)
    if (entries[id]?.phrase) {
      const own = stems[id] ?? []
      const said = sum(own.filter((term) => match[term]).map((term) => rarity(term) * sureness(term)))
      const share = said / sum(own.map(rarity))
      return { fit: 3 * share ** 1.5 * held, isWhole: own.every((term) => match[term]) }
    }
    // A text is long: what counts is how much of the query it holds, and where.
    const place = (term: string) => Math.max(...(match[term] ?? []).map((field) => weights[field as Field]))
    const words = sum(found.map((term) => sureness(term) * rarity(term) * place(term)))
    return { fit: (0.8 * words * held) / whole, isWhole: false }
  }

  function hitOf([page, { phrase, text, part }]: [number, Fit]): Hit[] {
    const [path, title, lead] = file.pages[page] ?? []
    if (!path || !title) return []
    const sectionOf = (id?: string) => sections.find((one) => id && one.page === page && one.id === id)
    const isPhrase = phrase.fit > text.fit
    const inText = sectionOf(part?.id)
    const section = isPhrase ? sectionOf(phrase.part) : part && part.fit >= text.fit ? inText : undefined
    return [
      {
        path,
        title,
        ...(section && { part: { id: section.id, heading: section.heading } }),
        // The sentence that says the words, if there is one.
        sentence: (section ?? inText)?.sentence || lead || '',
        ...(isPhrase && phrase.foreign && { foreign: phrase.foreign }),
      },
    ]
  }

  return (query) => {
    const text = query.slice(0, longestQuery)
    const asked = tokenize(text).slice(0, mostWords)
    const last = asked.at(-1)
    const pages = new Map<number, Fit>()
    const found = new Set<string>()
    const answers: { answer: Answer; fit: number }[] = []
    const results = index.search(asked.join(' '), {
      // They are stems already.
      tokenize: (terms) => terms.split(' ').filter(Boolean),
      // What is a word of the site is not misspelled.
      fuzzy: (term) => (frequency.has(term) ? 0 : editsIn(term)),
      // What is being typed is not finished.
      prefix: (term) => term === last && term.length > 2,
    })
    for (const result of results) {
      const entry = entries[result.id]
      const { fit, isWhole } = fitOf(result, asked)
      if (!entry || fit < leastFit) continue
      for (const term of result.terms) found.add(term)
      if (entry.answer && isWhole && fit >= answerFit) answers.push({ answer: entry.answer, fit })
      for (const [rank, [page, part]] of entry.targets.entries()) {
        const own = (ranks[rank] ?? 0) * (entry.isForeign ? 0.8 : 1) * fit
        const best: Fit = pages.get(page) ?? { phrase: { fit: 0 }, text: { fit: 0 } }
        pages.set(page, best)
        if (!entry.phrase) {
          best.text.fit = Math.max(best.text.fit, own)
          if (part && own > (best.part?.fit ?? 0)) best.part = { fit: own, id: part }
        } else if (own > best.phrase.fit) {
          best.phrase = { fit: own, part, foreign: entry.isForeign ? entry.phrase : undefined }
        }
      }
    }
    const sorted = [...pages].sort(([, a], [, b]) => total(b) - total(a))
    const [, top] = sorted[0] ?? []
    const ranked = sorted.filter(([, fit]) => top && total(fit) >= leastShare * total(top))
    const hits = ranked.slice(0, mostResults).flatMap(hitOf)
    // A word of many meanings, such as “seguro”, is no question about insurance where other pages come first.
    const [answer] = answers
      .filter((one) => hits.slice(0, 2).some(({ path }) => path === one.answer.page))
      .sort((a, b) => b.fit - a.fit)
    return { hits, stems: found, answer: answer?.answer }
  }
}
