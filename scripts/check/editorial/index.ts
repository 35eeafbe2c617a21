import { once } from '../../../lib/content/once'
import { type Entry, type Problem, problem } from '../../../lib/content/read'
import { type Locale, languageName } from '../../../lib/i18n/locales'
import { beginning, type Words, wordsOf } from '../words'
import { claimsInText } from './claims'
import { languageOf, ordinaryWords } from './language'
import { checkReadingLevel } from './reading-level'
import { longestSentence, splitSentences, splitWords } from './sentences'
import { termsIn, unexplainedIn } from './terms'

/** Heading levels do not skip a level (WCAG 1.3.1 and 2.4.6; technique H42); the page title is level 1. */
function checkOutline(entry: Entry, words: Words[]): Problem[] {
  let above = 1
  return words.flatMap(({ kind, level = 1, field, line, text }) => {
    if (kind !== 'heading' || field !== 'body' || level === 1) return []
    const wanted = above + 1
    above = level
    if (level <= wanted) return []
    const reason = `the heading ${beginning(text)} skips a level: begin it with ${'#'.repeat(wanted)}`
    return [problem(entry, field, reason, line)]
  })
}

/** Error messages for a text. */
function checkText(text: string, locale: Locale): string[] {
  const sentences = splitSentences(text)
  const languages = sentences.map((sentence) => languageOf(sentence) ?? locale)
  const foreign = languages.findIndex((language) => language !== locale)
  const long = sentences.filter((sentence) => splitWords(sentence).length > longestSentence)
  return [
    ...long.map(
      (sentence) =>
        `the sentence ${beginning(sentence)} has ${splitWords(sentence).length} words; at most ${longestSentence}`,
    ),
    ...(foreign < 0
      ? []
      : [
          `${beginning(sentences[foreign] ?? '')} is ${languageName(languages[foreign] ?? locale)} on the ${languageName(locale)} page`,
        ]),
    ...claimsInText(text, sentences, locale),
    ...termsIn(text, locale),
  ]
}

/** Finds terms that a page uses but explains nowhere. */
function checkTerms(entry: Entry, words: Words[]): Problem[] {
  const texts = words.map(({ text }) => text)
  return unexplainedIn(texts, entry.locale).flatMap(({ at, reason }) => {
    const place = words[at]
    return place ? [problem(entry, place.field, reason, place.line)] : []
  })
}

/**
 * Editorial checks of a file: reading level, long sentences, promises and superlatives, words that the glossary replaces, order
 * of headings, pictures without text alternatives, wrong language.
 */
export const checkEditorial = once((entry: Entry): Problem[] => {
  const words = wordsOf(entry)
  return [
    ...checkReadingLevel(entry, words),
    ...checkOutline(entry, words),
    ...checkTerms(entry, words),
    ...words.flatMap(({ field, line, text, kind }) => {
      const reasons = checkText(text, entry.locale)
      if (kind === 'picture' && !text) reasons.push('picture has no words for people who cannot see it')
      return reasons.map((reason) => problem(entry, field, reason, line))
    }),
  ]
})

/** Finds texts left untranslated that are too short for language detection. */
export function checkCopied(entry: Entry, original: Entry): Problem[] {
  const texts = new Set(wordsOf(original).map(({ text }) => text))
  return wordsOf(entry)
    .filter(({ text }) => {
      if (!texts.has(text)) return false
      const own = ordinaryWords(text.replace(/\{\w+\}/g, ''))
      return own.some((word) => word.length > 3) && !languageOf(text)
    })
    .map(({ field, line, text }) =>
      problem(
        entry,
        field,
        `${beginning(text)} is the ${languageName(original.locale)} text: write it in ${languageName(entry.locale)}`,
        line,
      ),
    )
}
