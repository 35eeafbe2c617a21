/** A name on a card or a kind of coverage, and the other words that people type for it. */
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

/** Longer input holds no name: the rest is left out. */
const longest = 80
/** Words that appear in so many names that they tell none apart. */
const common = new Set(
  'an and con de del el en for from health in insurance is la medical medico mi mis my of on or para plan por salud seguro the una un with card carta tarjeta have tengo'.split(
    ' ',
  ),
)

/** Return text without accents, case and signs: `Workers’ Comp.` → `workers comp`. */
export const fold = (text: string): string =>
  text
    .slice(0, longest)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Count the letters that must change to make one word of the other, two swapped neighbors counting as one; at most
 * `most` + 1.
 */
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

/** Rate how well a typed word fits a word: 3 the same, 2 its beginning, 1 misspelled, 0 not at all. */
function closeness(typed: string, word: string): number {
  if (typed === word) return 3
  if (word.startsWith(typed)) return 2
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  const beginning = word.slice(0, typed.length + (most > 1 ? 1 : 0))
  return Math.min(distance(typed, word, most), distance(typed, beginning, most)) <= most ? 1 : 0
}

const best = (typed: string, words: string[]) => Math.max(0, ...words.map((word) => closeness(typed, word)))
const splitWords = (texts: string[]) => [...new Set(texts.flatMap((text) => fold(text).split(' ')))].filter(Boolean)
const joined = (text: string) => fold(text).replaceAll(' ', '')

type Prepared = { own: string[]; others: string[]; names: string[] }

/** The words of each entry: folding them costs more than comparing them. */
const known = new WeakMap<Findable, Prepared>()

function prepare(entry: Findable): Prepared {
  const before = known.get(entry)
  if (before) return before
  const names = [entry.name, ...entry.also]
  const prepared = { own: splitWords(names), others: splitWords(entry.about), names: names.map(joined) }
  known.set(entry, prepared)
  return prepared
}

/** Rate how well a text fits an entry: the number of typed words found in it, and how well. */
function match(typed: string[], whole: string, entry: Findable): { words: number; score: number } {
  const { own, others, names } = prepare(entry)
  const fits = typed.map((word) => ({ word, value: best(word, own) * 2 || best(word, others) }))
  const sum = fits.reduce((total, { value }) => total + value, 0)
  // A name written as one word or as two: `blue advantage`, `united health`.
  const solid = whole.length > 2 && names.find((name) => name.startsWith(whole))
  if (solid) return { words: typed.length, score: sum + 8 + (solid === whole ? 8 : 0) + (solid === names[0] ? 4 : 0) }
  // A single letter (`ARKids B`) only tells apart what other words have found.
  const long = fits.filter(({ word }) => word.length > 1)
  const words = (long.length > 0 ? long : fits).filter(({ value }) => value > 0).length
  return { words, score: sum }
}

/**
 * Find the entries whose name fits what somebody typed, the best first. Accents, case, signs, order of words and small
 * misspellings do not matter.
 * @param text anything at all; text without a letter or digit finds nothing.
 * @returns the entries that have the most of the typed words; none if none fits.
 */
export function findCards<Entry extends Findable>(entries: Entry[], text: string): Entry[] {
  const all = splitWords([text])
  const telling = all.filter((word) => !common.has(word))
  const typed = telling.length > 0 ? telling : all
  const found = entries.map((entry) => ({ entry, ...match(typed, joined(text), entry) }))
  const most = Math.max(1, ...found.map(({ words }) => words))
  return found
    .filter(({ words }) => words === most)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
