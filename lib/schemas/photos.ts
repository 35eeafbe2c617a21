import { z } from 'zod'
import { byLocale } from '../i18n/locales'
import { eachOnce, referenceTo, slugText, text } from './fields'

/** The name of a photo in content/photos.yaml. */
export const photoName = referenceTo('photo', { file: 'photos', list: 'photos', key: 'name' })

/** A photo that may replace a page's drawing. */
export const pagePhoto = photoName
  .optional()
  .meta({ ...photoName.meta(), label: 'Photo', hint: 'Replaces the drawing. Its name under “Photos”.' })

const perLocaleText = z.strictObject(byLocale(() => text))

const focusHint = 'write the focus as "50 30": percent from the left, percent from the top'

/** `50 30`: the point to keep in every crop, in percent from the left and from the top. */
const focus = z
  .string(focusHint)
  .regex(/^\d{1,3} \d{1,3}$/, { error: focusHint, abort: true })
  .transform((value) => value.split(' ').map(Number) as [x: number, y: number])
  .refine((point) => point.every((percent) => percent <= 100), focusHint)

/** A file of content/photos: its bare name, or the path that the editor writes. */
const file = z
  .string('name its file in content/photos')
  .trim()
  .regex(/^(\/?(content\/)?photos\/)?[^/\\]+\.[A-Za-z]+$/, 'must name a file in content/photos, as in front-door.jpg')
  .transform((path) => path.replace(/^.*\//, ''))

/** Whether people can be recognized in a photo, and who. */
const people = ['nobody', 'team', 'patients'] as const

const photo = z
  .strictObject({
    file: file.meta({ label: 'File', widget: 'image' }),
    focus: focus.optional().meta({
      label: 'What matters in it',
      hint: 'Click the point that must stay visible when the photo is cropped.',
      widget: 'focus-point',
    }),
    name: slugText.meta({ label: 'Name', hint: 'What pages call it, such as front-door. Do not change an old one.' }),
    alt: perLocaleText.meta({ label: 'In words', hint: 'Describe it for people who cannot see it.' }),
    caption: perLocaleText.optional().meta({ label: 'Line below it', hint: 'Shown in galleries. Optional.' }),
    credit: text.max(60).optional().meta({ label: 'Taken by', hint: 'Only if the photographer must be credited.' }),
    people: z
      .enum(people, { error: `must be one of ${people.join(', ')}` })
      .meta({ label: 'Who can be recognized in it' }),
    consent: z.boolean().optional().meta({ label: 'Their written consent is on file', hint: 'For team and patients.' }),
  })
  .superRefine((photo, context) => {
    const addProblem = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (photo.people === 'nobody') return
    if (photo.consent === undefined)
      addProblem(
        'people',
        'can be recognized: say whether their written consent is on file, "consent: true" or "consent: false"',
      )
    // A photo of a patient is protected health information (45 CFR 164.508).
    else if (photo.people === 'patients' && !photo.consent)
      addProblem(
        'consent',
        'a patient may be shown only with a written authorization: get it first, or take the photo out',
      )
  })

/** The schema of content/photos.yaml. */
export const photos = z
  .strictObject({
    photos: z.array(photo).superRefine(eachOnce('name')).meta({ label: 'Photos' }),
    doctor: pagePhoto.meta({
      ...photoName.meta(),
      label: 'The doctor',
      hint: 'The name of the photo that replaces the drawn portrait.',
    }),
    hands: pagePhoto.meta({
      ...photoName.meta(),
      label: 'Hands at work',
      hint: 'The name of the photo that replaces the drawing of a visit on the home and about pages.',
    }),
    clinic: z.array(photoName).optional().meta({
      label: 'The clinic, outside and inside',
      hint: 'The first replaces the drawing of the clinic; the about and contact pages show all of them.',
    }),
  })
  .superRefine(({ photos, doctor, hands, clinic = [] }, context) => {
    const vectors = new Set(photos.filter(({ file }) => /\.svg$/i.test(file)).map(({ name }) => name))
    const shown = [
      [['doctor'], doctor] as const,
      [['hands'], hands] as const,
      ...clinic.map((name, i) => [['clinic', i], name] as const),
    ]
    for (const [path, name = ''] of shown) {
      const message = `"${name}" is an SVG, which is for logos: take a JPEG here`
      if (vectors.has(name)) context.addIssue({ code: 'custom', path: [...path], message })
    }
    for (const [i, { name, file }] of photos.entries()) {
      const other = photos.slice(0, i).find((photo) => photo.file === file && photo.name !== name)
      const message = `${file} is the file of "${other?.name}": rename this one`
      if (other) context.addIssue({ code: 'custom', path: ['photos', i, 'file'], message })
    }
  })
