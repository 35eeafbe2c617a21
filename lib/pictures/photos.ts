import { photoFiles, settings } from '../compiled/data'
import type { Locale } from '../i18n/locales'
import { type PhotoVariant, type Shape, variantsOf } from './photo-shapes'

const { photos, doctor, hands, clinic = [] } = settings.photos

/** The name of a photo in content/photos.yaml. */
export type PhotoName = string

/** The photo of the doctor, if any. */
export const doctorPhoto: PhotoName | undefined = doctor

/** The photo of hands at work, if any. */
export const handsPhoto: PhotoName | undefined = hands

/** The photos of the clinic, outside and inside; the first replaces the drawing of the clinic. */
export const clinicPhotos: readonly PhotoName[] = clinic

/** Return the photo that replaces a drawing everywhere: the doctor's, the hands' or the clinic's. */
export const photoInPlaceOf = (view: string): PhotoName | undefined =>
  ({ portrait: doctorPhoto, hands: handsPhoto, clinic: clinicPhotos[0] })[view]

/** Test whether a name is that of a photo, not of a drawing. */
export const isPhoto = (name: string) => photos.some((photo) => photo.name === name)

/** Return a photo and its file. @throws for an unknown name. */
function find(name: PhotoName) {
  const photo = photos.find((candidate) => candidate.name === name)
  const file = photoFiles[name]
  if (photo && file) return { photo, file }
  throw new Error(`unknown photo "${name}": run npm run check`)
}

/** Return the path of a photo's original in content/, and its file data. @throws for an unknown name. */
export function photoSource(name: PhotoName) {
  const { photo, file } = find(name)
  return { path: `content/photos/${photo.file}`, file }
}

/** Return a photo's description, caption and credit in a language. @throws for an unknown name. */
export function photoWords(name: PhotoName, locale: Locale) {
  const { alt, caption, credit } = find(name).photo
  return { alt: alt[locale], caption: caption?.[locale], credit }
}

/** The image files for a `<picture>`: a srcset for each modern format, and a file that every browser supports. */
export type PictureFiles = { avif?: string; webp?: string; plain: Omit<PhotoVariant, 'format'> }

/** Return the image files of a photo in a shape. @throws for an unknown name. */
export function pictureFiles(name: PhotoName, shape: Shape): PictureFiles {
  const { file } = find(name)
  const { width, height, hash } = file
  if (file.type === 'vector') return { plain: { path: `/photos/${name}-${hash}.svg`, width, height } }
  const variants = variantsOf(name, file, shape)
  const srcset = (format: PhotoVariant['format']) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${variant.path} ${variant.width}w`)
      .join(', ')
  return { avif: srcset('avif'), webp: srcset('webp'), plain: variants.at(-1) as PhotoVariant }
}

/**
 * Return a photo's largest file in a format that search engines support, for structured data. @throws for an unknown
 * name.
 */
export function largestImage(name: PhotoName, shape: Shape): Omit<PhotoVariant, 'format'> {
  const { file } = find(name)
  const webp = variantsOf(name, file, shape).filter(({ format }) => format === 'webp')
  return webp.at(-1) ?? pictureFiles(name, shape).plain
}
