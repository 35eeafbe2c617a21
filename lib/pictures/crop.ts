import type { View } from './drawings'

/** A part of a drawing: x, y, width, height in its units. */
export type Crop = readonly [x: number, y: number, width: number, height: number]

/**
 * How much of what must go is cut from above. Scenes stand on the ground: their sky goes first. A body with a pin keeps
 * its head when there is little to cut, and is cut around its middle otherwise.
 */
const shareAbove = (cut: number, hasPin: boolean) => (hasPin ? (cut < 0.15 ? 0 : 0.5) : 0.75)

/**
 * The part of a drawing that fills a picture of another shape: the whole view wherever the drawing is large enough, the
 * pin never nearer to an edge than a seventh of the side.
 * @param aspect the picture's width divided by its height.
 */
export function cropOf({ size, box, pin }: View, aspect: number): Crop {
  const [left, top, wide, high] = box
  const width = Math.min(Math.max(wide, high * aspect), size[0], size[1] * aspect)
  const part = [width, width / aspect] as const
  const at = [0, 1].map((axis) => {
    const side = part[axis] as number
    const spot = pin?.[axis]
    const slack = (axis ? high : wide) - side
    const wanted = (axis ? top : left) + slack * (axis && slack > 0 ? shareAbove(slack / side, pin !== undefined) : 0.5)
    const shown = spot === undefined ? wanted : Math.min(Math.max(wanted, spot - (side * 6) / 7), spot - side / 7)
    return Math.min(Math.max(shown, 0), (size[axis] as number) - side)
  })
  return [at[0] as number, at[1] as number, ...part]
}
