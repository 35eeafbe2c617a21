/**
 * Return the item of a list with an id. @param missing the beginning of the error message. @throws for an unknown id;
 * the message lists the known ones.
 */
export function itemOf<Item extends { id: string }>(items: readonly Item[], id: string, missing: string): Item {
  const item = items.find((candidate) => candidate.id === id)
  if (item) return item
  throw new Error(`${missing} "${id}"; known: ${items.map((other) => other.id).join(', ')}`)
}
