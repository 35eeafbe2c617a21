import { colorNames } from '../../lib/brand/colors'
import { listAt } from '../../lib/content/lists'
import { isRecord } from '../../lib/content/read'
import { slugOf } from '../../lib/i18n/slug'
import { freeName } from '../check/photos'
import { type Answers, refusalOf } from './answers'
import { takePictures } from './pictures'
import type { PresentAnswers } from './present'
import { days, type Given, hoursOf, isNothing, type Question } from './questions'

type Raw = Record<string, unknown>

const partsOf = (reply: string) => reply.split(';').map((part) => part.trim())

const recordIn = (given: Given, field: string): Raw => (isRecord(given[field]) ? (given[field] as Raw) : {})

/** A question that Enter skips; the reply changes one field of the answers. */
function optional(
  field: keyof Answers,
  message: string,
  answerFrom: (given: Given, reply: string) => unknown,
  hasPicture = true,
): Question {
  return {
    type: 'text',
    hasPicture,
    message,
    initial: '',
    refuse(reply, given) {
      if (isNothing(reply)) return
      const { value, refused } = takePictures({ [field]: answerFrom(given, reply) }, '.')
      return refused[0]?.reason ?? refusalOf(given, field, (value as Raw)[field])
    },
    put: (given, reply) => {
      if (!isNothing(String(reply))) given[field] = answerFrom(given, String(reply))
    },
  }
}

const colors = (reply: string) => {
  const values = reply.split(/[\s,;]+/).filter(Boolean)
  return Object.fromEntries(values.map((value, i) => [colorNames[i] ?? `color ${i + 1}`, value]))
}

/**
 * A photo on a line: `front.jpg; The front door.; La puerta.`, for people `; yes` if their consent is on file.
 * @param drawings names that it cannot have.
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

/** What may be skipped: practice, colors, logo, the doctor’s photo. @param drawings the names of the drawings. */
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
    `Six colors as #rrggbb, for ${colorNames.join(', ')} (only Enter: as they are; npm run brand lets you try them)`,
    (given, reply) => ({ ...recordIn(given, 'brand'), colors: colors(reply) }),
    false,
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
]

/** One photo of the clinic after the other; an empty line ends the list. */
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

type OfficeAnswer = NonNullable<PresentAnswers['offices']>[number]

/** One further office after the other; an empty line ends the list. Those that content/ has keep what is not asked. */
export function officeQuestion(present: PresentAnswers, given: Given): Question {
  const offices = (given.offices as unknown[] | undefined) ?? []
  const { city } = given.address as PresentAnswers['address']
  const known = city === present.address.city ? present.offices : undefined
  const before: OfficeAnswer | undefined = known?.[offices.length]
  const { street, city: town, state, zip } = before?.address ?? {}
  const officeOf = (reply: string) => {
    const [name = '', street, city, state, zip, phone, position, hours] = partsOf(reply)
    const byDay = hours?.split('/')
    return {
      ...(known?.find((office) => office.name === name) ?? known?.find(({ address }) => address.street === street)),
      name,
      address: { street, city, state, zip },
      phone,
      position,
      hours: byDay ? Object.fromEntries(days.map((day, i) => [day, hoursOf(byDay[i] ?? '')])) : given.hours,
    }
  }
  const weekOf = ({ hours }: OfficeAnswer) => days.map((day) => hours[day].join(', ') || 'closed').join(' / ')
  return {
    type: 'text',
    message: `Further office ${offices.length + 1}: name; street; town; state; ZIP; phone; position; hours from Monday on with / between days, if they are others (only Enter: no more)`,
    initial: before
      ? [before.name, street, town, state, zip, before.phone, before.position, weekOf(before)].join('; ')
      : '',
    refuse: (reply) => (isNothing(reply) ? undefined : refusalOf(given, 'offices', [...offices, officeOf(reply)])),
    put: (answers, reply) => {
      if (!isNothing(String(reply))) answers.offices = [...offices, officeOf(String(reply))]
      else if (known) answers.offices = offices
    },
  }
}
