import { z } from 'zod'

/** `640 760`: two whole numbers of a drawing's units, a place (from the left, from the top) or a size (width, height). */
export const pair = z
  .string('write two whole numbers, as in "640 760"')
  .regex(/^\d+ \d+$/, 'write two whole numbers, as in "640 760"')
  .transform((value) => value.split(' ').map(Number) as [number, number])

/** `130 300 540 540`: a part of a drawing, from the left, from the top, width, height (as in SVG's `viewBox`). */
export const box = z
  .string('write four whole numbers, as in "130 300 540 540"')
  .regex(/^\d+ \d+ \d+ \d+$/, 'write four whole numbers, as in "130 300 540 540"')
  .transform((value) => value.split(' ').map(Number) as [number, number, number, number])
