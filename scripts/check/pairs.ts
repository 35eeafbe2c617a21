import type { CollectionName } from '../../lib/content/collections'
import { type Entry, originalsOf } from '../../lib/content/read'

/** The files of a collection, each with its original in the default language; files without one are skipped. */
export function withOriginals(entries: Entry[], collection: CollectionName): { entry: Entry; original: Entry }[] {
  const originalOf = originalsOf(entries)
  return entries.flatMap((entry) => {
    const original = entry.collection === collection ? originalOf(entry) : undefined
    return original ? [{ entry, original }] : []
  })
}
