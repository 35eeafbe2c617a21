import { fold } from '../util/fold'

/** A card or kind of coverage, with the other words that people type for it. */
export type Findable = {
  name: string
  /** Other spellings of the name. */
  also: string[]
  /** Words about it: the kind of coverage that a card belongs to. */
  about: string[]
}

type Names = { id: string; also: string[] }

/** A kind of coverage with its cards, as the page sends them. */
export type KindNames = Names & { title: string; cards: (Names & { name: string })[] }

/** A card or a kind of coverage, with the id of its answer on the page and, for a card, its kind. */
export type CardName = Findable & { id: string; kind?: string }

/** Return every kind of coverage but the last, which has no name, and every card, as entries for `findCards`. */
export const cardNames = (kinds: KindNames[]): CardName[] =>
  kinds.flatMap(({ id, title, also, cards }, i) => [
    ...(i < kinds.length - 1 ? [{ id, name: title, also, about: [] }] : []),
    ...cards.map((card) => ({ id: card.id, name: card.name, also: card.also, kind: title, about: [title, ...also] })),
  ])

/** No name is longer: the rest of the input is ignored. */
const longest = 80
/** Words too common in names to tell them apart. */
const common = new Set(
  'an and con de del el en for from health in insurance is la medical medico mi mis my of on or para plan por salud seguro the una un with card carta tarjeta have tengo'.split(
    ' ',
  ),
)

/** Remove accents, case and punctuation: `Workers’ Comp.` → `workers comp`. */
export const plainName = (text: string): string =>
  fold(text.slice(0, longest))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Count the edits that turn one word into the other, at most `most` + 1; swapping two neighbors is one edit. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Rate how well a typed word fits a word: 3 identical, 2 a prefix, 1 misspelled, 0 no match. */
function closeness(typed: string, word: string): number {
  if (typed === word) return 3
  if (word.startsWith(typed)) return 2
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  const beginning = word.slice(0, typed.length + (most > 1 ? 1 : 0))
  return Math.min(distance(typed, word, most), distance(typed, beginning, most)) <= most ? 1 : 0
}

const best = (typed: string, words: string[]) => Math.max(0, ...words.map((word) => closeness(typed, word)))
const splitWords = (texts: string[]) =>
  [...new Set(texts.flatMap((text) => plainName(text).split(' ')))].filter(Boolean)
const removeSpaces = (text: string) => plainName(text).replaceAll(' ', '')

type Prepared = { own: string[]; others: string[]; names: string[] }

/** The words of each entry: folding them is more expensive than comparing them. */
const preparedEntries = new WeakMap<Findable, Prepared>()

function prepare(entry: Findable): Prepared {
  const before = preparedEntries.get(entry)
  if (before) return before
  const names = [entry.name, ...entry.also]
  const prepared = { own: splitWords(names), others: splitWords(entry.about), names: names.map(removeSpaces) }
  preparedEntries.set(entry, prepared)
  return prepared
}

/** Rate how well a text matches an entry: the number of typed words found in it, and how well they fit. */
function match(typed: string[], whole: string, entry: Findable): { words: number; score: number } {
  const { own, others, names } = prepare(entry)
  const fits = typed.map((word) => ({ word, value: best(word, own) * 2 || best(word, others) }))
  const sum = fits.reduce((total, { value }) => total + value, 0)
  // A name written as one word or as two: `blue advantage`, `united health`.
  const joinedName = whole.length > 2 && names.find((name) => name.startsWith(whole))
  if (joinedName)
    return { words: typed.length, score: sum + 8 + (joinedName === whole ? 8 : 0) + (joinedName === names[0] ? 4 : 0) }
  // A single letter (`ARKids B`) only ranks entries that other words have found.
  const long = fits.filter(({ word }) => word.length > 1)
  const words = (long.length > 0 ? long : fits).filter(({ value }) => value > 0).length
  return { words, score: sum }
}

/**
 * Find the entries whose name fits what somebody typed, best first. Accents, case, punctuation, word order and small
 * misspellings do not matter.
 * @param text any input; without a letter or digit it finds nothing.
 * @returns the entries that match the most typed words; empty if none does.
 */
export function findCards<Entry extends Findable>(entries: Entry[], text: string): Entry[] {
  const all = splitWords([text])
  const telling = all.filter((word) => !common.has(word))
  const typed = telling.length > 0 ? telling : all
  const matches = entries.map((entry) => ({ entry, ...match(typed, removeSpaces(text), entry) }))
  const most = Math.max(1, ...matches.map(({ words }) => words))
  return matches
    .filter(({ words }) => words === most)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
