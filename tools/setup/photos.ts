import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Problem, photoFilesIn, readContent } from '../../lib/content/read'
import { recordsAt } from '../../lib/content/read-fields'
import { isRecord } from '../../lib/util/is-record'
import { prepareLogo } from '../../scripts/brand/logo'
import { checkPhotos } from '../../scripts/check/photos'
import { inspectPhotos } from '../../scripts/photos/inspect'
import type { Changes } from '../../scripts/shared/content-files'
import { writeChanges } from '../../scripts/shared/content-files'
import { completed, type Files, fieldsOf } from '../../scripts/shared/content-pages'
import { setFields } from '../../scripts/yaml/set-fields'
import { type Pictures, takePictures } from './pictures'

type Raw = Record<string, unknown>
type RawPhoto = { file: string; name: string }

/**
 * Merge an item with the file's data about the same picture: another picture has neither its credit nor its focus.
 */
const ofSameFile = (before: Raw | undefined, answer: Raw) =>
  completed(before?.file === answer.file ? before : undefined, answer)

/**
 * Return the fields of photos.yaml after the answers. Photos of doctor and clinic are replaced by those of the
 * answers; photos of pages stay. What the answers omit about a photo stays as in the file.
 * @param raw the unparsed file @param given the answers, in the file's format
 * @returns the fields, and the files of the removed photos
 */
export function photosFor(raw: Raw, given: Raw) {
  const before = (raw.photos ?? []) as RawPhoto[]
  const now = recordsAt(given, 'photos').map(
    (photo) =>
      ofSameFile(
        before.find(({ name }) => name === photo.name),
        photo,
      ) as RawPhoto,
  )
  const replaced = [...(given.doctor ? [raw.doctor] : []), ...(given.clinic ? ((raw.clinic ?? []) as string[]) : [])]
  const kept = before.filter(({ name }) => !replaced.includes(name) && !now.some((photo) => photo.name === name))
  const photos = [...now, ...kept]
  const gone = before.filter(({ file }) => !photos.some((photo) => photo.file === file)).map(({ file }) => file)
  return { fields: { ...given, photos }, gone }
}

/** Return the files that describe logo and photos, updated with the answers. */
export function describedBy(files: Files, { brand, photos }: { brand?: Raw | undefined; photos?: Raw | undefined }) {
  const source = (name: string) => files.get(name) ?? ''
  const after = photos && photosFor(fieldsOf('photos.yaml', source('photos.yaml')), photos)
  const changes: Changes = new Map()
  if (brand) {
    const { logo } = fieldsOf('brand.yaml', source('brand.yaml'))
    const same = isRecord(brand.logo) && isRecord(logo) ? { logo: ofSameFile(logo, brand.logo) } : {}
    changes.set('brand.yaml', setFields(source('brand.yaml'), { ...brand, ...same }))
  }
  if (after) changes.set('photos.yaml', setFields(source('photos.yaml'), after.fields))
  for (const file of after?.gone ?? []) changes.set(`photos/${file}`, null)
  return changes
}

/** Return pictures of the answers that are not in the folder yet. */
export function newPictures(folder: string, pictures: Pictures): Changes {
  const bytes = (path: string) => {
    try {
      return readFileSync(path)
    } catch {
      return
    }
  }
  const all = [...pictures].map(([path, source]) => [path, readFileSync(source)] as const)
  return new Map(all.filter(([path, data]) => !bytes(join(folder, path))?.equals(data)))
}

/** Explain what is wrong with logo and photos once changes are written, using a temporary copy of the folder. */
export async function pictureProblems(folder: string, changes: Changes): Promise<Problem[]> {
  const copy = mkdtempSync(join(tmpdir(), 'setup-'))
  try {
    cpSync(folder, copy, { recursive: true })
    writeChanges(copy, changes)
    const { entries } = readContent(copy)
    return [
      ...checkPhotos(entries, photoFilesIn(copy)),
      ...(await inspectPhotos(copy)).problems,
      ...(await prepareLogo(copy)).problems,
    ]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Explain what is wrong with a picture before the last question, like `pictureProblems`; existing problems are no
 * answer’s fault.
 * @param given the answers so far, with the picture
 */
export async function pictureFault(folder: string, files: Files, given: Raw): Promise<string | undefined> {
  const { value, pictures } = takePictures(given, '.')
  const changes = new Map([
    ...describedBy(files, value as { brand?: Raw; photos?: Raw }),
    ...newPictures(folder, pictures),
  ])
  const before = new Set((await pictureProblems(folder, new Map())).map(({ reason }) => reason))
  return (await pictureProblems(folder, changes)).find(({ reason }) => !before.has(reason))?.reason
}
