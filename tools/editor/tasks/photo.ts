import { parse } from 'yaml'
import { type Problem, valueAt } from '../../../lib/content/read'
import { listAt, recordsAt } from '../../../lib/content/read-fields'
import { locales } from '../../../lib/i18n/locales'
import { slugOf } from '../../../lib/i18n/slug'
import { faultOfPhoto } from '../../../scripts/photos/inspect'
import type { Files } from '../../../scripts/shared/content-pages'
import { setFields } from '../../../scripts/yaml/set-fields'
import { type FormProblem, missing, type Plan, type Values } from './task'

/** A photo as the form sends it: its file name, and its bytes in base64. */
export type Upload = { name: string; data: string }

const file = 'photos.yaml'

/** Return the names that content/photos.yaml, or a list in content/drawings.yaml, already uses. */
const namesIn = (source = '', list: string) =>
  recordsAt(parse(source), list).flatMap(({ name, file: of }) => [
    String(name),
    String(of).replace(/^.*\/|\.\w+$/g, ''),
  ])

/** Return the described photos to choose from, without insurers' logos. */
export function photoChoices(files: Files): { name: string; text: string }[] {
  const logos = new Set(recordsAt(parse(files.get('clinic.yaml') ?? ''), 'insurers').map(({ logo }) => logo))
  return recordsAt(parse(files.get(file) ?? ''), 'photos')
    .filter(({ name }) => !logos.has(name))
    .map((photo) => ({ name: String(photo.name), text: String(valueAt(photo, 'alt.en') ?? photo.name) }))
}

/** Explain what is wrong with a chosen picture, whatever else is filled in. */
export async function problemsOfUpload({ name, data }: Upload): Promise<FormProblem[]> {
  const fault = await faultOfPhoto(name, Buffer.from(data, 'base64'))
  return fault ? [{ name: 'photo', reason: `this picture ${fault}` }] : []
}

/** The form fields for a photo, by the fields of content/photos.yaml. */
const fieldNames = { file: 'photo', people: 'photo.people', consent: 'photo.consent', focus: 'photo' } as const

/**
 * Describe a photo and add its file.
 * @param wanted its name, unless another photo or drawing has it
 */
export function addPhoto(
  values: Values,
  files: Files,
  photo: Upload,
  wanted: string,
): (Plan & { name: string }) | FormProblem[] {
  const { 'photo.people': people = '', 'photo.focus': focus } = values
  const empty = missing(values, [...locales.map((locale) => `photo.alt.${locale}`), 'photo.people'])
  if (empty.length > 0) return empty
  const taken = new Set([...namesIn(files.get(file), 'photos'), ...namesIn(files.get('drawings.yaml'), 'views')])
  const base = slugOf(wanted) || 'photo'
  let name = base
  for (let i = 2; taken.has(name); i++) name = `${base}-${i}`
  const photos = listAt(parse(files.get(file) ?? ''), 'photos')
  const [ending = ''] = /\.\w+$/.exec(photo.name) ?? []
  const item = {
    file: `${name}${ending.toLowerCase()}`,
    ...(focus && { focus }),
    name,
    alt: Object.fromEntries(locales.map((locale) => [locale, values[`photo.alt.${locale}`]?.trim()])),
    people,
    ...(people !== 'nobody' && { consent: values['photo.consent'] === 'yes' }),
  }
  return {
    name,
    changes: new Map([[file, setFields(files.get(file) ?? '', { photos: [...photos, item] })]]),
    pictures: new Map([[`photos/${item.file}`, Buffer.from(photo.data, 'base64')]]),
    done: '',
    nameOf({ file: of, field }: Problem) {
      const name = field.replace(`photos.${photos.length}.`, '')
      if (of !== `content/${file}` || name === field) return ''
      return fieldNames[name as keyof typeof fieldNames] ?? `photo.${name}`
    },
  }
}
