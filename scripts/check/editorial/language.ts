import { eld } from 'eld/extrasmall'
import { type Locale, locales } from '../../../lib/i18n/locales'

const detector = eld.newInstance()
detector.setLanguageSubset([...locales])

/** Minimum number of words for language detection. */
const fewest = 6
/** Number of words that language detection uses; more would only be slower. */
const enough = 12

/** Return the lowercase words of a text: proper names are capitalized and belong to no language. */
export function ordinaryWords(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}'’@./-])\p{Ll}[\p{L}'’]*(?![\p{L}'’]|[@./]\p{L})/gu) ?? []
}

/** Detect the language of a sentence; undefined if it is too short. */
export function languageOf(sentence: string): Locale | undefined {
  const words = ordinaryWords(sentence)
  if (words.length < fewest) return undefined
  const { language } = detector.detect(words.slice(0, enough).join(' '))
  return locales.find((locale) => locale === language)
}
