/** A point on earth, in degrees. */
export type Point = { latitude: number; longitude: number }
type Place = {
  name: string
  at: Point
  label: 'left' | 'right' | 'below'
  /** Units between the dot and its name. */
  gap?: number
}
type Track = readonly (readonly [latitude: number, longitude: number])[]

/** The sheet of `public/drawings/map.svg`: its size, the degrees of its upper left corner, units per degree. */
export const mapSize = [640, 760] as const
const corner: Point = { latitude: 36.4, longitude: -94.345 }
const perDegree: Point = { latitude: 1900, longitude: 1533 }

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

/** Where a point on earth lies on the sheet, in its units. */
export function project({ latitude, longitude }: Point): [x: number, y: number] {
  return [
    Math.round((longitude - corner.longitude) * perDegree.longitude),
    Math.round((corner.latitude - latitude) * perDegree.latitude),
  ]
}

/** The towns that the sheet can put first. */
export const places = ['springdale', 'fayetteville', 'rogers', 'bentonville'] as const
export type MapPlace = (typeof places)[number]

export const towns: Record<MapPlace, Place> = {
  springdale: { name: 'Springdale', at: at(36.1867, -94.1288), label: 'right' },
  fayetteville: { name: 'Fayetteville', at: at(36.0626, -94.1574), label: 'right' },
  rogers: { name: 'Rogers', at: at(36.332, -94.1185), label: 'right' },
  bentonville: { name: 'Bentonville', at: at(36.3729, -94.2088), label: 'left' },
}

/** Smaller places, always in the small letters. */
export const spots: Place[] = [
  { name: 'Tontitown', at: at(36.1779, -94.2335), label: 'below' },
  { name: 'Elm Springs', at: at(36.2062, -94.2344), label: 'left' },
  { name: 'Lowell', at: at(36.2554, -94.1308), label: 'right' },
  { name: 'Pinnacle Hills', at: at(36.305, -94.178), label: 'left' },
  { name: 'U of A', at: at(36.0687, -94.1758), label: 'left', gap: 47 },
]

export const roads: { name: string; at: Point }[] = [
  { name: 'I-49', at: at(36.222, -94.178) },
  { name: 'I-49', at: at(36.02, -94.19) },
  { name: 'US 412', at: at(36.177, -94.298) },
  { name: 'US 412', at: at(36.178, -93.96) },
  { name: 'AR 112', at: at(36.137, -94.222) },
  { name: 'AR 112', at: at(36.275, -94.231) },
  { name: 'US 71B', at: at(36.118, -94.139) },
]

/** I-49 from the north: the exits of Central Avenue, 14th Street, Walton Boulevard, Pinnacle Hills, …, Sunset Avenue. */
const interstate: Track = [
  [36.3816, -94.175],
  [36.3741, -94.1688],
  [36.3562, -94.1778],
  [36.3349, -94.1831],
  [36.3146, -94.1847],
  [36.3, -94.1793],
  [36.2832, -94.1561],
  [36.2543, -94.15],
  [36.2425, -94.1531],
  [36.2259, -94.1785],
  [36.1931, -94.1796],
  [36.1754, -94.1859],
]

/** US 71B between the downtowns: 8th Street in Rogers, Thompson Street in Springdale, College Avenue in Fayetteville. */
const fromRogers: Track = [
  [36.332, -94.1185],
  [36.3335, -94.1257],
  [36.3117, -94.1263],
  [36.2827, -94.13],
  [36.2541, -94.1368],
  [36.225, -94.1375],
  [36.1886, -94.1384],
  [36.1746, -94.1391],
]
const fromFayetteville: Track = [
  [36.0626, -94.1574],
  [36.0772, -94.1571],
  [36.0951, -94.1527],
  [36.1176, -94.1457],
  [36.1335, -94.1456],
  [36.1524, -94.1438],
  [36.1746, -94.1391],
]

/** The drives that the directions of a page describe, up to Sunset Avenue; the clinic's own place ends each. */
const tracks: Record<MapPlace, Track[]> = {
  springdale: [
    [
      [36.1779, -94.2335],
      [36.1759, -94.2191],
      [36.1754, -94.1859],
    ],
    [[36.2062, -94.2344], [36.199, -94.205], ...interstate.slice(-2)],
    [
      [36.1867, -94.1288],
      [36.187, -94.1385],
      [36.1746, -94.1391],
    ],
  ],
  fayetteville: [
    [
      [36.0687, -94.1758],
      [36.0776, -94.1753],
      [36.0858, -94.1751],
      [36.1056, -94.1794],
      [36.1095, -94.1691],
      [36.1383, -94.1825],
      [36.1754, -94.1859],
    ],
    fromFayetteville,
  ],
  rogers: [[[36.305, -94.178], ...interstate.slice(5)], fromRogers],
  bentonville: [[[36.3729, -94.2088], ...interstate]],
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
 * The drives to the clinic from a place, as SVG paths on the sheet.
 * @param clinic where they end.
 */
export function drives(place: MapPlace, clinic: Point): string[] {
  return tracks[place].map((track) =>
    bend([...track.map(([latitude, longitude]) => at(latitude, longitude)), clinic].map(project)),
  )
}
