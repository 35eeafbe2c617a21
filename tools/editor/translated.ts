import { type Entry, readSources } from '../../lib/content/read'
import { defaultLocale, languageName, otherLocale } from '../../lib/i18n/locales'
import { digits, recordedTexts, recordOfHashes } from '../../scripts/check/translations'
import { sourceKey } from './format'
import { type Draft, entriesOf } from './refuse'

/** Hash texts as scripts/check/translations.ts does, with the browser's means. */
async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits)
}

async function recordOf(original: Entry): Promise<string> {
  const lines = recordedTexts(original).map((line) => Promise.all(line.map(hash)))
  return recordOfHashes(await Promise.all(lines))
}

const textOf = (entry: Entry) => JSON.stringify(recordedTexts(entry))

/** Test whether a page differs from the file it was read from; a new one does. */
function isChanged(entry: Entry, source: unknown): boolean {
  const [saved] =
    typeof source === 'string' ? readSources([[entry.file.replace(/^content\//, ''), source]]).entries : []
  return !saved || textOf(saved) !== textOf(entry)
}

const other = otherLocale(defaultLocale)
const [from, to] = [languageName(defaultLocale), languageName(other)]

/** Return the question for a change in only one of the two languages. */
const question = `The ${from} has changed since the ${to} was written. Does the ${to} say the same now?\n\nOK: it does, save.\nCancel: go back and change the ${to}, too.`
const advice = `Change the ${to} to match the ${from}, then save again. What you typed is still here`

/**
 * Return the translation record to save with a page (the site is not published without it): either both languages
 * were written or changed together, or the writer confirms that they still match.
 * @param confirm asks the writer
 * @returns undefined if the record stays as it is @throws a message if the translation has to be changed first
 */
export async function recordToSave(draft: Draft, confirm: (text: string) => boolean): Promise<string | undefined> {
  const entries = entriesOf(draft)
  const [original, translation] = [defaultLocale, other].map((locale) =>
    entries.find((entry) => entry.locale === locale),
  )
  if (!original || !translation) return undefined
  const record = await recordOf(original)
  const before = translation.data.translatedFrom
  if (typeof before === 'string' && before.trim() === record) return undefined
  const sources = [draft.data[sourceKey], draft.i18n[other]?.data[sourceKey]]
  const isTogether = isChanged(translation, sources[1]) && isChanged(original, sources[0])
  if (!isTogether && !confirm(question)) throw new Error(advice)
  return record
}
