import { settings } from '../compiled/data'
import type { Point } from '../schemas/places'
import { itemOf } from '../util/item-of'

const area = settings.places

/** The id of a town in content/places.yaml. */
export type MapPlace = string

/** Towns, smaller places and road signs of the map, and the sketch on the demo map page. */
export const { towns, spots, signs, sketch } = area

/** The drawing under the towns, a file of public/drawings, and its width and height in its own units. */
export const { drawing: mapDrawing, size: mapSize } = area.map

/** The meaning of the map's dashed line, in each language. */
export const { dashed } = area

const { corner, scale } = area.map

/** Project geographic coordinates to the map, in its units. */
export function project({ latitude, longitude }: Point): [x: number, y: number] {
  return [
    Math.round((longitude - corner.longitude) * scale.longitude),
    Math.round((corner.latitude - latitude) * scale.latitude),
  ]
}

/** Return the town with an id. @throws for an unknown id; the message lists the known ones. */
export const townOf = (id: MapPlace) => itemOf(towns, id, 'unknown place on the map')

/**
 * Return a smooth SVG path through points: a cardinal spline whose control points lie at 1/8 of the neighbors'
 * distance.
 */
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
 * Return the drives from a town to the clinic, as SVG paths on the map.
 * @param clinic the coordinates of the clinic.
 */
export function drives(town: MapPlace, clinic: Point): string[] {
  return townOf(town).drives.map(({ points }) => bend([...points, clinic].map(project)))
}
