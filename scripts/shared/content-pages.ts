import { parse } from 'yaml'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { isRecord } from '../../lib/util/is-record'
import { setFields } from '../yaml/set-fields'

/** The files of a content folder by their paths below it. */
export type Files = ReadonlyMap<string, string>

/** Return the fields of a content file. */
export function fieldsOf(path: string, source: string): Record<string, unknown> {
  const fields: unknown = parse(splitFrontMatter(path, source.normalize('NFC')).front)
  return isRecord(fields) ? fields : {}
}

/** Merge answers into known values: answers take precedence, and an empty one removes the field. */
export const completed = (before: Record<string, unknown> | undefined, answer: Record<string, unknown>) =>
  Object.fromEntries(Object.entries({ ...before, ...answer }).filter(([, value]) => value !== undefined))

/**
 * Return the name of a page in a folder: `posts/chronic-stress.en.md` → `chronic-stress`; undefined for other files.
 */
export function pageIn(folder: string, path: string): string | undefined {
  const [at, name = ''] = path.split('/')
  return at === folder ? bareName(name) : undefined
}

/** Return a page without language and extension: `posts/chronic-stress.en.md` → `posts/chronic-stress`. */
export const bareName = (path: string) => path.replace(/\.\w+\.md$/, '')

/** Return the pages of a folder, from their English files, each with its name and fields. */
export const pagesIn = (folder: string, files: Files) =>
  [...files].flatMap(([path, source]) => {
    const name = path.endsWith('.en.md') && pageIn(folder, path)
    return name ? [{ path, name, source, fields: fieldsOf(path, source) }] : []
  })

/** Minimum number of related pages, as the schemas of posts require. */
const leastRelated = 2

/**
 * Remove pages from the lists of related posts.
 * @param gone the names of the removed posts
 * @returns the posts that change; lists that became too short are filled with other posts
 */
export function withoutRelated(files: Files, gone: ReadonlySet<string>): Map<string, string> {
  const posts = pagesIn('posts', files)
  const names = posts.map(({ name }) => name).filter((name) => !gone.has(name))
  const changed = new Map<string, string>()
  for (const { path, source, name: own, fields } of posts) {
    const { related } = fields
    if (gone.has(own) || !Array.isArray(related) || !related.some((name) => gone.has(name))) continue
    const kept = related.filter((name) => !gone.has(name))
    const others = names.filter((name) => name !== own && !kept.includes(name))
    const list = [...kept, ...others.slice(0, Math.max(0, leastRelated - kept.length))]
    const { front } = splitFrontMatter(path, source)
    const written = source.replace(front, () => setFields(front, { related: list }).trimEnd())
    changed.set(path, written)
  }
  return changed
}
