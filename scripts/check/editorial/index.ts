import { type Entry, type Problem, problemsOf, type Reason } from '../../../lib/content/read'
import { type Locale, languageName } from '../../../lib/i18n/locales'
import { memoize } from '../../../lib/util/memoize'
import { beginning, type Passage, passagesOf } from '../../shared/passages'
import { claimsInText } from './claims'
import { languageOf, ordinaryWords } from './language'
import { longestSentence, splitSentences, splitWords } from './sentences'
import { termsIn, unexplainedIn } from './terms'

/** Check that heading levels do not skip one (WCAG 1.3.1 and 2.4.6; technique H42); the page title is level 1. */
function checkOutline(entry: Entry, words: Passage[]): Problem[] {
  let above = 1
  return words.flatMap(({ kind, level = 1, field, line, text }) => {
    if (kind !== 'heading' || field !== 'body' || level === 1) return []
    const wanted = above + 1
    above = level
    const reason = `the heading ${beginning(text)} skips a level: begin it with ${'#'.repeat(wanted)}`
    return problemsOf(entry, { [field]: level > wanted && reason }, line)
  })
}

/** List the faults of a text. */
function checkText(text: string, locale: Locale): Reason[] {
  const sentences = splitSentences(text)
  const languages = sentences.map((sentence) => languageOf(sentence) ?? locale)
  const foreign = languages.findIndex((language) => language !== locale)
  const found = languageName(languages[foreign] ?? locale)
  return [
    ...sentences.map((sentence) => {
      const { length } = splitWords(sentence)
      return (
        length > longestSentence &&
        `the sentence ${beginning(sentence)} has ${length} words; at most ${longestSentence}`
      )
    }),
    foreign >= 0 && `${beginning(sentences[foreign] ?? '')} is ${found} on the ${languageName(locale)} page`,
    ...claimsInText(text, sentences, locale),
    ...termsIn(text, locale),
  ]
}

/** Find terms that a page uses but explains nowhere. */
function checkTerms(entry: Entry, words: Passage[]): Problem[] {
  const texts = words.map(({ text }) => text)
  return unexplainedIn(texts, entry.locale).flatMap(({ at, reason }) => {
    const { field = '', line } = words[at] ?? {}
    return problemsOf(entry, { [field]: reason }, line)
  })
}

/**
 * Run the editorial checks of a file: long sentences, promises and superlatives, words that the glossary
 * replaces, order of headings, pictures without text alternatives, wrong language.
 */
export const checkEditorial = memoize((entry: Entry): Problem[] => {
  const words = passagesOf(entry)
  return [
    ...checkOutline(entry, words),
    ...checkTerms(entry, words),
    ...words.flatMap(({ field, line, text, kind }) => {
      const isUnsaid = kind === 'picture' && !text && 'picture has no words for people who cannot see it'
      return problemsOf(entry, { [field]: [...checkText(text, entry.locale), isUnsaid] }, line)
    }),
  ]
})

/** Find untranslated texts that are too short for language detection. */
export function checkCopied(entry: Entry, original: Entry): Problem[] {
  const texts = new Set(passagesOf(original).map(({ text }) => text))
  const [from, to] = [original.locale, entry.locale].map(languageName)
  return passagesOf(entry).flatMap(({ field, line, text }) => {
    if (!texts.has(text)) return []
    const own = ordinaryWords(text.replace(/\{\w+\}/g, ''))
    const isCopied = own.some((word) => word.length > 3) && !languageOf(text)
    return problemsOf(entry, { [field]: isCopied && `${beginning(text)} is the ${from} text: write it in ${to}` }, line)
  })
}
