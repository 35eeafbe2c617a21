import { isRecord } from '../../lib/util/is-record'

/** Return the key that identifies a list item. */
const itemKey = (item: unknown) => (isRecord(item) ? (item.id ?? item.name) : undefined)

/** Serialize an item to compare it; this also runs in the editor's page, which lacks Node's comparisons. */
const textOf = (item: unknown) => JSON.stringify(item)

/**
 * Find the previous item for each item of a changed list: an equal one, or one with the same key.
 * @param samePlace whether to match remaining items by index
 * @returns the previous index of each item; undefined for new ones
 */
export function pairItems(before: unknown[], after: unknown[], samePlace = false): (number | undefined)[] {
  const free = new Set(before.keys())
  const pairs: (number | undefined)[] = after.map(() => undefined)
  const pair = (fits: (old: unknown, item: unknown, isSamePlace: boolean) => boolean) => {
    for (const [i, item] of after.entries()) {
      if (pairs[i] !== undefined) continue
      pairs[i] = [...free].find((at) => fits(before[at], item, at === i))
      free.delete(pairs[i] ?? -1)
    }
  }
  pair((old, item) => textOf(old) === textOf(item))
  pair((old, item) => itemKey(item) !== undefined && itemKey(old) === itemKey(item))
  if (samePlace) pair((_, __, isSamePlace) => isSamePlace)
  return pairs
}
