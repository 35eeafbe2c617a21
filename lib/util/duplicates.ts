/** Return the items whose key repeats an earlier one, each with that earlier item. Items without a key are ignored. */
export function findDuplicates<Item>(
  items: Item[],
  keyOf: (item: Item) => string | undefined,
): [item: Item, earlier: Item][] {
  const firstByKey = new Map<string, Item>()
  return items.flatMap((item): [Item, Item][] => {
    const key = keyOf(item)
    if (!key) return []
    const earlier = firstByKey.get(key)
    if (!earlier) firstByKey.set(key, item)
    return earlier ? [[item, earlier]] : []
  })
}
