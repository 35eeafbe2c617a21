import { isDeepStrictEqual } from 'node:util'
import { parsePhoneNumberWithError } from 'libphonenumber-js'
import { recordsAt } from '../../lib/content/read-fields'
import { slugOf } from '../../lib/i18n/slug'
import type { Settings } from '../../lib/schemas'
import { onceIfAlike } from '../../lib/schemas/fields'
import type { Answers } from './answers'

type Facts = Settings['clinic']
type Raw = Record<string, unknown>

/** Merge answers into known values: answers take precedence, and an empty one removes the field. */
const completed = (before: Raw | undefined, answer: Raw) =>
  Object.fromEntries(Object.entries({ ...before, ...answer }).filter(([, value]) => value !== undefined))

/** Generic words in clinic names, after the distinctive ones. */
const descriptive =
  /^(?:family|chiropractic|chiropractors?|physical|therapy|physiotherapy|wellness|health|healthcare|spine|spinal|sports?|rehab|rehabilitation|care|clinic|center|group|office)$/i

/**
 * Split the name into two lines, as in the logo: the distinctive part in large letters, the generic part below;
 * otherwise about as many words in each. A one-word name goes above the town.
 */
export function logoOf(name: string, city: string): [string, string] {
  const words = name.split(' ')
  const last = words.findLastIndex((word) => !descriptive.test(word)) + 1
  const above = last > 0 && last < words.length ? last : Math.ceil(words.length / 2)
  return [words.slice(0, above).join(' '), words.slice(above).join(' ') || city]
}

/**
 * Return additional offices, each merged with the file's. One without an id gets that of the office with its name.
 */
function officesFrom(answers: NonNullable<Answers['offices']>, known: Raw[]): Raw[] {
  const ids = new Set(answers.map(({ id }) => id))
  return answers.map((office) => {
    const { id, name } = office
    const before =
      known.find((item) => item.id === id) ??
      known.find((item) => item.name === name && id === slugOf(name) && !ids.has(String(item.id)))
    return completed(before, { ...office, id: before?.id ?? id })
  })
}

/** Return insurers, each merged with the file's. The former clinic's networks do not apply elsewhere. */
function insurersFrom(answers: Answers['insurers'], known: Raw[], dropped: boolean): Raw[] {
  return answers.map((insurer) => {
    const { network, ...rest } = known.find(({ name }) => name === insurer.name) ?? {}
    return completed({ ...rest, ...(!dropped && { network }) }, insurer)
  })
}

/**
 * Return the facts of clinic.yaml in the answers, in the file's format.
 * @param dropped whether to remove what is about the former town
 */
export function factsFrom(answers: Answers, raw: Raw, facts: Facts, dropped: boolean): Raw {
  const { name, address, position, insurers, offices } = answers
  return {
    name,
    logo: name === facts.name ? facts.logo : logoOf(name, address.city),
    phone: parsePhoneNumberWithError(answers.phone, 'US').formatNational(),
    email: answers.email === 'none' ? undefined : answers.email,
    address,
    region: answers.region,
    geo: position,
    timeZone: answers.timeZone,
    hours: answers.hours,
    doctor: isDeepStrictEqual(answers.doctor, facts.doctor)
      ? raw.doctor
      : { ...answers.doctor, name: onceIfAlike(answers.doctor.name) },
    insurers: insurersFrom(insurers, recordsAt(raw, 'insurers'), dropped),
    ...(answers.languages && { staffLanguages: answers.languages }),
    ...(answers.governingLaw && { governingLaw: answers.governingLaw }),
    // A listing is that of one clinic alone. Without one, links to the map look for the name and the address.
    ...(name !== facts.name && { mapsListing: undefined }),
    ...(offices &&
      (offices.length > 0 || raw.offices !== undefined) && {
        offices: officesFrom(offices, recordsAt(raw, 'offices')),
      }),
    ...(answers.practice && answers.practice !== facts.practice && { practice: answers.practice }),
    notOffered: answers.notOffered,
  }
}

/** Update `confirmed`: changed answers are the clinic’s own facts; what setup itself wrote has to be checked. */
export function confirmedAfter(before: Raw, after: Raw, answered: string[]): string[] {
  const confirmed = (before.confirmed as string[]).filter(
    (name) => answered.includes(name) || isDeepStrictEqual(before[name], after[name]),
  )
  const own = answered.filter((name) => !isDeepStrictEqual(before[name], after[name]) && !confirmed.includes(name))
  return [...confirmed, ...own]
}

/** Fields that cannot be facts to confirm. */
export const unconfirmable = ['notOffered', 'practice']
