import { isValidPhoneNumber } from 'libphonenumber-js'
import { z } from 'zod'
import { milesBetween } from '../geography/miles'
import { isInState, isZipOf, zipRangesOf, zonesOf } from '../geography/state-areas'
import states from '../geography/states.json'
import { streetName } from '../geography/street'
import { byLocale } from '../i18n/locales'
import { day, httpsUrl, optionalList, plainText, slugText, text } from './fields'
import { perLocaleText } from './visit-facts'

/** The two-letter codes of the states. */
export const stateCodes = Object.keys(states) as (keyof typeof states)[]

/** `"09:00-13:00"`: two valid times, the first before the second. */
const timeRange = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, {
    error: 'write hours as "09:00-13:00" (24-hour clock)',
    abort: true,
  })
  .refine((range) => range.slice(0, 5) < range.slice(6), 'closing time must be later than opening time')

const dayHours = z
  .array(timeRange)
  .refine(
    (ranges) => ranges.every((range, i) => i === 0 || (ranges[i - 1] ?? '').slice(6) <= range.slice(0, 5)),
    'ranges of one day must follow each other and not overlap',
  )

/** Days with special hours; closed when no hours are given. Sorted and unique. */
const holidays = z
  .array(
    z.strictObject({
      date: day.meta({ label: 'Day', hint: 'Written 2026-12-24. The days stand in order of date.' }),
      name: z.strictObject(byLocale(() => plainText)),
      hours: dayHours.optional(),
    }),
  )
  .superRefine((days, context) => {
    for (const [i, { date }] of days.entries()) {
      const before = days[i - 1]?.date ?? ''
      const found = days.findIndex((other) => other.date === date) < i
      const message = found
        ? `${date} appears twice: keep one of the two`
        : `${date} is listed after ${before}: sort by date`
      if (found || date < before) context.addIssue({ code: 'custom', path: [i, 'date'], message })
    }
  })

/** Test whether a name is that of a region in the IANA time zone database, not an offset. */
function isTimeZone(name: string): boolean {
  try {
    new Date().toLocaleString('en', { timeZone: name })
    return name.includes('/')
  } catch {
    return false
  }
}

/** The facts that the main office and further ones have in common. */
export const officeFacts = {
  phone: text.refine((value) => isValidPhoneNumber(value, 'US'), 'is not a US phone number with ten digits'),
  address: z.strictObject({
    street: plainText,
    city: plainText,
    state: z.enum(stateCodes, 'use the two-letter state code'),
    zip: z.string('use five digits in quotes').regex(/^\d{5}$/, 'use five digits in quotes'),
  }),
  geo: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  timeZone: text.refine(isTimeZone, 'is no name of the IANA time zone database: write it as in America/Chicago').meta({
    label: 'Time zone',
    hint: 'Its IANA name, such as America/Chicago (Central) or America/Denver (Mountain).',
  }),
  hours: z.strictObject({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  }),
  holidays,
  mapsListing: httpsUrl,
}

/** The id of the main office, whose facts are at the top of content/clinic.yaml. */
export const mainId = 'main'

/** A further office. */
export const office = z.strictObject({
  id: slugText
    .refine((id) => id !== mainId, `"${mainId}" stands for the main office: choose another`)
    .meta({
      label: 'Id',
      hint: 'A short name for addresses and pages of cities, such as north-side. It does not change any more.',
    }),
  name: plainText.meta({
    label: 'Name',
    hint: 'What people call the place, in both languages alike: its town, its street or its part of town.',
  }),
  address: officeFacts.address,
  phone: officeFacts.phone,
  hours: officeFacts.hours.refine(
    (hours) => Object.values(hours).flat().length > 0,
    'never open: write the hours of at least one day, or take the office out',
  ),
  geo: officeFacts.geo,
  timeZone: officeFacts.timeZone.optional().meta({
    label: 'Time zone',
    hint: 'Only if it is not that of the main office. Its IANA name, such as America/Denver.',
  }),
  holidays: optionalList(holidays).meta({
    label: 'Days with other hours',
    hint: 'Only if they are not those of the main office.',
  }),
  parking: perLocaleText.optional().meta({ label: 'Parking' }),
  mapsListing: httpsUrl.optional().meta({
    label: 'Listing on the map',
    hint: 'Its own listing. Without one, links to the map look for the address.',
  }),
})

/** A further office as content/clinic.yaml lists it. */
export type FurtherOffice = z.output<typeof office>

/** The further offices. */
export const offices = optionalList(z.array(office))

/** The facts of the main office that a further one is compared with. */
type Main = Pick<FurtherOffice, 'address' | 'geo'> & { timeZone: string }

/** A field of the list of offices that cannot be, and why. */
type OfficeProblem = { path: (string | number)[]; message: string }

/**
 * The greatest distance of a further office from the main one, in miles along a straight line: across a large state.
 */
const farthest = 400

/** Texts that differ only in letter case and blanks are the same to people. */
const plain = (value: string) =>
  value
    .toLowerCase()
    .replace(/[\s.,#]+/g, ' ')
    .trim()
const plainAddress = ({ street, zip }: Main['address']) => plain(`${street} ${zip}`)
const sameText = (a: string, b: string) => plain(a) === plain(b)

/** Name the main office: its town, or its street where another office is in the same town or called like it. */
export function mainName({ city, street }: Main['address'], further: FurtherOffice[]): string {
  const isElsewhere = further.every(({ name, address }) => !sameText(name, city) && !sameText(address.city, city))
  return isElsewhere ? city : streetName(street)
}

/**
 * Find contradictions between the further offices, and with the main office: an id, a name, an address or a pin that
 * another has, a ZIP code, pin or time zone of another state, a pin too far away.
 */
export function officeProblems(list: FurtherOffice[], main: Main): OfficeProblem[] {
  return list.flatMap((office, i): OfficeProblem[] => {
    const { id, name, address, geo, timeZone = main.timeZone } = office
    const earlier = list.slice(0, i)
    const before = [main, ...earlier]
    const state = states[address.state].en
    const miles = milesBetween(geo, main.geo)
    const found = (path: (string | number)[], message: string | false) =>
      message ? [{ path: [i, ...path], message }] : []
    const copy = 'copy both numbers again from a pin on its own front door, latitude first'
    return [
      ...found(['id'], earlier.some((other) => other.id === id) && `"${id}" appears twice`),
      ...found(['name'], earlier.some((other) => sameText(other.name, name)) && `"${name}" appears twice`),
      ...found(
        ['name'],
        sameText(name, mainName(main.address, list)) &&
          `"${name}" is what the main office is called: name what tells it apart`,
      ),
      ...found(
        ['address'],
        before.some((other) => plainAddress(other.address) === plainAddress(address)) &&
          `${address.street} is the address of another office: write its own`,
      ),
      ...found(
        ['address', 'zip'],
        !isZipOf(address.zip, address.state) &&
          `${address.zip} is no ZIP code of ${state}, where they begin with ${zipRangesOf(address.state)}: correct it, or the state`,
      ),
      ...found(
        office.timeZone === undefined ? ['address', 'state'] : ['timeZone'],
        // In the state of the main office its time zone is right as it is.
        (office.timeZone !== undefined || address.state !== main.address.state) &&
          !zonesOf(address.state).includes(timeZone) &&
          `${timeZone} is no time zone of ${state}: write "timeZone: ${zonesOf(address.state).join('" or "timeZone: ')}"`,
      ),
      ...found(
        ['geo'],
        (!isInState(geo, address.state) && `${geo.latitude}, ${geo.longitude} is not in ${state}: ${copy}`) ||
          (before.some((other) => milesBetween(other.geo, geo) === 0) && `is the pin of another office: ${copy}`) ||
          (miles > farthest && `lies ${Math.round(miles)} miles from the main office: ${copy}`),
      ),
    ]
  })
}
