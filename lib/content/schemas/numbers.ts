import { z } from 'zod'

/** Numbers with spaces between; what is none of them is not looked at further. */
const written = (pattern: RegExp, message: string) => z.string(message).regex(pattern, { error: message, abort: true })

/** `640 760`: two whole numbers of a drawing's units, a place (from the left, from the top) or a size (width, height). */
export const pair = written(/^\d+ \d+$/, 'write two whole numbers, as in "640 760"').transform(
  (value) => value.split(' ').map(Number) as [number, number],
)

/** `130 300 540 540`: a part of a drawing, from the left, from the top, width, height (as in SVG's `viewBox`). */
export const box = written(/^\d+ \d+ \d+ \d+$/, 'write four whole numbers, as in "130 300 540 540"').transform(
  (value) => value.split(' ').map(Number) as [number, number, number, number],
)
