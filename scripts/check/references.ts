import { type CollectionName, fieldsIn, isSettings } from '../../lib/content/collections'
import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { fileIn, recordsAt } from '../../lib/content/read-fields'
import { defaultLocale } from '../../lib/i18n/locales'
import type { SettingsName } from '../../lib/schemas'
import { type NamesIn, view } from '../../lib/schemas/fields'
import { memoize } from '../../lib/util/memoize'
import { sectionsOf } from '../shared/passages'

/** Return the items of a list in a settings file (`claims.patients` of clinic.yaml). */
export const itemsOf = (entries: Entry[], file: SettingsName, list: string) =>
  recordsAt(fileIn(entries, file)?.data, list)

type Reference = { what: string; namesIn: NamesIn }

/** Return the fields of a collection that refer to an item of a settings file. */
const referencesIn = memoize((collection: CollectionName) =>
  Object.entries(fieldsIn(collection, defaultLocale)).flatMap(([field, schema]) => {
    const meta = schema.meta()
    // Photos have a check of their own: lists name them too, and there may be none.
    return meta?.namesIn && (meta as Reference).namesIn.file !== 'photos'
      ? [{ field, reference: meta as Reference }]
      : []
  }),
)

/** Check that the drawings, towns and figures that pages refer to exist in the settings files. */
export function checkReferences(entries: Entry[]): Problem[] {
  const namesOf = memoize(
    ({ file, list, key }: NamesIn) => new Set(itemsOf(entries, file, list).map((item) => item[key])),
  )
  const unknown = (name: unknown, { what, namesIn }: Reference) => {
    const known = namesOf(namesIn)
    // A missing list has been reported already.
    if (typeof name !== 'string' || known.size === 0 || known.has(name)) return undefined
    return `unknown ${what} "${name}"; known: ${[...known].join(', ')}`
  }
  const photos = new Set(itemsOf(entries, 'photos', 'photos').map(({ name }) => name))
  return entries.flatMap((entry) => {
    if (isSettings(entry.collection)) return []
    return [
      ...referencesIn(entry.collection).flatMap(({ field, reference }) =>
        [entry.data[field]].flat().flatMap((name) => problemsOf(entry, { [field]: unknown(name, reference) })),
      ),
      ...sectionsOf(entry).flatMap(({ id, picture }) => {
        const isNamed = picture !== undefined && !photos.has(picture.view)
        return problemsOf(entry, { [`body, {#${id}}`]: isNamed && unknown(picture.view, view.meta() as Reference) })
      }),
    ]
  })
}
