/** Return the items that have the key of an earlier one, each with that one. Items without a key repeat nothing. */
export function findDuplicates<Item>(
  items: Item[],
  keyOf: (item: Item) => string | undefined,
): [item: Item, earlier: Item][] {
  const known = new Map<string, Item>()
  return items.flatMap((item): [Item, Item][] => {
    const key = keyOf(item)
    if (!key) return []
    const earlier = known.get(key)
    if (!earlier) known.set(key, item)
    return earlier ? [[item, earlier]] : []
  })
}
