import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { type Locale, locales } from '../locales'
import { type CollectionName, collections } from './schemas'

/** Something wrong with the content: which file, which field of it, and what to do. */
export type Problem = { file: string; field: string; reason: string }

/** One file below content/, read but not yet believed. `name` is the file's name without language and ending. */
export type Entry = {
  file: string
  collection: CollectionName | 'clinic'
  name: string
  locale: Locale
  data: Record<string, unknown>
  body: string
}

export const problem = (entry: Entry, field: string, reason: string): Problem => ({ file: entry.file, field, reason })

/** Every text of a file with the field it stands in. */
export function textsOf(entry: Entry): { field: string; text: string }[] {
  const walk = (value: unknown, path: string[]): { field: string; text: string }[] => {
    if (typeof value === 'string') return [{ field: path.join('.'), text: value }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, item]) => walk(item, [...path, key]))
  }
  return [...walk(entry.data, []), { field: 'body', text: entry.body }]
}

const names = Object.keys(collections) as CollectionName[]

/** Which collection a path below content/ belongs to: `symptoms/back-pain.es.md` → symptoms, back-pain, es. */
function place(path: string): Pick<Entry, 'collection' | 'name' | 'locale'> | undefined {
  if (path === 'clinic.yaml') return { collection: 'clinic', name: 'clinic', locale: 'en' }
  const match = /^(?:([\w-]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.(md|yaml)$/.exec(path)
  if (!match) return
  const [, folder, name = '', locale, ending] = match
  const at = folder ? `${folder}/*.${ending}` : `${name}.${ending}`
  const collection = names.find((key) => collections[key].at === at)
  const known = locales.find((code) => code === locale)
  return collection && known ? { collection, name, locale: known } : undefined
}

/** Splits `---` front matter from the Markdown below it; a YAML file is all front matter. */
function split(path: string, source: string): { front: string; body: string } {
  if (path.endsWith('.yaml')) return { front: source, body: '' }
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(source)
  return match ? { front: match[1] ?? '', body: match[2] ?? '' } : { front: '', body: source }
}

function readEntry(folder: string, path: string): Entry | Problem {
  const file = `content/${path}`
  const where = place(path)
  if (!where) {
    const reason = 'belongs to no collection: name it folder/name.en.md or folder/name.es.md, in lowercase with hyphens'
    return { file, field: 'file name', reason }
  }
  const { front, body } = split(path, readFileSync(join(folder, path), 'utf8'))
  if (!front.trim()) return { file, field: 'front matter', reason: 'is missing: begin the file with --- fields ---' }
  try {
    const data: unknown = parse(front)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
      return { file, ...where, data: data as Record<string, unknown>, body }
    }
    return { file, field: 'front matter', reason: 'must be a list of "field: value" lines' }
  } catch (error) {
    // Front matter begins on the second line of its file.
    const line =
      error instanceof YAMLParseError && error.linePos ? error.linePos[0].line + (path.endsWith('.md') ? 1 : 0) : '?'
    const reason = (error as Error).message.replace(/( at line \d+, column \d+)?:?\n[\s\S]*/, '')
    return { file, field: `line ${line}`, reason: `is not valid YAML: ${reason}` }
  }
}

/**
 * Reads every file below a content folder.
 * @returns the files that could be read, and a problem for each that could not (never throws for bad content).
 */
export function readContent(folder: string): { entries: Entry[]; problems: Problem[] } {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name !== 'README.md')
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort()
  const read = paths.map((path) => readEntry(folder, path))
  return {
    entries: read.filter((item): item is Entry => 'data' in item),
    problems: read.filter((item): item is Problem => 'reason' in item),
  }
}
