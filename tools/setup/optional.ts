import { colorNames } from '../../lib/brand/colors'
import { listAt } from '../../lib/content/read-fields'
import { slugOf } from '../../lib/i18n/slug'
import { isRecord } from '../../lib/util/is-record'
import { freeName } from '../../scripts/check/photos'
import { refusalOf } from './answers'
import type { Answers } from './answers-schema'
import { parseReply, partsOf } from './office-questions'
import { saidOf } from './parts'
import { takePictures } from './pictures'
import type { PresentAnswers } from './present'
import { type Given, isNothing, type Question } from './question'

type Raw = Record<string, unknown>

const recordIn = (given: Given, field: string): Raw => (isRecord(given[field]) ? (given[field] as Raw) : {})

/**
 * Return a question that Enter skips; the reply changes one field of the answers. @param fault finds what is wrong
 * with a reply as a whole
 */
function optional(
  field: keyof Answers,
  message: string,
  answerFrom: (given: Given, reply: string) => unknown,
  { hasPicture = true, fault }: { hasPicture?: boolean; fault?: (reply: string) => string | undefined } = {},
): Question {
  return {
    type: 'text',
    hasPicture,
    message,
    initial: '',
    refuse(reply, given) {
      if (isNothing(reply)) return
      const { value, refused } = takePictures({ [field]: answerFrom(given, reply) }, '.')
      return fault?.(reply) ?? (refused[0] && saidOf(refused[0])) ?? refusalOf(given, field, (value as Raw)[field])
    },
    put: (given, reply) => {
      if (!isNothing(String(reply))) given[field] = answerFrom(given, String(reply))
    },
  }
}

const colorsIn = (reply: string) => reply.split(/[\s,;]+/).filter(Boolean)

const colors = (reply: string) => Object.fromEntries(colorsIn(reply).map((value, i) => [colorNames[i], value]))

const colorFault = (reply: string) => {
  const { length } = colorsIn(reply)
  if (length !== colorNames.length)
    return `Write six colors, not ${length}, in this order: ${colorNames.join(', ')}; each as # and six digits or letters from a to f.`
}

/**
 * Parse a photo from a line: `front.jpg; The front door.; La puerta.`, for people `; yes` if their consent is on
 * file.
 * @param drawings names that are taken
 */
function photoOf(reply: string, people: 'nobody' | 'team', drawings: ReadonlySet<string>) {
  const [file = '', en = '', es = '', consent = ''] = partsOf(reply)
  const name = slugOf(file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, ''))
  return {
    file,
    name: drawings.has(name) ? freeName(name, drawings) : name,
    alt: { en, es },
    people,
    ...(people === 'team' && { consent: /^(y|yes|true|s[ií])$/i.test(consent) }),
  }
}

const withPhoto = (given: Given, photo: { name: string }, use: Raw) => {
  const photos = recordIn(given, 'photos')
  return { ...photos, ...use, photos: [...listAt(photos, 'photos'), photo] }
}

/**
 * Return the optional questions: practice, colors, logo, the doctor’s photo. @param drawings the names of the
 * drawings
 */
export const optionalQuestions = (present: PresentAnswers, drawings: ReadonlySet<string>): Question[] => [
  {
    type: 'select',
    message: 'What do you practice?',
    initial: present.practice,
    choices: () => [
      { value: 'chiropractic', label: 'Chiropractic' },
      { value: 'physiotherapy', label: 'Physical therapy' },
    ],
    put: (given, reply) => {
      given.practice = reply
    },
  },
  optional(
    'brand',
    `Six colors as #rrggbb, for ${colorNames.join(', ')} (only Enter: as they are)`,
    (given, reply) => ({ ...recordIn(given, 'brand'), colors: colors(reply) }),
    { hasPicture: false, fault: colorFault },
  ),
  optional('brand', 'Logo, an SVG or PNG file (only Enter: as it is)', (given, reply) => ({
    ...recordIn(given, 'brand'),
    logo: { file: reply.trim() },
  })),
  {
    type: 'select',
    message: 'Is the name part of the logo?',
    initial: 'no',
    skip: (given) => recordIn(given, 'brand').logo === undefined,
    choices: () => [
      { value: 'no', label: 'No, show it beside the logo' },
      { value: 'yes', label: 'Yes' },
    ],
    put: (given, reply) => {
      const brand = recordIn(given, 'brand')
      if (reply === 'yes') given.brand = { ...brand, logo: { ...(brand.logo as Raw), holdsName: true } }
    },
  },
  optional(
    'photos',
    'Photo of the doctor: file; what it shows, in English; in Spanish; written consent on file, yes or no (only Enter: as it is)',
    (given, reply) => {
      const photo = photoOf(reply, 'team', drawings)
      return withPhoto(given, photo, { doctor: photo.name })
    },
  ),
  optional(
    'mapsListing',
    'Your listing on a map, with your reviews, as https://… (only Enter: as it is; a clinic of another name has none yet)',
    (_, reply) => reply.trim(),
    { hasPicture: false },
  ),
  optional(
    'parking',
    'Where patients park, in English; in Spanish (only Enter: as it is)',
    (_, reply) => parseReply(reply),
    { hasPicture: false },
  ),
]

/** Return one photo of the clinic after the other; an empty line ends the list. */
export function clinicPhotoQuestion(given: Given, drawings: ReadonlySet<string>): Question {
  const names = listAt(given, 'photos.clinic')
  return optional(
    'photos',
    `Photo ${names.length + 1} of the clinic with nobody to recognize: file; what it shows, in English; in Spanish (only Enter: no more)`,
    (answers, reply) => {
      const photo = photoOf(reply, 'nobody', drawings)
      return withPhoto(answers, photo, { clinic: [...names, photo.name] })
    },
  )
}
