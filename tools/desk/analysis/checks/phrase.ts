import type { Locale } from '../../../../lib/i18n/locales'

/**
 * Return the stem that singular and plural share, as search engines treat them alike. Expects lowercase. Each
 * language has a function of its own: yoastseo caches function words by the function (buildTopicStems), and would use
 * those of the first language for both.
 */
export const stemOf: Record<Locale, (word: string) => string> = {
  en: (word) =>
    word
      .replace(/['’]s$/, '')
      .replace(/ies$/, 'y')
      .replace(/(s|x|z|ch|sh)es$/, '$1')
      .replace(/(?<![siu])s$/, ''),
  es: (word) =>
    word
      .normalize('NFD')
      // An accent depends on the ending (lesión, lesiones); ñ is a letter of its own.
      .replace(/\u0301/g, '')
      .normalize('NFC')
      .replace(/ces$/, 'z')
      .replace(/(?<![aeiou])es$/, '')
      .replace(/(?<=[aeiou])s$/, ''),
}

/** Return lowercase letters and digits without accents, so that phrases compare as in search engines. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Return the index of the word where a phrase begins in a text, word for word, singular or plural; -1 if it is
 * absent.
 */
export function phraseAt(text: string, phrase: string, locale: Locale): number {
  const stems = (words: string) => ` ${plainWords(words).split(' ').map(stemOf[locale]).join(' ')} `
  const words = stems(text)
  const at = words.indexOf(stems(phrase))
  return at < 0 ? -1 : words.slice(0, at).split(' ').filter(Boolean).length
}
