import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, locales } from '../i18n/locales'
import type { SettingsName } from '../schemas'
import { listFiles } from '../util/files'
import { isRecord } from '../util/is-record'
import { memoize } from '../util/memoize'
import { type CollectionName, collectionNames, collections, placeOf } from './collections'
import { isForeign } from './foreign-files'
import { splitFrontMatter } from './front-matter'
import { lineFinder, newlines } from './lines'
import { parseYaml } from './yaml-mistakes'

/** A problem with the content: file, field, line if known, and what to do. */
export type Problem = { file: string; field: string; reason: string; line?: number }

/** A file of content/, parsed but not validated. `name` is the file name without language and extension. */
export type Entry = {
  file: string
  collection: CollectionName | SettingsName
  name: string
  locale: Locale
  data: Record<string, unknown>
  body: string
  /**
   * Find the line where a field begins (`lead`, `seo.title`, `body, {#care}`); absent for text that does not come from
   * a file.
   */
  lineOf?: (field: string) => number | undefined
}

/** Return the value at a field path: `claims.patients`; undefined if there is none. */
export const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (isRecord(at) ? at[key] : undefined), data)

/** Return a problem with a field of a file. @param line its line, if not where the field begins. */
export const problem = (entry: Entry, field: string, reason: string, line = entry.lineOf?.(field)): Problem => ({
  file: entry.file,
  field,
  reason,
  ...(line && { line }),
})

/** Why something is invalid; false or undefined if it is valid. */
export type Reason = string | false | undefined

/** Return the problems of a file from the reasons by field, one or several each. */
export const problemsOf = (entry: Entry, reasons: Record<string, Reason | Reason[]>, line?: number): Problem[] =>
  Object.entries(reasons).flatMap(([field, found]) =>
    [found].flat().flatMap((reason) => (reason ? problem(entry, field, reason, line) : [])),
  )

/** A text, and the field that holds it: `items.0.title`. */
type FieldText = { field: string; text: string }

/** Return all texts of a value, at any depth. */
function textsWithin(value: unknown, path: string[] = []): FieldText[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsWithin(item, [...path, key]))
}

/** Return all strings of a file with the fields that hold them. */
export const textsOf = memoize((entry: Entry): FieldText[] => [
  ...textsWithin(entry.data),
  { field: 'body', text: entry.body },
])

const keyOf = ({ collection, name }: Entry) => `${collection} ${name}`

/** Create a function that finds the default-language file of a translation. */
export function originalsOf(entries: Entry[]): (entry: Entry) => Entry | undefined {
  const originals = new Map(
    entries.filter(({ locale }) => locale === defaultLocale).map((entry) => [keyOf(entry), entry]),
  )
  return (entry) => originals.get(keyOf(entry))
}

/** Return the line of a file where a part of one of its texts begins. */
export function lineWith(entry: Entry, { field, text }: { field: string; text: string }, part: string) {
  const line = entry.lineOf?.(field)
  return line && line + newlines(text.slice(0, Math.max(text.indexOf(part), 0)))
}

/** The folder of content/ for photo files; content/photos.yaml describes them. */
export const photoFolder = 'photos/'

/** Folders of content/ that contain only pictures. */
const pictureFolders = ['brand/', photoFolder]

/** Return the photo file names among the paths of a content folder, normalized like all texts (Unicode NFC). */
export const photosAmong = (paths: string[]): string[] =>
  paths
    .filter((path) => path.startsWith(photoFolder) && !isForeign(path))
    .map((path) => path.slice(photoFolder.length).normalize('NFC'))

/** Return the photo file names in a content folder. */
export const photoFilesIn = (folder: string): string[] => photosAmong(listFiles(folder))

/** Files of content/ for its editors, not pages. */
export const guides = ['README.md', 'glossary.md']

/** Find the marks that Git leaves where two people changed one passage. */
const conflict = /^(?:<{7}|>{7}|\|{7})(?: |\r?$)/m

/** The folders whose files are pages. */
const pageFolders = [...new Set(collectionNames.flatMap((name) => /^([\w-]+)\//.exec(collections[name].at)?.[1] ?? []))]

function readEntry(path: string, source: string): Entry | Problem {
  const file = `content/${path}`
  const where = placeOf(path)
  if (!where) {
    const code = /^.+\.([a-z]{2,3})\.(?:md|yaml)$/.exec(path)?.[1]
    const unknown = code && !locales.some((locale) => locale === code)
    const reason = unknown
      ? `is in an unknown language "${code}"; known: ${locales.join(', ')}. Rename it, or add the language to lib/i18n/locales.ts`
      : `belongs to no page type: name it ${locales.map((locale) => `folder/name.${locale}.md`).join(' or ')}, in lowercase with hyphens; the folders are ${pageFolders.join(', ')}`
    return { file, field: 'file name', reason }
  }
  if (source.includes('\uFFFD')) return { file, field: 'file', reason: 'is not UTF-8: save it with that encoding' }
  const conflictAt = conflict.exec(source)
  if (conflictAt) {
    const reason =
      'holds two versions of one passage, after <<<<<<< and after =======: keep one, and delete the lines of marks'
    return { file, field: `line ${newlines(source.slice(0, conflictAt.index)) + 1}`, reason }
  }
  const { front, body } = splitFrontMatter(path, source)
  if (!front.trim()) {
    const isUnclosed = /^\uFEFF?---\s/.test(source)
    const reason = isUnclosed
      ? 'is not closed: put --- on its own line after the fields'
      : 'is missing: begin the file with --- fields ---'
    return { file, field: 'front matter', reason }
  }
  // In a Markdown file the front matter begins on line 2.
  const before = path.endsWith('.md') ? 1 : 0
  const { document, counter, mistake } = parseYaml(front)
  if (mistake) return { file, field: `line ${mistake.line + before}`, reason: mistake.reason }
  const data: unknown = document.toJS()
  if (!isRecord(data)) return { file, field: 'front matter', reason: 'must be a list of "field: value" lines' }
  const line = newlines(source.slice(0, source.length - body.length)) + 1
  const lineOf = lineFinder(document, counter, before, { text: body, line })
  return { file, ...where, data, body, lineOf }
}

/**
 * Cache a folder's files, because several checks use them. Names are normalized to NFC: keyboards and file systems
 * encode an í differently.
 */
const readOnce = memoize((path: string) => memoize((source: string) => readEntry(path, source.normalize('NFC'))))

/** Test whether a file under content/ is content, not a guide, a picture or a file of another program. */
export const isContent = (path: string) =>
  !guides.includes(path) && !pictureFolders.some((folder) => path.startsWith(folder)) && !isForeign(path)

/** Content files that could be parsed, and a problem for each that could not. */
export type Read = { entries: Entry[]; problems: Problem[] }

/**
 * Parse content files.
 * @param sources their texts by path below content/.
 * @returns the files that could be parsed, and a problem for each that could not; never throws for invalid content.
 */
export function readSources(sources: Iterable<[path: string, source: string]>): Read {
  const read = [...sources].map(([path, source]) => readOnce(path)(source))
  return {
    entries: read.filter((item): item is Entry => 'data' in item),
    problems: read.filter((item): item is Problem => 'reason' in item),
  }
}

/** Read every file below a content folder, as `readSources` does. */
export const readContent = (folder: string): Read =>
  readSources(
    listFiles(folder)
      .filter(isContent)
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
