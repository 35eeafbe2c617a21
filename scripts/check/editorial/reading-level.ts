import { syllable } from 'syllable'
import { collections, isSettings } from '../../../lib/content/collections'
import { type Entry, type Problem, problem } from '../../../lib/content/read'
import type { Locale } from '../../../lib/i18n/locales'
import { memoize } from '../../../lib/util/memoize'
import { beginning, type Passage } from '../../shared/passages'
import { longestAverage, splitSentences, splitWords } from './sentences'

const strong = 'aeoáéóíú'

/**
 * Count the syllables of a Spanish word (RAE, Ortografía 2010, II.1): each strong or accented vowel is one; weak vowels
 * (i, u, ü, final y) join adjacent vowels, also across an h, and two weak vowels are one; the u of que, qui, gue, gui
 * is silent.
 */
export function countSyllables(word: string): number {
  const sounds = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/qu|gu(?=[eiéí])/g, 'g')
    .replace(/(?<!c)h/g, '')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  const groups = sounds.match(/[aeiouáéíóúü]+/g) ?? []
  const count = groups.reduce((sum, group) => sum + Math.max(1, [...group].filter((v) => strong.includes(v)).length), 0)
  return Math.max(1, count)
}

/** Minimum number of words: the formulas were developed for samples of a hundred words. */
const smallestSample = 100

/** Count the syllables of a word, memoized: a few words make up most of a text. */
const syllables: Record<Locale, (word: string) => number> = { en: memoize(syllable), es: memoize(countSyllables) }

const counts = (texts: string[], locale: Locale) => {
  const sentences = texts.flatMap(splitSentences)
  const words = sentences.flatMap(splitWords).filter((word) => /\p{L}/u.test(word))
  return {
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllables[locale](word), 0),
  }
}

/**
 * Return the Flesch-Kincaid grade level of an English text (Kincaid et al. 1975), 0.39 · words/sentences +
 * 11.8 · syllables/words − 15.59: 9 is ninth grade in US schools, lower is easier.
 */
export function fleschKincaidGrade(texts: string[]): number {
  const { sentence, word, syllable } = counts(texts, 'en')
  return 0.39 * (word / sentence) + 11.8 * (syllable / word) - 15.59
}

/**
 * Return the readability of a Spanish text, 0 to 100: Szigriszt-Pazos (1992), 206.835 − 62.3 · syllables/words −
 * words/sentences. On the INFLESZ scale (Barrio-Cantalejo et al. 2008) 55 and more is readable for most adults.
 */
export function szigrisztPazosEase(texts: string[]): number {
  const { sentence, word, syllable } = counts(texts, 'es')
  return 206.835 - 62.3 * (syllable / word) - word / sentence
}

/** Limits of the reading level; those of legal texts are more lenient, because their terms are fixed by law. */
const readingLimits: Record<'page' | 'legal', Record<Locale, number>> = {
  page: { en: 9, es: 55 },
  legal: { en: 12, es: 45 },
}

/** By how much a text exceeds its limit (too hard if positive), and how easy it reads, in words. */
const readingLevel: Record<Locale, (texts: string[], limit: number) => { excess: number; verdict: string }> = {
  en: (texts, limit) => {
    const grade = fleschKincaidGrade(texts)
    return { excess: grade - limit, verdict: `reads at grade ${grade.toFixed(1)} (Flesch-Kincaid); at most ${limit}` }
  },
  es: (texts, limit) => {
    const ease = szigrisztPazosEase(texts)
    return { excess: limit - ease, verdict: `reads at ${ease.toFixed(1)} (Szigriszt-Pazos); at least ${limit}` }
  },
}

/** Check the reading level and the average sentence of a page; titles and other fragments do not count. */
export function checkReadingLevel(entry: Entry, words: Passage[]): Problem[] {
  const prose = words.filter(({ kind, text }) => kind === 'text' && /[.!?…]["”’»)]*$/.test(text))
  const size = (text: string) => splitWords(text).length
  if (prose.reduce((sum, { text }) => sum + size(text), 0) < smallestSample) return []
  const isLegal = !isSettings(entry.collection) && collections[entry.collection].legal
  const limit = readingLimits[isLegal ? 'legal' : 'page'][entry.locale]
  const level = (texts: Passage[]) =>
    readingLevel[entry.locale](
      texts.map(({ text }) => text),
      limit,
    )
  const { sentence, word } = counts(
    prose.map(({ text }) => text),
    entry.locale,
  )
  const average = word / sentence
  if (average > longestAverage) {
    const longest = (text: string) => Math.max(...splitSentences(text).map(size))
    const { field, line, text } = prose.reduce((a, b) => (longest(b.text) > longest(a.text) ? b : a))
    const reason = `the sentences of the page have ${average.toFixed(1)} words on average; at most ${longestAverage}`
    return [problem(entry, field, `${reason}: divide the longest, as in ${beginning(text)}`, line)]
  }
  const { excess, verdict } = level(prose)
  if (excess <= 0) return []
  const hardest = prose
    .filter(({ text }) => size(text) >= 15)
    .reduce((a, b) => (level([b]).excess > level([a]).excess ? b : a), prose[0] as Passage)
  const advice = `shorten sentences and words, first where it begins ${beginning(hardest.text)}`
  return [problem(entry, hardest.field, `the page ${verdict}: ${advice}`, hardest.line)]
}
