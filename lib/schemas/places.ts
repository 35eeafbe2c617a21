import { z } from 'zod'
import { byLocale } from '../i18n/locales'
import { eachOnce, pair, plainText, slugText } from './fields'

/** `36.1867, -94.1288`: latitude and longitude in degrees, as map apps copy them. */
export const position = z
  .string('write a position as "36.1867, -94.1288"')
  .regex(/^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/, {
    error: 'write a position as "36.1867, -94.1288": latitude, longitude',
    abort: true,
  })
  .transform((value) => {
    const [latitude = 0, longitude = 0] = value.split(',').map(Number)
    return { latitude, longitude }
  })

export type Point = z.output<typeof position>

const label = z.enum(['left', 'right', 'below']).meta({ label: 'Side of the dot that the name is on' })
const at = position.meta({ label: 'Position', hint: 'As a map app copies it: latitude, longitude.' })
const onDrawing = pair.meta({ label: 'Place on the drawing', hint: 'From the left, from the top.' })

const sheet = z.strictObject({
  drawing: z.enum(['map', 'ground']).meta({ label: 'Under the towns: the map, or a background without roads' }),
  size: pair.meta({ label: 'Width and height' }),
  corner: position.meta({ label: 'Position of the upper left corner' }),
  scale: z
    .strictObject({ latitude: z.number().positive(), longitude: z.number().positive() })
    .meta({ label: 'Drawing units per degree' }),
})

/** Return the bounds of the map in degrees. */
function limitsOf({ size, corner, scale }: z.output<typeof sheet>) {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000
  const [width, height] = size
  return {
    latitude: [round(corner.latitude - height / scale.latitude), corner.latitude],
    longitude: [corner.longitude, round(corner.longitude + width / scale.longitude)],
  } as const
}

type Area = { map: z.output<typeof sheet> }

/** Return an error message if a latitude or longitude is outside the map; undefined if it is inside. */
export function outside({ map }: Area, axis: keyof Point, degrees: number): string | undefined {
  const [from, to] = limitsOf(map)[axis]
  return degrees < from || degrees > to ? `lies outside the map: ${axis} between ${from} and ${to}` : undefined
}

const town = z.strictObject({
  id: slugText,
  name: plainText,
  at,
  label,
  drives: z
    .array(z.strictObject({ points: z.array(position).min(1).meta({ label: 'Points', hint: '' }) }))
    .min(1, 'draw at least one drive to the clinic')
    .meta({ label: 'Drives to the clinic', hint: 'The points of each route in order; each ends at the clinic.' }),
})
const spot = z.strictObject({
  name: plainText,
  at,
  label,
  gap: z.int().positive().optional().meta({ label: 'Gap between dot and name' }),
})

/** The schema of content/places.yaml: towns, places, road signs and drives on the sketch maps. */
export const places = z
  .strictObject({
    map: sheet.meta({ label: 'Sheet of the map', hint: 'Belongs to public/drawings/map.svg.' }),
    dashed: z
      .strictObject(byLocale(() => plainText))
      .optional()
      .meta({ label: 'What the dashed line is', hint: 'Below the map. Only if the drawing has one.' }),
    towns: z.array(town).min(1).superRefine(eachOnce('id')).meta({ label: 'Towns' }),
    spots: z.array(spot).meta({ label: 'Smaller places' }),
    signs: z.array(z.strictObject({ name: plainText, at })).meta({ label: 'Names of roads' }),
    sketch: z
      .strictObject({
        size: pair.meta({ label: 'Width and height' }),
        street: onDrawing.meta({ label: 'Place of the clinic’s street' }),
        labels: z
          .array(
            z.strictObject({
              name: plainText,
              at: onDrawing,
              letters: z.int().positive(),
              dot: onDrawing.optional().meta({ label: 'Place of the town’s dot' }),
            }),
          )
          .meta({ label: 'Names' }),
      })
      .meta({ label: 'Small drawing of the area', hint: 'Belongs to public/drawings/area.svg.' }),
  })
  .superRefine(({ map, towns, spots, signs }, context) => {
    const checkPoint = (path: (string | number)[], { latitude, longitude }: Point) => {
      const message = outside({ map }, 'latitude', latitude) ?? outside({ map }, 'longitude', longitude)
      if (message) context.addIssue({ code: 'custom', path, message })
    }
    for (const [i, { at, drives }] of towns.entries()) {
      checkPoint(['towns', i, 'at'], at)
      for (const [drive, { points }] of drives.entries())
        for (const [n, point] of points.entries()) checkPoint(['towns', i, 'drives', drive, 'points', n], point)
    }
    for (const [list, items] of Object.entries({ spots, signs }))
      for (const [i, { at }] of items.entries()) checkPoint([list, i, 'at'], at)
  })
