import { basename, join } from 'node:path'
import { type Entry, photoFolder } from '../../lib/content/read'
import { fileIn, itemsAt, listAt } from '../../lib/content/read-fields'
import { type PhotoFile, pageShapes, type Shape } from '../../lib/pictures/photo-shapes'
import { pathOf } from '../../lib/util/files'
import { sectionsOf } from '../shared/passages'

/** A place in the content that names a photo, and the shapes in which pages show it. */
export type PhotoPlace = { entry: Entry; field: string; name: string; shapes: readonly Shape[] }

const hasShapes = (collection: string): collection is keyof typeof pageShapes => collection in pageShapes

/** Find where a file names photos, from its unvalidated fields. */
function usesIn(entry: Entry): PhotoPlace[] {
  const { collection, data } = entry
  const use = (field: string, name: unknown, ...shapes: Shape[]): PhotoPlace[] =>
    typeof name === 'string' ? [{ entry, field, name, shapes }] : []
  if (hasShapes(collection)) return use('photo', data.photo, ...pageShapes[collection])
  if (collection === 'about')
    return itemsAt(data, 'team').flatMap(({ item, at }) => use(`${at}.photo`, item.photo, 'portrait'))
  if (collection === 'clinic')
    return [
      ...itemsAt(data, 'insurers').flatMap(({ item, at }) => use(`${at}.logo`, item.logo, 'logo')),
      ...itemsAt(data, 'practitioners').flatMap(({ item, at }) => use(`${at}.photo`, item.photo, 'portrait')),
    ]
  if (collection !== 'photos') return []
  const clinic = listAt(data, 'clinic')
  return [
    ...use('doctor', data.doctor, 'portrait'),
    ...use('hands', data.hands, 'scene', 'panorama'),
    ...clinic.flatMap((name, i) => use(`clinic.${i}`, name, 'scene')),
  ]
}

/** Find where the content names photos: fields of pages and facts, and pictures of sections named like a photo. */
export function photoPlaces(entries: Entry[]): PhotoPlace[] {
  const names = new Set(photosOf(entries).map(({ data }) => data.name))
  const pictures = entries.flatMap((entry) =>
    sectionsOf(entry).flatMap(({ id, picture }): PhotoPlace[] =>
      picture && names.has(picture.view)
        ? [{ entry, field: `body, {#${id}}`, name: picture.view, shapes: ['standard'] }]
        : [],
    ),
  )
  return [...entries.flatMap(usesIn), ...pictures]
}

/** Return the photos in content/photos.yaml, unvalidated, each with its field. */
export function photosOf(entries: Entry[]): { entry: Entry; field: string; data: Record<string, unknown> }[] {
  const entry = fileIn(entries, 'photos')
  return entry ? itemsAt(entry.data, 'photos').map(({ item, at }) => ({ entry, field: at, data: item })) : []
}

/** List the image files to make from each photo: those of every shape in which it is shown. */
export const photoTasks = (folder: string, entries: Entry[], files: Record<string, PhotoFile>) =>
  photosOf(entries).flatMap(({ data: { name, file } }) => {
    const known = files[String(name)]
    const own = photoPlaces(entries).filter((use) => use.name === name)
    const source = pathOf(join(folder, photoFolder), basename(String(file)))
    return known
      ? [{ name: String(name), file: known, source, shapes: new Set(own.flatMap(({ shapes }) => shapes)) }]
      : []
  })
