import { settings } from '../content/data'
import type { Point } from '../content/schemas/places'

const area = settings.places

/** A town that the map can put first, by its id in content/places.yaml. */
export type MapPlace = string

/** What stands on the map: towns, smaller places, signs of roads; and the small drawing of the sample map page. */
export const { towns, spots, signs, sketch } = area

/** The size of the sheet of `public/drawings/map.svg`, in its units. */
export const mapSize = area.map.size

const { corner, scale } = area.map

/** Where a point on earth lies on the sheet, in its units. */
export function project({ latitude, longitude }: Point): [x: number, y: number] {
  return [
    Math.round((longitude - corner.longitude) * scale.longitude),
    Math.round((corner.latitude - latitude) * scale.latitude),
  ]
}

/** A town by its id. @throws when there is none, with the ids there are. */
export function townOf(id: MapPlace) {
  const town = towns.find((candidate) => candidate.id === id)
  if (town) return town
  throw new Error(`unknown place on the map "${id}"; known: ${towns.map((other) => other.id).join(', ')}`)
}

/** A line through points that bends a little before and after each, as a road does (Catmull-Rom, an eighth of the way). */
function bend(points: [x: number, y: number][]): string {
  const near = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as [number, number]
  const handle = (i: number, side: 1 | -1) =>
    [0, 1].map((axis) =>
      Math.round((near(i)[axis] ?? 0) + (side * ((near(i + 1)[axis] ?? 0) - (near(i - 1)[axis] ?? 0))) / 8),
    )
  return points.reduce(
    (path, point, i) =>
      `${path}${i ? `C${[...handle(i - 1, 1), ...handle(i, -1), ...point].join(' ')}` : `M${point.join(' ')}`}`,
    '',
  )
}

/**
 * The drives to the clinic from a town, as SVG paths on the sheet.
 * @param clinic where they end.
 */
export function drives(town: MapPlace, clinic: Point): string[] {
  return townOf(town).drives.map(({ points }) => bend([...points, clinic].map(project)))
}
