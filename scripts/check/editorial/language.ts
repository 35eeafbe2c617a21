import { eld } from 'eld/extrasmall'
import { type Locale, locales } from '../../../lib/i18n/locales'

const detector = eld.newInstance()
detector.setLanguageSubset([...locales])

/** Fewer ordinary words are too few to tell a language by. */
const fewest = 6
/** More words make nothing surer, only slower. */
const enough = 12

/** Words that begin small: names of places, institutions and people carry capitals and belong to no language. */
export function ordinaryWords(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}'’@./-])\p{Ll}[\p{L}'’]*(?![\p{L}'’]|[@./]\p{L})/gu) ?? []
}

/** The language a sentence is written in, or nothing when it is too short to tell. */
export function languageOf(sentence: string): Locale | undefined {
  const words = ordinaryWords(sentence)
  if (words.length < fewest) return undefined
  const { language } = detector.detect(words.slice(0, enough).join(' '))
  return locales.find((locale) => locale === language)
}
