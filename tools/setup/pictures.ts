import { existsSync, statSync } from 'node:fs'
import { basename, isAbsolute, resolve } from 'node:path'
import { isRecord } from '../../lib/util/is-record'
import type { Refusal } from './parts'

/** The files of logo and photos: their paths below content/, and where they are now. */
export type Pictures = Map<string, string>

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * Collect the files that answers name for logo and photos.
 * @param value answers as written @param folder the folder that file paths are relative to
 * @returns the answers with base names, as in content/; the files; and the missing ones
 */
export function takePictures(value: unknown, folder: string) {
  const pictures: Pictures = new Map()
  const refused: Refusal[] = []
  /** Return the base name of a file that goes into a folder of content/. */
  const take = (field: string, path: unknown, target: 'brand' | 'photos') => {
    if (typeof path !== 'string') return path
    const [source, name] = [resolve(folder, path), basename(path)]
    const place = `${target}/${name}`
    const other = pictures.get(place)
    const where = isAbsolute(path) ? '' : ` in ${resolve(folder)}`
    if (!isFile(source)) refused.push({ field, reason: `${path}: there is no such file${where}` })
    else if (other && other !== source)
      refused.push({ field, reason: `another file is called ${name}, too: rename one` })
    else pictures.set(place, source)
    return name
  }
  if (!isRecord(value)) return { value, pictures, refused }
  const { brand, photos } = value
  const logo = isRecord(brand) ? brand.logo : undefined
  const list = isRecord(photos) ? photos.photos : undefined
  const files = ['file', 'onDark', 'icon']
  return {
    value: {
      ...value,
      ...(isRecord(brand) &&
        isRecord(logo) && {
          brand: {
            ...brand,
            logo: Object.fromEntries(
              Object.entries(logo).map(([field, path]) => [
                field,
                files.includes(field) ? take(`brand.logo.${field}`, path, 'brand') : path,
              ]),
            ),
          },
        }),
      ...(isRecord(photos) &&
        Array.isArray(list) && {
          photos: {
            ...photos,
            photos: list.map((photo, i) =>
              isRecord(photo) ? { ...photo, file: take(`photos.photos.${i}.file`, photo.file, 'photos') } : photo,
            ),
          },
        }),
    },
    pictures,
    refused,
  }
}
