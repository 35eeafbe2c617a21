import type { CollectionName } from '../../lib/content/collections'
import type { Entry } from '../../lib/content/read'
import { defaultLocale } from '../../lib/i18n/locales'

const keyOf = ({ collection, name }: Entry) => `${collection} ${name}`

/** Makes a function that finds the file of a page in the default language. */
export function originalsOf(entries: Entry[]): (entry: Entry) => Entry | undefined {
  const originals = new Map(
    entries.filter(({ locale }) => locale === defaultLocale).map((entry) => [keyOf(entry), entry]),
  )
  return (entry) => originals.get(keyOf(entry))
}

/** The files of a collection, each with its original in the default language; files without one are skipped. */
export function withOriginals(entries: Entry[], collection: CollectionName): { entry: Entry; original: Entry }[] {
  const originalOf = originalsOf(entries)
  return entries.flatMap((entry) => {
    const original = entry.collection === collection ? originalOf(entry) : undefined
    return original ? [{ entry, original }] : []
  })
}
