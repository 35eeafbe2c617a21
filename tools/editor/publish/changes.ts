import { isDeepStrictEqual } from 'node:util'
import { dollars } from '../../../lib/clinic/dollars'
import { formatRange } from '../../../lib/clinic/hours'
import { dayInWords } from '../../../lib/clinic/opening'
import { isSettings } from '../../../lib/content/collections'
import { type Entry, readSources } from '../../../lib/content/read'
import { recordsAt } from '../../../lib/content/read-fields'
import { defaultLocale, type Locale, languageName, localePath, locales } from '../../../lib/i18n/locales'
import { pageTypes } from '../../../lib/page-types'
import type { Route } from '../../../lib/page-types/definition'
import { isPageType } from '../../../lib/page-types/names'
import { isRecord } from '../../../lib/util/is-record'
import { labelFor } from '../labels'
import { shownOn } from '../preview/shown-on'
import { noticesInWords } from '../tasks/notice'
import { daysOf, type Holiday, type Offices, officesIn } from '../tasks/offices'
import { visits } from '../tasks/price'

/** A change for visitors, in a sentence, and the addresses of the pages that show it. */
export type ChangeInWords = { text: string; pages: string[] }

/** A file as it was published and as it is; by the file's path, which begins with content/. */
export type FilePair = { path: string; before?: string; after?: string }

const money = (amount: unknown) => (typeof amount === 'number' ? dollars(amount) : 'not shown')
const quoted = (text: unknown) => `“${String(text)}”`
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
const short = (text: string) => (text.length > 70 ? `${text.slice(0, 67).trimEnd()}…` : text)

const parse = (path: string, text?: string): Entry | undefined =>
  text === undefined ? undefined : readSources([[path.replace(/^content\//, ''), text]]).entries[0]

const dayWithYear = (date: string) => `${dayInWords(date, 'en')}, ${date.slice(0, 4)}`
const rangesInWords = (ranges: string[]) => ranges.map((range) => formatRange(range, 'en')).join(' and ')
const hoursOf = ({ hours = [] }: Holiday) => (hours.length > 0 ? `is open ${rangesInWords(hours)}` : 'is closed')

/** Return the days with other hours of one office that have changed, in sentences without a full stop. */
function dayChanges(old: Holiday[], now: Holiday[]): string[] {
  const on = (days: Holiday[], date: string) => days.find((day) => String(day.date) === String(date))
  const gone = old.filter(({ date }) => !on(now, date))
  return [
    ...now
      .filter((day) => !isDeepStrictEqual(on(old, day.date), day))
      .map((day) => `On ${dayWithYear(day.date)} the clinic ${hoursOf(day)}: ${day.name.en} (${day.name.es})`),
    ...gone.map(({ date, name }) => `${dayWithYear(date)} is a day like any other again (${name.en})`),
  ]
}

/** Return changed days, with the offices that they concern unless they concern all. */
function holidayChanges(before: Offices, after: Offices): string[] {
  const offices = officesIn(after)
  const known = officesIn(before)
  const changes = offices
    // The days of a new office are part of it.
    .filter(({ id }) => known.some((office) => office.id === id))
    .map(({ id, name }) => ({ name, said: dayChanges(daysOf(before, id), daysOf(after, id)) }))
  return [...new Set(changes.flatMap(({ said }) => said))].map((text) => {
    const at = changes.filter(({ said }) => said.includes(text)).map(({ name }) => name)
    return at.length < changes.length ? `${text}, only at ${at.join(' and ')}.` : `${text}.`
  })
}

/** Return changes of the further offices; days are said once for all offices. */
function officeChanges(before: Offices, after: Offices): string[] {
  const [old, now] = [before.offices ?? [], after.offices ?? []]
  const rest = (office: object) => ({ ...office, holidays: undefined })
  const others = now.flatMap((office) => {
    const earlier = old.find(({ id }) => id === office.id)
    if (!earlier) return [`New office: ${office.name}.`]
    return isDeepStrictEqual(rest(earlier), rest(office)) ? [] : [`Office ${office.name}: changed.`]
  })
  const gone = old.filter(({ id }) => !now.some((office) => office.id === id))
  const days = isDeepStrictEqual(before.holidays, after.holidays) ? holidayChanges(before, after) : []
  return [...days, ...others, ...gone.map(({ name }) => `Taken out: the office ${name}.`)]
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

/** Return notices that came or went; one that has changed did both. */
function noticeChanges(before: object, after: object): string[] {
  const [old, now] = [noticesInWords(before), noticesInWords(after)]
  return [
    ...now.filter((text) => !old.includes(text)).map((text) => `On every page. ${text}.`),
    ...old.filter((text) => !now.includes(text)).map((text) => `No longer on every page. ${text}.`),
  ]
}

/** Facts of the clinic that have sentences of their own. */
const inSentences: Record<string, (before: Record<string, unknown>, after: Record<string, unknown>) => string[]> = {
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

/** Return photos that came, went or changed, by what they show. */
function photoChanges(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
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

const isPlain = (value: unknown) => value === undefined || ['string', 'number', 'boolean'].includes(typeof value)

/** Return what an item of a list is called: a text by itself, other items by their name, title or id. */
function itemName(item: unknown): string {
  if (!isRecord(item)) return String(item)
  const name = item.name ?? item.title ?? item.question ?? item.id
  return String(isRecord(name) ? name[defaultLocale] : name)
}

/** Return what came to a list, what went and what is another one, by the names of its items. */
function listChange(before: unknown[], after: unknown[]): string {
  const named = (items: unknown[], what: string) =>
    items.length > 0 ? [`${items.map((item) => quoted(short(itemName(item)))).join(', ')} ${what}`] : []
  const sameIn = (list: unknown[], item: unknown) => list.find((other) => itemName(other) === itemName(item))
  const said = [
    ...named(
      after.filter((item) => sameIn(before, item) === undefined),
      'added',
    ),
    ...named(
      before.filter((item) => sameIn(after, item) === undefined),
      'taken out',
    ),
    ...named(
      after.filter((item) => ![undefined, item].some((known) => isDeepStrictEqual(sameIn(before, item), known))),
      'changed',
    ),
  ]
  return said.length > 0 ? said.join(', ') : 'in another order'
}

/** Return a field that changed, with its values where they are short enough to be read. */
function fieldChange(name: string, before: unknown, after: unknown): string {
  const { label } = labelFor(name)
  if (Array.isArray(before ?? []) && Array.isArray(after ?? []))
    return `${label}: ${listChange((before ?? []) as unknown[], (after ?? []) as unknown[])}`
  if (isRecord(before) && isRecord(after)) return `${label} (${partChanges(before, after).join('; ')})`
  if (!isPlain(before) || !isPlain(after)) return `${label}: changed`
  if (before === undefined) return `${label}: ${quoted(short(String(after)))} (new)`
  if (after === undefined) return `${label}: taken out (${quoted(short(String(before)))})`
  return `${label}: ${quoted(short(String(before)))} → ${quoted(short(String(after)))}`
}

const namesIn = (a: Record<string, unknown>, b: Record<string, unknown>) =>
  Object.keys({ ...a, ...b }).filter((name) => !isDeepStrictEqual(a[name], b[name]))

/** Return the parts of a field that changed. */
const partChanges = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  namesIn(before, after).map((name) => fieldChange(name, before[name], after[name]))

function factChanges(before: Entry, after: Entry, routes: Route[]): ChangeInWords[] {
  return namesIn(before.data, after.data).flatMap((field) => {
    // The changes of its page say where each is shown.
    if (after.collection === 'photos' && field === 'photos')
      return photoChanges(before.data, after.data).map((text) => ({ text, pages: [] }))
    const page = shownOn({ collection: after.collection, name: after.name, field }, routes)
    const special = after.collection === 'clinic' ? inSentences[field] : undefined
    const sentences = special?.(before.data, after.data) ?? [
      `${after.collection === 'clinic' ? '' : `${labelFor(after.collection).label}, `}${fieldChange(field, before.data[field], after.data[field])}.`,
    ]
    return sentences.map((text) => ({ text, pages: addresses(page) }))
  })
}

const addresses = (path: string, only?: Locale) =>
  locales.filter((locale) => !only || locale === only).map((locale) => localePath(path, locale))

const sentencesIn = (body: string) =>
  body
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Count how many sentences a text has that another has not. */
function sentencesChanged(before: string, after: string): number {
  const [old, now] = [sentencesIn(before), sentencesIn(after)]
  const differ = (a: string[], b: string[]) => a.filter((sentence) => !b.includes(sentence)).length
  return Math.max(differ(old, now), differ(now, old))
}

const kindName = ({ collection }: Entry) =>
  isPageType(collection) ? pageTypes[collection].label[1] : labelFor(collection).label

/** Return what a page is called: the title of its file, or for a list what the list is. */
const titleOf = (entry: Entry) =>
  entry.data.title ? `${kindName(entry)} ${quoted(entry.data.title)}` : kindName(entry)

function pageChanges(before: Entry, after: Entry, routes: Route[]): ChangeInWords[] {
  const records = /^translatedFrom$/
  const fields = namesIn(before.data, after.data).filter((name) => !records.test(name))
  const sentences = sentencesChanged(before.body, after.body)
  const said = [
    ...fields.map((name) => fieldChange(name, before.data[name], after.data[name])),
    ...(sentences > 0 ? [`${counted(sentences, 'sentence')} of the text`] : []),
  ]
  if (said.length === 0) return []
  const pages = addresses(shownOn(after, routes), after.locale)
  return [{ text: `${titleOf(after)}, ${languageName(after.locale)}: ${said.join('; ')}.`, pages }]
}

function pairChanges({ path, before: old, after: now }: FilePair, routes: Route[]): ChangeInWords[] {
  const [before, after] = [parse(path, old), parse(path, now)]
  const entry = after ?? before
  if (!entry) return [{ text: `The file ${path}.`, pages: [] }]
  if (before && after)
    return isSettings(entry.collection) ? factChanges(before, after, routes) : pageChanges(before, after, routes)
  // One sentence for a page, not one for each language.
  if (entry.locale !== defaultLocale) return []
  const pages = after ? addresses(shownOn(entry, routes)) : []
  return [{ text: `${after ? 'New' : 'Taken out'}: ${titleOf(entry)}.`, pages }]
}

/**
 * Return what will change for visitors, in words.
 * @param pairs the files that differ from what is published. @param routes the pages as they will be
 */
export function changesInWords(pairs: FilePair[], routes: Route[]): ChangeInWords[] {
  return pairs.flatMap((pair) => {
    if (!/\.(md|yaml)$/.test(pair.path))
      return [{ text: `The picture ${pair.path.replace(/^content\//, '')}.`, pages: [] }]
    return pairChanges(pair, routes)
  })
}
