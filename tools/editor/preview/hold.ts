import { schemaOf } from '../../../lib/content/collections'
import type { Entry } from '../../../lib/content/read'

/** Replaces words that are still to be written. */
const unwritten = '…'

type Path = readonly PropertyKey[]

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

/** Set the value at a path, or remove it if undefined. */
function put(data: unknown, path: Path, value: unknown): void {
  const owner = at(data, path.slice(0, -1))
  const key = path.at(-1)
  if (typeof owner !== 'object' || owner === null || key === undefined) return
  if (value !== undefined) Object.assign(owner, { [key]: value })
  else if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else Reflect.deleteProperty(owner, key)
}

/** Return the list item that a path leads into, or the path itself if there is none. */
function itemOf(path: Path): Path {
  const last = path.findLastIndex((key) => typeof key === 'number')
  return last < 0 ? path : path.slice(0, last + 1)
}

/**
 * Return a draft in displayable form: invalid fields keep their last saved value, and missing words show `…`.
 * Whatever else a new page lacks comes from another page of its type; a list item without a saved version is left
 * out.
 * @param saved the last saved version; for a new page, another one of its type and language
 * @returns undefined if no page can be made from it
 */
export function held(entry: Entry, saved: Entry | undefined, isNew: boolean): Entry | undefined {
  const data = structuredClone(entry.data)
  for (let round = 0; round < 4; round++) {
    const { error } = schemaOf(entry.collection, entry.locale).safeParse(data)
    if (!error) return { ...entry, data, lineOf: undefined }
    // Remove items from the end, so that earlier ones keep their index.
    for (const issue of error.issues.toReversed()) {
      const known = at(saved?.data, issue.path)
      const isMissingText = issue.code === 'invalid_type' && issue.expected === 'string'
      if (issue.code === 'unrecognized_keys') for (const key of issue.keys) put(data, [...issue.path, key], undefined)
      else if (round === 0 && isMissingText && (isNew || known === undefined)) put(data, issue.path, unwritten)
      else put(data, known === undefined ? itemOf(issue.path) : issue.path, structuredClone(known))
    }
  }
  return undefined
}
