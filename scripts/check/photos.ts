import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { defaultLocale, type Locale, languageName, locales } from '../../lib/i18n/locales'
import { isRecord } from '../../lib/util/is-record'
import { photoPlaces, photosOf } from '../photos/photo-places'
import { languageOf, ordinaryWords } from './editorial/language'
import { itemsOf } from './references'

/** Find a free name for a photo whose name is taken: `desk` → `desk-photo`, `desk-photo-2`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const free = (number: number): string => {
    const other = number === 1 ? `${name}-photo` : `${name}-photo-${number}`
    return taken.has(other) ? free(number + 1) : other
  }
  return free(1)
}

/** Check that every photo in use is described, and that none has the name of a drawing. */
function checkPhotoNames(entries: Entry[]): Problem[] {
  const photos = photosOf(entries)
  const names = new Set(photos.map(({ data }) => data.name))
  const drawings = new Set(itemsOf(entries, 'drawings', 'views').map(({ name }) => name))
  const taken = new Set([...names, ...drawings].map(String))
  const known = names.size > 0 ? `known: ${[...names].join(', ')}` : 'none is described yet'
  return [
    ...photoPlaces(entries).flatMap(({ entry, field, name }) => {
      const reason = `content/photos.yaml has no photo "${name}" (${known}): describe it there, or leave it out`
      return problemsOf(entry, { [field]: !names.has(name) && reason })
    }),
    ...photos.flatMap(({ entry, field, data: { name } }) => {
      const reason = `"${name}" is a drawing too: choose another name, such as ${freeName(String(name), taken)}`
      return problemsOf(entry, { [`${field}.name`]: drawings.has(name) && reason })
    }),
  ]
}

/**
 * Return the photos that no page uses. The check only warns: a photo is saved before the page that shows it, and if
 * each change is reviewed separately, neither could be merged without the other.
 */
export function unusedPhotos(entries: Entry[]): Problem[] {
  const used = new Set(photoPlaces(entries).map(({ name }) => name))
  return photosOf(entries).flatMap(({ entry, field, data: { name } }) => {
    const reason = `"${name}" is shown nowhere: choose it on a page, or remove it`
    return problemsOf(entry, { [`${field}.name`]: typeof name === 'string' && !used.has(name) && reason })
  })
}

/** Check that each described file exists, and that each file is described. @param files the names in content/photos. */
function checkFileNames(entries: Entry[], files: string[]): Problem[] {
  const present = new Set(files)
  const photos = photosOf(entries).map((photo) => ({ ...photo, file: String(photo.data.file).replace(/^.*\//, '') }))
  const described = new Set(photos.map(({ file }) => file))
  return [
    ...photos.flatMap(({ entry, field, file, data }) => {
      const reason = `${file} is not in content/photos: copy it there, or correct its name`
      return problemsOf(entry, { [`${field}.file`]: Boolean(data.file) && !present.has(file) && reason })
    }),
    ...files
      .filter((file) => !described.has(file))
      .map((file) => ({
        file: `content/photos/${file}`,
        field: 'file',
        reason: 'is not described in content/photos.yaml: add it there, or delete it',
      })),
  ]
}

/** The lowercase particles of a name: `Ana de la Cruz`. */
const particles = /^(?:de|del|la|las|los|y|van|von)$/

/** Explain why a text is in the wrong language; undefined if it is right, or too short to tell. */
function languageFault(words: Record<string, unknown>, locale: Locale): string | undefined {
  const text = words[locale]
  if (typeof text !== 'string') return
  const language = languageOf(text)
  if (language && language !== locale) return `is ${languageName(language)}`
  const isName = ordinaryWords(text).every((word) => particles.test(word))
  const isCopy = locale !== defaultLocale && text === words[defaultLocale] && !isName
  return isCopy ? 'is the same in both languages' : undefined
}

/** Check that the words of each photo are in the right language. */
const checkWords = (entries: Entry[]): Problem[] =>
  photosOf(entries).flatMap(({ entry, field, data }) =>
    ['alt', 'caption'].flatMap((name) => {
      const words = data[name]
      if (!isRecord(words)) return []
      return locales.flatMap((locale) => {
        const fault = languageFault(words, locale)
        const reason = fault && `${fault}: write it in ${languageName(locale)}`
        return problemsOf(entry, { [`${field}.${name}.${locale}`]: reason })
      })
    }),
  )

/**
 * Check the names and words of the photos in a content folder; scripts/photos/inspect.ts checks the images.
 * @param files the names of the files in content/photos
 */
export const checkPhotos = (entries: Entry[], files: string[]): Problem[] => [
  ...checkPhotoNames(entries),
  ...checkFileNames(entries, files),
  ...checkWords(entries),
]
