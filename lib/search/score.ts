import { memoize } from '../util/memoize'
import type { Entry } from './entries'
import type { TermIndex } from './term-index'

/** The match of an entry: its matching terms with their weights, and the query words they match. */
export type Match = { terms: Map<string, number>; words: Set<string> }

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Create functions that find and score the entries that contain words of a query. @param count the number of entries in
 * the index.
 */
export function makeScorer(index: TermIndex, count: number) {
  // Rare words are more significant.
  const rarity = (term: string) => Math.log(1 + count / (1 + index.frequency(term)))

  /** Return the weight of a query word; a misspelled one has that of the word it means. */
  const weightOf = memoize((word: string) =>
    index.frequency(word) > 0
      ? rarity(word)
      : Math.min(rarity(word), ...[...index.matches(word, false).keys()].map(rarity)),
  )

  /** Return the entries that contain words of a query. */
  function matchesOf(asked: string[]): Map<number, Match> {
    const last = asked.at(-1)
    const matches = new Map<number, Match>()
    for (const word of new Set(asked))
      for (const [term, holders] of index.matches(word, word === last && word.length > 2))
        for (const [id, weight] of holders) {
          const match = matches.get(id) ?? { terms: new Map(), words: new Set() }
          matches.set(id, match)
          match.terms.set(term, weight)
          match.words.add(word)
        }
    return matches
  }

  /** Score an entry from 0 to 3, and tell whether the query contains its whole phrase. */
  function scoreEntry(
    { isPhrase, stems }: Entry,
    { terms, words }: Match,
    asked: string[],
  ): { fit: number; isWhole: boolean } {
    const totalWeight = sum(asked.map(weightOf))
    // A misspelled word counts less than an exact match.
    const sureness = (term: string) => (asked.includes(term) ? 1 : 0.7)
    const coverage = Math.min(
      1,
      sum([...words].map((word) => weightOf(word) * (terms.has(word) ? 1 : 0.7))) / totalWeight,
    )
    if (isPhrase) {
      const own = [...stems.keys()]
      const foundWeight = sum(own.filter((term) => terms.has(term)).map((term) => rarity(term) * sureness(term)))
      const share = foundWeight / sum(own.map(rarity))
      return { fit: 3 * share ** 1.5 * coverage, isWhole: own.every((term) => terms.has(term)) }
    }
    // For a text, which is long, count how much of the query it contains, and where.
    const matchedWeight = sum([...terms].map(([term, weight]) => sureness(term) * rarity(term) * weight))
    return { fit: (0.8 * matchedWeight * coverage) / totalWeight, isWhole: false }
  }

  return { matchesOf, scoreEntry }
}
