import type { Locale } from '../../../../lib/i18n/locales'

/**
 * Return the stem that singular and plural share, as search engines take one for the other. Lowercase is expected. Each
 * language has a function of its own: yoastseo remembers function words by it (buildTopicStems), and takes those of the
 * language it met first for both when they share one.
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
      // An accent comes and goes with the ending (lesión, lesiones); ñ is a letter of its own.
      .replace(/\u0301/g, '')
      .normalize('NFC')
      .replace(/ces$/, 'z')
      .replace(/(?<![aeiou])es$/, '')
      .replace(/(?<=[aeiou])s$/, ''),
}

/**
 * Return letters and digits alone, in lowercase and without accents, so that phrases compare as search engines compare
 * them.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Return the index of the word at which a phrase begins in a text, word after word, singular or plural; -1 when it does
 * not stand there.
 */
export function phraseAt(text: string, phrase: string, locale: Locale): number {
  const stems = (words: string) => ` ${plainWords(words).split(' ').map(stemOf[locale]).join(' ')} `
  const words = stems(text)
  const at = words.indexOf(stems(phrase))
  return at < 0 ? -1 : words.slice(0, at).split(' ').filter(Boolean).length
}
