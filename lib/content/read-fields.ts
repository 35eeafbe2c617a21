import { isRecord } from '../util/is-record'
import { type Entry, valueAt } from './read'

/*
 * Reading what may not be valid, as checks and editors do: what is not of the form that is asked for is left out.
 */

/** Return the file of settings, or the first file of a collection, if there is one. */
export const fileIn = (entries: Entry[], name: Entry['collection']) =>
  entries.find(({ collection }) => collection === name)

/** Return the list at a path of fields: `claims.patients`. */
export function listAt(data: unknown, path: string): unknown[] {
  const value = valueAt(data, path)
  return Array.isArray(value) ? value : []
}

/** Return the texts in a list. */
export const textsAt = (data: unknown, path: string) => listAt(data, path).filter((item) => typeof item === 'string')

/** Return the objects in a list, each with its own path. */
export const itemsAt = (data: unknown, path: string) =>
  listAt(data, path).flatMap((item, i) => (isRecord(item) ? [{ item, at: `${path}.${i}` }] : []))

/** Return the objects in a list. */
export const recordsAt = (data: unknown, path: string) => listAt(data, path).filter(isRecord)
