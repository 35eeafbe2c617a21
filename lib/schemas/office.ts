import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js'
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

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Test whether the times of a range are swapped, or it ends the next morning: `"20:00-02:00"`. */
const isTurned = (range: string) => range.slice(6) < range.slice(0, 5)

/** Return how long a range is, in minutes. */
const lengthOf = (range: string) =>
  minuteOf(range.slice(6)) - minuteOf(range.slice(0, 5)) + (isTurned(range) ? 24 * 60 : 0)

/** The most minutes of a range that ends the next morning: in a longer one the times have been swapped. */
const longestNight = 14 * 60

const isOvernight = (range: string) => isTurned(range) && lengthOf(range) <= longestNight

/**
 * `"09:00-13:00"`: two valid times. `"17:00-24:00"` ends at midnight, `"00:00-24:00"` is around the clock,
 * `"20:00-02:00"` ends the next morning.
 */
const timeRange = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    error: 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00',
    abort: true,
  })
  .refine((range) => !range.endsWith('-00:00'), {
    error: 'write midnight as 24:00, around the clock as "00:00-24:00", a closed day as []',
    abort: true,
  })
  .refine(
    (range) => lengthOf(range) > 0 && (!isTurned(range) || isOvernight(range)),
    'closing time must be later than opening time, or the next morning, at most 14 hours later',
  )

const dayHours = z.array(timeRange).refine(
  (ranges) =>
    ranges.every((range, i) => {
      const before = ranges[i - 1]
      return !before || (!isOvernight(before) && before.slice(6) <= range.slice(0, 5))
    }),
  'ranges of one day must follow each other and not overlap',
)

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Opening hours of a week. */
const weekHours = z
  .strictObject(
    Object.fromEntries(days.map((day) => [day, dayHours])) as Record<(typeof days)[number], typeof dayHours>,
  )
  .superRefine((hours, context) => {
    for (const [i, day] of days.entries()) {
      const last = hours[day].at(-1)
      const next = days[(i + 1) % days.length] ?? 'monday'
      const first = hours[next][0]
      if (last && first && isOvernight(last) && first.slice(0, 5) < last.slice(6))
        context.addIssue({
          code: 'custom',
          path: [next, 0],
          message: `begins before the night of ${day} ends (${last.slice(6)}): begin later, or end that one earlier`,
        })
    }
  })

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

/** Where a clinic may have its phone: the United States and their territories. */
const here = ['US', 'PR', 'VI', 'GU', 'AS', 'MP']
const countryOf = (phone: string) => parsePhoneNumberFromString(phone, 'US')?.country ?? 'US'
const countryName = (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code

/** The facts that the main office and further ones have in common. */
export const officeFacts = {
  phone: text
    .refine((value) => isValidPhoneNumber(value, 'US'), {
      error: 'is not a US phone number with ten digits',
      abort: true,
    })
    .refine((value) => here.includes(countryOf(value)), {
      error: ({ input }) =>
        `is a number of ${countryName(countryOf(String(input)))}: write one of the United States, or leave the country code out if it is one`,
    })
    .meta({ hint: 'Ten digits; an extension as in (479) 555-0142 ext. 5. Text messages go to the number without it.' }),
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
  hours: weekHours,
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
