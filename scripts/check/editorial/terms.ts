import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { byLocale, type Locale } from '../../../lib/i18n/locales'
import { anyWord, readRules, wholeWords } from './read-rules'

const patterns = z.union([z.string(), z.array(z.string())]).transform((found) => wholeWords([found].flat().join('|')))
const inEach = <Value extends z.ZodType>(value: Value) => z.strictObject(byLocale(() => z.record(z.string(), value)))
const schema = z.strictObject({ refused: inEach(patterns), explained: inEach(z.string()) })

const { refused, explained } = readRules(
  'terms.yaml',
  readFileSync('scripts/check/editorial/terms.yaml', 'utf8'),
  schema,
)

// Hardly any text has such a word, so one combined search usually settles it.
const words = byLocale((locale) => anyWord(Object.values(refused[locale])))

/** Find the words of a text that the glossary replaces. @returns a message for each; empty when there is none. */
export function termsIn(text: string, locale: Locale): string[] {
  if (!words[locale].test(text)) return []
  return Object.entries(refused[locale]).flatMap(([write, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `"${found}": write "${write}" (content/glossary.md)`),
  )
}

/**
 * Find terms that a page uses without explaining them anywhere.
 * @param texts the texts of the page
 * @returns the index of the first text that uses each, and the message for it
 */
export function unexplainedIn(texts: string[], locale: Locale): { at: number; reason: string }[] {
  return Object.entries(explained[locale]).flatMap(([term, as]) => {
    const at = texts.findIndex((text) => text.includes(term))
    if (at < 0 || texts.some((text) => wholeWords(as).test(text))) return []
    return [{ at, reason: `"${term}" is not explained on this page: write "${term} (${as})" where it comes first` }]
  })
}
