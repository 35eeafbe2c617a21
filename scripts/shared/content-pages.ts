import { parse } from 'yaml'
import { splitFrontMatter } from '../../lib/content/front-matter'
import { isRecord } from '../../lib/util/is-record'
import { memoize } from '../../lib/util/memoize'

/** The files of a content folder by their paths below it. */
export type Files = ReadonlyMap<string, string>

const fieldsIn = memoize((path: string) =>
  memoize((source: string): Record<string, unknown> => {
    const fields: unknown = parse(splitFrontMatter(path, source.normalize('NFC')).front)
    return isRecord(fields) ? fields : {}
  }),
)

/** Return the fields of a content file, cached: several steps need them, and none changes them. */
export const fieldsOf = (path: string, source: string) => fieldsIn(path)(source)

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
