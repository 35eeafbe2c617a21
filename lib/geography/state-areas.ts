import type { Point } from '../schemas/places'
import areas from './state-areas.json'

/** The two-letter code of a state. */
export type State = keyof typeof areas

/** Test whether a value is the code of a state. */
export const isState = (value: unknown): value is State => typeof value === 'string' && Object.hasOwn(areas, value)

/** Return the time zones of a state, by their IANA names. */
export const zonesOf = (state: State): string[] => areas[state].zones

/** Describe the ZIP code prefixes of a state: `716 to 729, 755` (USPS Publication 65). */
export const zipRangesOf = (state: State): string =>
  areas[state].zip
    .split(' ')
    .map((range) => range.replace('-', ' to '))
    .join(', ')

/** Test whether a ZIP code belongs to a state. */
export const isZipOf = (zip: string, state: State): boolean =>
  areas[state].zip.split(' ').some((range) => {
    const [from = '', to = from] = range.split('-')
    return zip.slice(0, 3) >= from && zip.slice(0, 3) <= to
  })

/** Test whether a position is in the rectangle around a state. */
export function isInState({ latitude, longitude }: Point, state: State): boolean {
  const [south, west, north, east] = areas[state].box.map(Number) as [number, number, number, number]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
