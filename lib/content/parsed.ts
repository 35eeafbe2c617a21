import type { Settings, SettingsName } from '../schemas'
import { memoize } from '../util/memoize'
import { schemaOf } from './collections'
import type { Entry } from './read'
import { fileIn } from './read-fields'

/**
 * Parse the fields of a file with its schema, cached: several checks need them, and parsing takes most of their time.
 */
export const parsed = memoize(({ collection, locale, data }: Entry) => schemaOf(collection, locale).safeParse(data))

/** Return the fields of a settings file; undefined when it is missing or invalid. */
export function settingsIn<Name extends SettingsName>(entries: Entry[], name: Name): Settings[Name] | undefined {
  const file = fileIn(entries, name)
  return file && (parsed(file).data as Settings[Name] | undefined)
}
