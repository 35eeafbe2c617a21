import type { Locale } from '../i18n/locales'
import { fold } from '../util/fold'

/** A word in any script, for the index and for highlighting. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu

/** Stop words in both languages. */
const empty = new Set(
  [
    'a an the of to in on at and or for with is are am be was do does did can could will would have has it its my your me i',
    'yall u ur im ive you we us this that there what when where who how which el la los las un una de del al en y o a que se es son soy esta',
    'estan estoy mi mis su sus por para con lo le les como cuando donde cual quien tengo tiene tienen hay puedo puede ya muy',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Merge Spanish letters that sound the same and are often confused: `rodiyas`, `aseguransa`, `sita`, `kiropractico`.
 */
const sound = (word: string) =>
  word
    .replace(/(ch)|h/g, '$1')
    .replace(/qu(?=[ei])|k/g, 'k')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')

/** Verb endings to remove: `pinched`, `pinching`; `embarazada`, `torcido`, `abren`, `lastimarse`. */
const endings: Record<Locale, RegExp> = {
  en: /^(.{4,}?)(?:ing|ed)$/,
  es: /^(.{3,}?)(?:[aei]r(?:[sm]e)?|ando|iendo|[ai]d[oa]|[ae]n)$/,
}

/** What else makes words of a language alike. */
const sounds: Record<Locale, (word: string) => string> = { en: (word) => word, es: sound }

/**
 * Return the stem of a folded word, the same for singular and plural, and in Spanish for both genders and for spellings
 * that sound alike: `knees` → `kne`, `rodillas`, `rodiya` → `rodiy`. Deliberately rough: indexed words and queries get
 * the same treatment.
 */
export function stem(word: string, locale: Locale): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word.replace(/^(.{3,})ies$/, '$1y').replace(/([sxz]|[cs]h|.{4}[lnrd])es$|([^su])s$/, '$1$2')
  const base = singular.replace(endings[locale], '$1')
  const short = base.length > 3 ? base.replace(/^(.{3,})[aeoy]$/, '$1') : base
  return sounds[locale](short)
}

/**
 * Return the words of a text with their stems, in order, without stop words unless there is nothing else.
 * @param kept stop words that count
 */
export function splitQuery(
  text: string,
  locale: Locale,
  kept: readonly string[] = [],
): { word: string; stem: string }[] {
  const words = (text.match(wordPattern) ?? [])
    .map((word) => ({ word, folded: fold(word) }))
    .filter(({ folded }) => folded)
  const full = words.filter(({ folded }) => !empty.has(folded) || kept.includes(folded))
  return (full.length > 0 ? full : words).map(({ word, folded }) => ({ word, stem: stem(folded, locale) }))
}

/** Return the stems of a text's words, as in `splitQuery`. */
export const stemsOf = (text: string, locale: Locale, kept: readonly string[] = []) =>
  splitQuery(text, locale, kept).map((word) => word.stem)
