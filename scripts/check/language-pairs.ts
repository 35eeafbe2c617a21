import type { CollectionName } from '../../lib/content/collections'
import { type Entry, originalsOf } from '../../lib/content/read'

/**
 * Pair files, of one collection or all, with their originals in the default language; files without one are skipped.
 */
export function withOriginals(entries: Entry[], only?: CollectionName): { entry: Entry; original: Entry }[] {
  const originalOf = originalsOf(entries)
  return entries.flatMap((entry) => {
    const original = only === undefined || entry.collection === only ? originalOf(entry) : undefined
    return original ? [{ entry, original }] : []
  })
}
