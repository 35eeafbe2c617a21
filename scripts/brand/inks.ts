import sharp from 'sharp'
import { contrastOf, hexOf, oklabOf } from '../../lib/brand/oklab'

/** Minimum contrast between a graphic and its background (WCAG 2.2, 1.4.11). */
export const leastContrast = 3

/** The height in pixels at which pictures are measured: more than a screen shows of a logo. */
const height = 168

/** Return the pixels of a picture, as four numbers each. */
export async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture, { density: 300 })
    .resize({ height, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** Minimum alpha, out of 255, of a pixel that counts as drawn. */
const leastOpacity = 230

/** Test whether a picture has no opaque pixels. */
export function isEmpty({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) >= leastOpacity) return false
  return true
}

const hex = (values: number[]) => `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`

/**
 * Return the colors of a picture, each with its share of the opaque pixels; similar colors count as one.
 * @returns the colors, and the opaque share of their bounding box
 */
function inksOf({ data, width }: Pixels): { inks: [color: string, share: number][]; opaque: number } {
  const counts = new Map<string, number>()
  let opaque = 0
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < leastOpacity) continue
    opaque++
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
    ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
    const color = hex([0, 1, 2].map((i) => Math.min(Math.round((data[at + i] ?? 0) / 8) * 8, 255)))
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const inks = [...counts].map(([color, count]): [string, number] => [color, count / opaque])
  return { inks: inks.sort((a, b) => b[1] - a[1]), opaque: opaque / ((right - left + 1) * (bottom - top + 1)) }
}

const shareOf = (inks: [string, number][]) => inks.reduce((sum, [, share]) => sum + share, 0)

/** Test whether a picture has a background of its own, as a badge does, and something visible on it. */
function isBadge({ inks, opaque }: ReturnType<typeof inksOf>): boolean {
  const [ground = ''] = inks[0] ?? []
  return opaque > 0.6 && shareOf(inks.filter(([color]) => contrastOf(color, ground) >= leastContrast)) > 0.05
}

/**
 * Find the part of a logo that is invisible on a background.
 * @returns the color that covers most of that part, its contrast, and the nearest color that passes; undefined if at
 * least nine tenths of the logo are visible, or if it has a background of its own
 */
export function unseenOn(
  pixels: Pixels,
  ground: string,
): { color: string; ratio: number; nearest: string } | undefined {
  const found = inksOf(pixels)
  const unseen = found.inks.filter(([color]) => contrastOf(color, ground) < leastContrast)
  const [color] = unseen[0] ?? []
  if (!color || shareOf(unseen) <= 0.1 || isBadge(found)) return undefined
  return { color, ratio: contrastOf(color, ground), nearest: seenOn(color, ground) }
}

/** Return the nearest color of the same hue that is visible on a background. */
function seenOn(color: string, ground: string): string {
  const { l, a, b } = oklabOf(color)
  const way = oklabOf(ground).l > 0.6 ? -1 : 1
  for (let step = 1; step < 256; step++) {
    const next = hexOf(l + (way * step) / 256, { a, b })
    if (contrastOf(next, ground) >= leastContrast) return next
  }
  return way > 0 ? 'white' : 'black'
}

/**
 * Return a version of a logo for dark backgrounds: colors that would be invisible get lighter but keep their hue.
 * @returns a PNG file
 */
export async function forDark(pixels: Pixels, ground: string): Promise<Buffer> {
  const { data, width, height } = pixels
  const known = new Map<string, number[]>()
  const lighter = (color: string) => {
    const { l, a, b } = oklabOf(color)
    const light = hexOf(Math.max(1 - l / 2, oklabOf(seenOn(color, ground)).l), { a, b })
    return [1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16))
  }
  const result = Buffer.from(data)
  for (let at = 0; at < data.length; at += 4) {
    if (!data[at + 3]) continue
    const values = [0, 1, 2].map((i) => data[at + i] ?? 0)
    const color = hex(values)
    if (!known.has(color)) known.set(color, contrastOf(color, ground) < leastContrast ? lighter(color) : values)
    for (const [i, value] of (known.get(color) ?? values).entries()) result[at + i] = value
  }
  return sharp(result, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
