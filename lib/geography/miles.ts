import type { Point } from '../schemas/places'

/** Return the straight-line distance in miles (haversine formula). */
export function milesBetween(a: Point, b: Point): number {
  const [from, to] = [a, b].map(({ latitude }) => (latitude * Math.PI) / 180) as [number, number]
  const turn = ((b.longitude - a.longitude) * Math.PI) / 180
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2
  return 2 * 3958.8 * Math.asin(Math.sqrt(half))
}

/** Return the place nearest to a position, in a straight line. */
export const nearestOf = <Place extends { geo: Point }>(from: Point, places: [Place, ...Place[]]): Place =>
  places.reduce((nearest, other) => (milesBetween(from, other.geo) < milesBetween(from, nearest.geo) ? other : nearest))
