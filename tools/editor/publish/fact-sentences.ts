import { isDeepStrictEqual } from 'node:util'
import { dollars } from '../../../lib/clinic/dollars'
import { formatRange } from '../../../lib/clinic/hours'
import { dayInWords } from '../../../lib/clinic/opening'
import { recordsAt } from '../../../lib/content/read-fields'
import { defaultLocale } from '../../../lib/i18n/locales'
import { isRecord } from '../../../lib/util/is-record'
import { labelFor } from '../labels'
import { noticesInWords } from '../tasks/notice'
import { daysOf, type Holiday, type Offices, officesIn } from '../tasks/offices'
import { visits } from '../tasks/price'
import { partChanges, quoted } from './field-changes'

const money = (amount: unknown) => (typeof amount === 'number' ? dollars(amount) : 'not shown')

const dayWithYear = (date: string) => `${dayInWords(date, 'en')}, ${date.slice(0, 4)}`

const rangesInWords = (ranges: string[]) => ranges.map((range) => formatRange(range, 'en')).join(' and ')

const hoursOf = ({ hours = [] }: Holiday) => (hours.length > 0 ? `is open ${rangesInWords(hours)}` : 'is closed')

/** Describe the changed special days of an office, in sentences without a final period. */
function dayChanges(old: Holiday[], now: Holiday[]): string[] {
  const on = (days: Holiday[], date: string) => days.find((day) => String(day.date) === String(date))
  const removed = old.filter(({ date }) => !on(now, date))
  return [
    ...now
      .filter((day) => !isDeepStrictEqual(on(old, day.date), day))
      .map((day) => `On ${dayWithYear(day.date)} the clinic ${hoursOf(day)}: ${day.name.en} (${day.name.es})`),
    ...removed.map(({ date, name }) => `${dayWithYear(date)} is a day like any other again (${name.en})`),
  ]
}

/** Describe changed days, with their offices unless they apply to all. */
function holidayChanges(before: Offices, after: Offices): string[] {
  const offices = officesIn(after)
  const known = officesIn(before)
  const changes = offices
    // A new office includes its days.
    .filter(({ id }) => known.some((office) => office.id === id))
    .map(({ id, name }) => ({ name, sentences: dayChanges(daysOf(before, id), daysOf(after, id)) }))
  return [...new Set(changes.flatMap(({ sentences }) => sentences))].map((text) => {
    const at = changes.filter(({ sentences }) => sentences.includes(text)).map(({ name }) => name)
    return at.length < changes.length ? `${text}, only at ${at.join(' and ')}.` : `${text}.`
  })
}

/** Describe changes of the additional offices; days shared by all offices are described once. */
function officeChanges(before: Offices, after: Offices): string[] {
  const [old, now] = [before.offices ?? [], after.offices ?? []]
  const rest = (office: object) => ({ ...office, holidays: undefined })
  const others = now.flatMap((office) => {
    const earlier = old.find(({ id }) => id === office.id)
    if (!earlier) return [`New office: ${office.name}.`]
    return isDeepStrictEqual(rest(earlier), rest(office)) ? [] : [`Office ${office.name}: changed.`]
  })
  const removed = old.filter(({ id }) => !now.some((office) => office.id === id))
  const days = isDeepStrictEqual(before.holidays, after.holidays) ? holidayChanges(before, after) : []
  return [...days, ...others, ...removed.map(({ name }) => `Taken out: the office ${name}.`)]
}

function priceChanges(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const of = ({ prices }: Record<string, unknown>): Record<string, unknown> => (isRecord(prices) ? prices : {})
  const [old, now] = [of(before), of(after)]
  const amounts = Object.entries(visits).flatMap(([name, visit]) =>
    old[name] === now[name]
      ? []
      : [`The price of a ${visit.toLowerCase()}: ${money(old[name])} → ${money(now[name])}.`],
  )
  const rest = ['from', 'asOf'].some((name) => !isDeepStrictEqual(old[name], now[name]))
  if (amounts.length === 0 && rest) return ['The day of the prices, or whether they are the lowest ones.']
  return amounts
}

function hoursChanges(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const [old, now] = [before.hours, after.hours].map((hours) => (isRecord(hours) ? hours : {}))
  const inWords = (ranges: unknown) => (Array.isArray(ranges) && ranges.length > 0 ? rangesInWords(ranges) : 'closed')
  return Object.keys({ ...old, ...now }).flatMap((day) =>
    isDeepStrictEqual(old?.[day], now?.[day])
      ? []
      : [`Opening hours on ${labelFor(day).label}: ${inWords(old?.[day])} → ${inWords(now?.[day])}.`],
  )
}

/** Describe added and removed notices; a changed one counts as both. */
function noticeChanges(before: object, after: object): string[] {
  const [old, now] = [noticesInWords(before), noticesInWords(after)]
  return [
    ...now.filter((text) => !old.includes(text)).map((text) => `On every page. ${text}.`),
    ...old.filter((text) => !now.includes(text)).map((text) => `No longer on every page. ${text}.`),
  ]
}

/** Facts of the clinic that have sentences of their own. */
export const inSentences: Record<
  string,
  (before: Record<string, unknown>, after: Record<string, unknown>) => string[]
> = {
  holidays: holidayChanges,
  notices: noticeChanges,
  offices: officeChanges,
  prices: priceChanges,
  hours: hoursChanges,
  social: (before, after) =>
    isRecord(before.social) && isRecord(after.social)
      ? partChanges(before.social, after.social).map((text) => `${text}.`)
      : [],
  newPatientPrice: (before, after) => [
    `The price of the New Patient Special: ${money(before.newPatientPrice)} → ${money(after.newPatientPrice)}.`,
  ],
}

/** Describe added, removed or changed photos by what they show. */
export function photoChanges(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const [old, now] = [recordsAt(before, 'photos'), recordsAt(after, 'photos')]
  const inList = (list: Record<string, unknown>[], name: unknown) => list.find((photo) => photo.name === name)
  const shows = ({ name, alt }: Record<string, unknown>) => quoted((isRecord(alt) && alt[defaultLocale]) || name)
  return [
    ...now.flatMap((photo) => {
      const earlier = inList(old, photo.name)
      if (!earlier) return [`New photo: ${shows(photo)}.`]
      return isDeepStrictEqual(earlier, photo) ? [] : [`Photo ${shows(photo)}: changed.`]
    }),
    ...old.filter(({ name }) => !inList(now, name)).map((photo) => `Photo taken out: ${shows(photo)}.`),
  ]
}
