import type { Locale } from '../../../../lib/i18n/locales'
import { stemOf } from '../stems'

/** Letters and digits alone, small and without accents, so that phrases compare as search engines compare them. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** At which word of a text a phrase begins, word after word, singular or plural; -1 when it does not stand there. */
export function phraseAt(text: string, phrase: string, locale: Locale): number {
  const stems = (words: string) => ` ${plainWords(words).split(' ').map(stemOf[locale]).join(' ')} `
  const words = stems(text)
  const at = words.indexOf(stems(phrase))
  return at < 0 ? -1 : words.slice(0, at).split(' ').filter(Boolean).length
}
