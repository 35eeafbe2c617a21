import { z } from 'zod'

/** Build a schema of space-separated numbers; validation stops when the pattern does not match. */
const patternText = (pattern: RegExp, message: string) =>
  z.string(message).regex(pattern, { error: message, abort: true })

/** `640 760`: a point (x, y) or a size (width, height) in a drawing's units. */
export const pair = patternText(/^\d+ \d+$/, 'write two whole numbers, as in "640 760"').transform(
  (value) => value.split(' ').map(Number) as [number, number],
)

/** `130 300 540 540`: a rectangle in a drawing's units: x, y, width, height (as in SVG's `viewBox`). */
export const box = patternText(/^\d+ \d+ \d+ \d+$/, 'write four whole numbers, as in "130 300 540 540"').transform(
  (value) => value.split(' ').map(Number) as [number, number, number, number],
)
