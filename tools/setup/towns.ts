import { byLocale } from '../../lib/i18n/locales'
import { slugOf } from '../../lib/i18n/slug'
import type { Settings } from '../../lib/schemas'
import type { Point } from '../../lib/schemas/places'
import type { Answers } from './answers'

/** Return a position as map apps copy it. */
export const coordinates = ({ latitude, longitude }: Point) => `${latitude}, ${longitude}`

type RawTown = { id: string; name: string }
type RawWay = { id: string }
type Raw = Record<string, unknown>

/** The fields of a city’s page that refer to items of settings files. */
export type CityPage = { city: string; emphasis: string; travel?: string; claim?: string }

/**
 * Return the ways to the clinic from the towns that it serves: those required by city pages, existing ones and new
 * ones.
 * @param withOffice the towns with an office of their own: nobody drives from there to the main one
 */
export function travelFrom(
  travel: RawWay[],
  { cities }: Answers,
  pages: CityPage[],
  dropped: boolean,
  withOffice: string[],
): unknown[] {
  const needed = new Set(pages.map((page) => page.travel))
  const served = new Map(cities.map((city) => [slugOf(city.name), city]))
  for (const town of withOffice) served.delete(slugOf(town))
  const here = new Set(withOffice.map(slugOf))
  const kept = travel.filter(({ id }) => needed.has(id) || served.has(id) || !(dropped || here.has(id)))
  const known = new Set([...kept.map(({ id }) => id)])
  const described = new Set(pages.map(({ city }) => slugOf(city)))
  const changed = kept.map((way) => {
    const minutes = served.get(way.id)?.minutes
    return minutes === undefined ? way : { ...without(way, 'miles'), minutes }
  })
  const added = [...served].flatMap(([id, { name, minutes, position }]) =>
    minutes === undefined || known.has(id) || described.has(id)
      ? []
      : [{ id, from: byLocale(() => name), minutes, at: coordinates(position) }],
  )
  return [...changed, ...added]
}

const without = (item: Raw, field: string) => Object.fromEntries(Object.entries(item).filter(([key]) => key !== field))

/**
 * Return the groups of patients that the pages count: those required by city pages, at least that of the clinic’s own
 * town.
 */
export function patientsOf(patients: Settings['clinic']['claims']['patients'], answers: Answers, pages: CityPage[]) {
  const needed = new Set(pages.map((page) => page.claim))
  const kept = patients.filter(({ id }) => needed.has(id))
  return kept.length > 0 || patients.length === 0
    ? kept
    : [{ id: slugOf(answers.address.city), count: patients[0]?.count ?? 1 }]
}

/** The upper left corner of a map, and its units in a degree. */
type Sheet = Pick<Settings['places']['map'], 'corner' | 'scale'>

/** Return the sheet of the map on which all points lie, with a margin; the present one while it holds them. */
function sheetFor(map: Settings['places']['map'], points: Point[]): Sheet {
  const [width, height] = map.size
  const { corner, scale } = map
  const fits = points.every(
    ({ latitude, longitude }) =>
      latitude <= corner.latitude &&
      latitude >= corner.latitude - height / scale.latitude &&
      longitude >= corner.longitude &&
      longitude <= corner.longitude + width / scale.longitude,
  )
  if (fits) return { corner, scale }
  const [latitudes, longitudes] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)]
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  // At least a fifth of a degree, about 14 miles, and a margin of a quarter.
  const span = (values: number[]) => Math.max(Math.max(...values) - Math.min(...values), 0.2) * 1.25
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)]
  // A degree of longitude is shorter the farther north.
  const shorter = Math.cos((latitude * Math.PI) / 180)
  const units = Math.min(height / span(latitudes), width / shorter / span(longitudes))
  const round = (value: number) => Math.round(value * 1000) / 1000
  const across = Math.round(units * shorter)
  return {
    corner: {
      latitude: round(latitude + height / 2 / Math.round(units)),
      longitude: round(longitude - width / 2 / across),
    },
    scale: { latitude: Math.round(units), longitude: across },
  }
}

/** The most that a letter of a town’s name and the room beside its dot take up, in units of the map. */
const letter = 19
const room = 26

/** Return the side of its dot on which the name of a town is not cut off by the edge of the map. */
function sideOf(name: string, { longitude }: Point, { corner, scale }: Sheet, width: number) {
  const left = (longitude - corner.longitude) * scale.longitude
  const needed = name.length * letter + room
  if (left + needed <= width) return 'right'
  return left >= needed ? 'left' : 'below'
}

/**
 * Return the fields of places.yaml for the towns that the clinic serves.
 * @param raw the file as it is written. @param places the file as its schema reads it.
 * @param dropped whether what is about the former area goes: other towns, small places, road signs, the dashed line.
 */
export function placesFor(raw: Raw, places: Settings['places'], answers: Answers, pages: CityPage[], dropped: boolean) {
  const needed = new Set(pages.map((page) => page.emphasis))
  const towns = raw.towns as RawTown[]
  const served = new Set(answers.cities.map(({ name }) => name))
  const kept = towns.filter(({ id, name }) => !dropped || needed.has(id) || served.has(name))
  const points = [
    answers.position,
    ...answers.cities.map(({ position }) => position),
    ...places.towns
      .filter(({ id }) => kept.some((town) => town.id === id))
      .flatMap(({ at, drives }) => [at, ...drives.flatMap((drive) => drive.points)]),
  ]
  const [width] = places.map.size
  const drawn = sheetFor(places.map, points)
  const added = answers.cities
    .filter(({ name }) => !kept.some((town) => town.name === name))
    .map(({ name, position }) => ({
      id: slugOf(name),
      name,
      at: coordinates(position),
      label: sideOf(name, position, drawn, width),
      drives: [{ points: [coordinates(position)] }],
    }))
  const sketch = raw.sketch as { labels: { name: string }[] } & Raw
  return {
    map: {
      ...(raw.map as Raw),
      ...(dropped && { drawing: 'ground' }),
      ...(drawn.corner !== places.map.corner && { ...drawn, corner: coordinates(drawn.corner) }),
    },
    towns: [...kept, ...added],
    ...(dropped && {
      dashed: undefined,
      spots: [],
      signs: [],
      sketch: { ...sketch, labels: sketch.labels.filter(({ name }) => served.has(name)) },
    }),
  }
}
