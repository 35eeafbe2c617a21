import type { View } from './drawings'

/** A rectangle of a drawing: x, y, width, height in its units. */
export type Crop = readonly [x: number, y: number, width: number, height: number]

/**
 * Return the share of the excess height to crop at the top. Scenes lose more sky than ground. A body with a pin keeps
 * its head if little must be cropped, and is cropped evenly otherwise.
 */
const shareAbove = (cut: number, hasPin: boolean) => (hasPin ? (cut < 0.15 ? 0 : 0.5) : 0.75)

/**
 * Crop a drawing to an aspect ratio: show the whole view if the drawing is large enough, and keep the pin at least one
 * seventh of each side away from the edges.
 * @param aspect width divided by height.
 */
export function cropOf({ size, box, pin }: View, aspect: number): Crop {
  const [left, top, wide, high] = box
  const width = Math.min(Math.max(wide, high * aspect), size[0], size[1] * aspect)
  const part = [width, width / aspect] as const
  const at = [0, 1].map((axis) => {
    const side = part[axis] as number
    const spot = pin?.[axis]
    const slack = (axis ? high : wide) - side
    const start = (axis ? top : left) + slack * (axis && slack > 0 ? shareAbove(slack / side, pin !== undefined) : 0.5)
    const shown = spot === undefined ? start : Math.min(Math.max(start, spot - (side * 6) / 7), spot - side / 7)
    return Math.min(Math.max(shown, 0), (size[axis] as number) - side)
  })
  return [at[0] as number, at[1] as number, ...part]
}
