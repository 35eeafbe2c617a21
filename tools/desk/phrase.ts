import type { Locale } from '../../lib/i18n/locales'

/** Return the stem that singular and plural share, as search engines treat them alike. Expects a plain word. */
const stemOf: Record<Locale, (word: string) => string> = {
  en: (word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(s|x|z|ch|sh)es$/, '$1')
      .replace(/(?<![siu])s$/, ''),
  es: (word) =>
    word
      .replace(/ces$/, 'z')
      .replace(/(?<![aeiou])es$/, '')
      .replace(/(?<=[aeiou])s$/, ''),
}

/** Words that a phrase shares with every text. */
const smallWords = new Set(
  'a an and at for in of on or the to with al con de del el en la las los o para por su un una y'.split(' '),
)

/** Split a text into lowercase words without accents, as search engines compare them. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/['’]s\b|\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Test whether a text has every word of a phrase, in any order, singular or plural. */
export function hasPhrase(text: string, phrase: string, locale: Locale): boolean {
  const words = new Set(plainWords(text).map(stemOf[locale]))
  return plainWords(phrase)
    .filter((word) => !smallWords.has(word))
    .every((word) => words.has(stemOf[locale](word)))
}
