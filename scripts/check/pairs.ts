import type { CollectionName } from '../../lib/content/collections'
import type { Entry } from '../../lib/content/read'
import { defaultLocale } from '../../lib/i18n/locales'

const keyOf = ({ collection, name }: Entry) => `${collection} ${name}`

/** Finds the file of a page in the default language. */
export function originalsOf(entries: Entry[]): (entry: Entry) => Entry | undefined {
  const originals = new Map(
    entries.filter(({ locale }) => locale === defaultLocale).map((entry) => [keyOf(entry), entry]),
  )
  return (entry) => originals.get(keyOf(entry))
}

/** The pages of a collection, each with its file in the default language; those without one are left out. */
export function withOriginals(entries: Entry[], collection: CollectionName): { entry: Entry; original: Entry }[] {
  const originalOf = originalsOf(entries)
  return entries.flatMap((entry) => {
    const original = entry.collection === collection ? originalOf(entry) : undefined
    return original ? [{ entry, original }] : []
  })
}
