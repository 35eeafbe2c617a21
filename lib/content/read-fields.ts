import { isRecord } from '../util/is-record'
import { type Entry, valueAt } from './read'

/* Readers for possibly invalid data, as checks and editors need them: values of the wrong form are skipped. */

/** Return the settings file, or the first file of a collection, if any. */
export const fileIn = (entries: Entry[], name: Entry['collection']) =>
  entries.find(({ collection }) => collection === name)

/** Return the list at a field path: `claims.patients`. */
export function listAt(data: unknown, path: string): unknown[] {
  const value = valueAt(data, path)
  return Array.isArray(value) ? value : []
}

/** Return the strings in a list. */
export const textsAt = (data: unknown, path: string) => listAt(data, path).filter((item) => typeof item === 'string')

/** Return the objects in a list, each with its path. */
export const itemsAt = (data: unknown, path: string) =>
  listAt(data, path).flatMap((item, i) => (isRecord(item) ? [{ item, at: `${path}.${i}` }] : []))

/** Return the objects in a list. */
export const recordsAt = (data: unknown, path: string) => listAt(data, path).filter(isRecord)
