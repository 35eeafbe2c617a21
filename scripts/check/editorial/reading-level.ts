import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { collections, isSettings } from '../../../lib/content/collections'
import { type Entry, type Problem, problem } from '../../../lib/content/read'
import type { Locale } from '../../../lib/i18n/locales'
import { beginning, type Words } from '../words'
import { splitSentences, splitWords } from './sentences'
import { countSyllables } from './syllables-es'

/** Below this the formulas say nothing: they were made for samples of a hundred words. */
const smallestSample = 100

const counts = (texts: string[], syllables: (word: string) => number) => {
  const sentences = texts.flatMap(splitSentences)
  const words = sentences.flatMap(splitWords).filter((word) => /\p{L}/u.test(word))
  return {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllables(word), 0),
  }
}

/** US school grade that an English text asks for (Kincaid et al. 1975): 9 is ninth grade, lower is easier. */
export function fleschKincaidGrade(texts: string[]): number {
  return fleschKincaid(counts(texts, syllable))
}

/**
 * Ease of a Spanish text, 0 to 100: Szigriszt-Pazos (1992), 206.835 − 62.3 · syllables/words − words/sentences. On the
 * INFLESZ scale (Barrio-Cantalejo et al. 2008) 55 and more is readable for most adults.
 */
export function szigrisztPazosEase(texts: string[]): number {
  const { sentence, word, syllable } = counts(texts, countSyllables)
  return 206.835 - 62.3 * (syllable / word) - word / sentence
}

/** Patients must understand their pages at once; the terms of legal texts are long, and fixed by law. */
export const readingLimits: Record<'page' | 'legal', Record<Locale, number>> = {
  page: { en: 9, es: 55 },
  legal: { en: 12, es: 45 },
}

/** How far a text lies on the hard side of a limit (above zero: too hard), and how that is said. */
const judge: Record<Locale, (texts: string[], limit: number) => { excess: number; verdict: string }> = {
  en: (texts, limit) => {
    const grade = fleschKincaidGrade(texts)
    return { excess: grade - limit, verdict: `reads at grade ${grade.toFixed(1)} (Flesch-Kincaid); at most ${limit}` }
  },
  es: (texts, limit) => {
    const ease = szigrisztPazosEase(texts)
    return { excess: limit - ease, verdict: `reads at ${ease.toFixed(1)} (Szigriszt-Pazos); at least ${limit}` }
  },
}

/** The reading level of a whole page, over its sentences; titles and other fragments do not count. */
export function checkReadingLevel(entry: Entry, words: Words[]): Problem[] {
  const prose = words.filter(({ kind, text }) => kind === 'text' && /[.!?…]["”’»)]*$/.test(text))
  const size = (text: string) => splitWords(text).length
  if (prose.reduce((sum, { text }) => sum + size(text), 0) < smallestSample) return []
  const isLegal = !isSettings(entry.collection) && collections[entry.collection].legal
  const limit = readingLimits[isLegal ? 'legal' : 'page'][entry.locale]
  const level = (texts: Words[]) =>
    judge[entry.locale](
      texts.map(({ text }) => text),
      limit,
    )
  const { excess, verdict } = level(prose)
  if (excess <= 0) return []
  const hardest = prose
    .filter(({ text }) => size(text) >= 15)
    .reduce((a, b) => (level([b]).excess > level([a]).excess ? b : a), prose[0] as Words)
  const advice = `shorten sentences and words, first where it begins ${beginning(hardest.text)}`
  return [problem(entry, hardest.field, `the page ${verdict}: ${advice}`, hardest.line)]
}
