import type { Answer, Phrase, SearchFile } from './file'
import { TermIndex } from './term-index'

/** The shortest danger word that is also matched misspelled: “die” is not “diet”. */
const longEnough = 5

/** Stop words that matter when somebody is in danger: “my dad hits me” is not “my dad hits his head”. */
export const countInAlerts = ['me']

/** The most letters that may be missing from a danger word while it is being typed. */
const mostUntyped = 1

/**
 * Create a function that finds the gravest alert of a query: one whose words the query holds all, in any order, however
 * much else it says.
 * @param isKnown tests whether a stem is a word of the site, and so not a misspelled danger word
 */
export function makeAlertFinder(
  { alerts }: SearchFile,
  isKnown: (stem: string) => boolean,
): (asked: string[]) => Answer | undefined {
  const wordsOf = (phrases: Phrase[]) => phrases.map((phrase) => phrase.split(' '))
  const rules = alerts.map(([said, together, answer]) => ({
    answer,
    phrases: wordsOf(said),
    together: together.map((lists) => lists.map(wordsOf)),
  }))
  const all = rules.flatMap(({ phrases, together }) => [...phrases, ...together.flat(2)])
  const index = new TermIndex(all.map((words) => new Map(words.map((word) => [word, 1]))))

  return (asked) => {
    const last = asked.at(-1) ?? ''
    const meant = new Set(
      asked.flatMap((word) => [...index.matches(word, word === last && word.length > 2, isKnown(word)).keys()]),
    )
    // “hurts all over” does not begin “overdose”.
    const isBegun = (term: string) => term.startsWith(last) && term.length > last.length + mostUntyped
    const isSaid = (term: string) =>
      asked.includes(term) || (term.length >= longEnough && meant.has(term) && !isBegun(term))
    const areSaid = (words: string[]) => words.every(isSaid)
    return rules.find(
      ({ phrases, together }) =>
        phrases.some(areSaid) || together.some((lists) => lists.every((list) => list.some(areSaid))),
    )?.answer
  }
}
