import stateNames from '../../lib/geography/states.json'
import { slugOf } from '../../lib/i18n/slug'
import { clinic } from '../../lib/schemas/clinic'
import { local } from '../../lib/schemas/local'
import { places } from '../../lib/schemas/places'
import { escapeRegExp } from '../../lib/util/escape-regexp'
import { fieldsOf } from '../../scripts/shared/content-pages'

/** A word that only the former clinic uses, and the pattern that finds it. */
export type Trace = { word: string; pattern: RegExp }

/** Separates words: spaces, including non-breaking ones, and their replacements in addresses. */
const gap = String.raw`(?:[\s_+-]|&nbsp;|%20)+`

/** Return a pattern for a name as a whole word, case-insensitive, also within an address. */
const named = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${name
      .split(/[\s-]+/)
      .map(escapeRegExp)
      .join(gap)}(?![\\p{L}\\p{N}])`,
    'iu',
  )

/** Return a pattern for the ten digits of a phone number with any separators. */
function called(phone: string): RegExp {
  const [, area, exchange, line] = /(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(phone) ?? []
  return new RegExp(`${area}\\D{0,3}${exchange}\\D?${line}`)
}

/** Return the street of an address without its number and suite, both with and without its leading direction. */
function streetsOf(street: string): string[] {
  const name = street.replace(/,.*$/, '').replace(/^\d+\s+/, '')
  return [name, name.replace(/^(North|South|East|West|[NSEW]{1,2})\s+/, '')]
}

/**
 * Collect the words that identify a clinic, from the facts of its content: name, phone, address, region, towns,
 * roads, landmarks, position, time zone.
 * @param files the content by path @param answers the other clinic's answers: words it uses itself are no trace
 */
export function tracesOf(files: ReadonlyMap<string, string>, answers: string): Trace[] {
  const read = (path: string) => fieldsOf(path, files.get(path) ?? '')
  const facts = clinic.parse(read('clinic.yaml'))
  const area = places.parse(read('places.yaml'))
  const { names } = local.parse(read('local.yaml'))
  const { address, region, geo } = facts
  const cities = [...files]
    .filter(([path]) => path.startsWith('cities/'))
    .map(([path, source]) => String(fieldsOf(path, source).city ?? ''))
  const words = [
    facts.name,
    slugOf(facts.name),
    ...(facts.email ? [facts.email] : []),
    ...streetsOf(address.street),
    address.city,
    address.zip,
    stateNames[address.state].en,
    `${address.city}, ${address.state}`,
    ...Object.values(region),
    facts.timeZone,
    String(geo.latitude),
    String(Math.abs(geo.longitude)),
    ...(facts.mapsListing ? [facts.mapsListing.replace(/^https?:\/\//, '')] : []),
    ...facts.travel.flatMap(({ from }) => Object.values(from)),
    ...cities,
    ...area.towns.map(({ name }) => name),
    ...area.spots.map(({ name }) => name),
    ...area.signs.map(({ name }) => name),
    ...area.sketch.labels.map(({ name }) => name.replace(/[^\p{L}\p{N} -]/gu, '').trim()),
    ...names,
  ]
  const traces = [...new Set(words)].filter(Boolean).map((word) => ({ word, pattern: named(word) }))
  return [...traces, { word: facts.phone, pattern: called(facts.phone) }].filter(
    ({ pattern }) => !pattern.test(answers),
  )
}
