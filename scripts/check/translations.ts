import { createHash } from 'node:crypto'
import { diffArrays } from 'diff'
import { type Entry, type Problem, problemsOf, readContent } from '../../lib/content/read'
import { defaultLocale, languageName } from '../../lib/i18n/locales'
import { memoize } from '../../lib/util/memoize'
import { type Passage, passagesOf } from '../shared/passages'
import { withOriginals } from './language-pairs'

/*
 * Every translation records in `translatedFrom` the state of the original it was made from: a short hash of each field and
 * paragraph, in reading order. Facts, sources, link targets and emphasis are not included.
 */

/** A text of the original that has changed since the translation; for a removed one, its previous text. */
type Change = {
  kind: 'changed' | 'added' | 'moved' | 'removed after'
  field: string
  line: number
  text: string
}

/** A translation whose original has changed since. The content check only warns; the launch check fails. */
export type StaleTranslation = { file: string; original: string; changes: Change[] }

/** The length of a hash, in hexadecimal digits. */
export const digits = 6
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, digits)
const byField = new Intl.Collator('en', { numeric: true })

/**
 * Return the texts of an original in the order of the record: fields sorted by name, because editors may reorder them,
 * then the body.
 */
const texts = memoize((original: Entry): Passage[] => {
  const words = passagesOf(original).filter(({ text }) => /\p{L}/u.test(text))
  const fields = words.filter(({ field }) => field !== 'body')
  return [...fields.sort((a, b) => byField.compare(a.field, b.field)), ...words.filter(({ field }) => field === 'body')]
})

/** Return the texts in the record of an original: a line for each group of fields and each section of the body. */
export function recordedTexts(original: Entry): string[][] {
  const lines: string[][] = []
  let last: string | undefined
  for (const { field, text, level } of texts(original)) {
    const group = field === 'body' ? field : (/^\w+(?:\.\d+)?(?=\.)/.exec(field)?.[0] ?? '')
    if (group !== last || level === 2) lines.push([])
    lines.at(-1)?.push(text)
    last = group
  }
  return lines
}

const hashesOf = memoize((original: Entry) => texts(original).map(({ text }) => hash(text)))

/** Format lines of hashes as a record. */
export const recordOfHashes = (lines: string[][]): string => lines.map((line) => line.join(' ')).join('\n')

/** Return the record of an original: hashes of its texts. */
const recordOf = memoize((original: Entry) => recordOfHashes(recordedTexts(original).map((line) => line.map(hash))))

/** Return the changes of an original since a record was made, in reading order. */
function changesSince(record: string, original: Entry): Change[] {
  const now = texts(original)
  const hashes = hashesOf(original)
  const recorded = record.trim().split(/\s+/)
  const parts = diffArrays(recorded, hashes)
  const all = (side: 'added' | 'removed') => new Set(parts.flatMap((part) => (part[side] ? part.value : [])))
  const [came, went] = [all('added'), all('removed')]
  /** Return the number of texts of a part that were removed or added, not moved. */
  const lost = (part?: (typeof parts)[number]) =>
    part?.removed ? part.value.filter((item) => !came.has(item)).length : 0
  const fresh = (part?: (typeof parts)[number]) =>
    part?.added ? part.value.filter((item) => !went.has(item)).length : 0
  const change = (kind: Change['kind'], { field, line, text }: Passage): Change => ({ kind, field, line, text })

  let at = 0
  return parts.flatMap((part, i): Change[] => {
    if (part.removed) {
      const before = now[at - 1] ?? now[0]
      return before && lost(part) > fresh(parts[i + 1]) ? [change('removed after', before)] : []
    }
    const here = now.slice(at, at + part.value.length)
    at += here.length
    if (!part.added) return []
    // A text added where another was removed counts as changed.
    let places = lost(parts[i - 1])
    return here.map((text, j) => {
      if (went.has(part.value[j] ?? '')) return change('moved', text)
      places -= 1
      return change(places >= 0 ? 'changed' : 'added', text)
    })
  })
}

const isTranslationRecord = (value: unknown): value is string =>
  typeof value === 'string' && /^\s*[0-9a-f]{6}(\s+[0-9a-f]{6})*\s*$/.test(value)

/** Check that every translation has a record of its original. */
export function checkRecords(entries: Entry[]): Problem[] {
  return entries
    .filter(({ locale, data }) => locale !== defaultLocale && !isTranslationRecord(data.translatedFrom))
    .flatMap((entry) => {
      const [own, original] = [entry.locale, defaultLocale].map(languageName)
      const isMissing = entry.data.translatedFrom === undefined
      const state = isMissing ? 'is missing' : `is not a record of the ${original} text`
      const advice = `when the ${own} says what the ${original} says, run npm run translated -- ${entry.file}`
      return problemsOf(entry, { translatedFrom: `${state}: ${advice}` })
    })
}

/** Return all translations with their originals, where both are readable. */
const translationsIn = (entries: Entry[]) => withOriginals(entries).filter(({ entry, original }) => entry !== original)

/**
 * Return the translations in a content folder whose original has changed since. Changes of the translation itself are
 * ignored; files without a record are left to `checkRecords`.
 */
export function staleTranslations(folder: string): StaleTranslation[] {
  return translationsIn(readContent(folder).entries).flatMap(({ entry: { file, data }, original }) => {
    const record = data.translatedFrom
    const changes = isTranslationRecord(record) ? changesSince(record, original) : []
    return changes.length > 0 ? [{ file, original: original.file, changes }] : []
  })
}

/** Return up-to-date records of all translations, by file. */
export const recordsOf = (entries: Entry[]): Map<string, string> =>
  new Map(translationsIn(entries).map(({ entry, original }) => [entry.file, recordOf(original)]))

/** Return up-to-date records of all translations in a folder, by file. */
export const presentRecords = (folder: string): Map<string, string> => recordsOf(readContent(folder).entries)

/**
 * Set the record in the source of a translation: replace the earlier one, or append it to the front matter. Return
 * the source unchanged if it already has this record; otherwise normalize its line endings and remove a byte order
 * mark.
 */
export function withRecord(source: string, record: string): string {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const recorded = putRecord(text, `translatedFrom: |-\n${record.replace(/^/gm, '  ')}\n`)
  // A record that differs only in line endings is the same.
  return recorded.trimEnd() === text.trimEnd() ? source : recorded
}

function putRecord(text: string, field: string): string {
  const earlier = /^translatedFrom:.*(?:\n|$)(?:[ \t]+.*(?:\n|$))*/m
  if (earlier.test(text)) return text.replace(earlier, field)
  const front = /^---\n[\s\S]*?\n(?=---[ \t]*(?:\n|$))/
  return front.test(text) ? text.replace(front, (fields) => fields + field) : `${text.trimEnd()}\n${field}`
}
