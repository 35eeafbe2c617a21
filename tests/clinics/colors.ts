import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { BrandColors } from '../../lib/brand/colors'
import { paletteOf } from '../../lib/brand/palette'
import { recolorDrawing } from '../../lib/brand/recolor'
import { listFiles } from '../../lib/util/files'
import type { Trace } from './words'

const hexIn = (text: string) => (text.match(/#[0-9a-f]{6}\b/gi) ?? []).map((hex) => hex.toLowerCase())

const isGray = (hex: string) => hex.slice(1, 3) === hex.slice(3, 5) && hex.slice(3, 5) === hex.slice(5, 7)

/** Return the colors of a brand: its palette, and its shades in the drawings. @param drawings their folder */
function colorsOf(colors: BrandColors, drawings: string): Set<string> {
  const drawn = listFiles(drawings)
    .filter((file) => file.endsWith('.svg'))
    .flatMap((file) => hexIn(recolorDrawing(readFileSync(`${drawings}/${file}`, 'utf8'), colors)))
  return new Set([...Object.values(paletteOf(colors)), ...drawn].map((hex) => hex.toLowerCase()))
}

/** Return the colors that only the former clinic's brand has, as `#rrggbb`. */
export function formerColors(now: BrandColors, drawings: string, former: BrandColors): string[] {
  const kept = colorsOf(now, drawings)
  return [...colorsOf(former, drawings)].filter((hex) => !kept.has(hex) && !isGray(hex))
}

/** Return a color as style sheets, drawings, addresses of pictures and files for machines write it. */
export function colorTrace(hex: string): Trace {
  const short = [1, 3, 5].every((at) => hex[at] === hex[at + 1]) ? `|${hex[1]}${hex[3]}${hex[5]}\\b` : ''
  const between = '\\s*[,\\s]\\s*'
  return {
    word: hex,
    pattern: new RegExp(`(?:#|%23)(?:${hex.slice(1)}${short})|rgba?\\(\\s*${channelsOf(hex).join(between)}\\b`, 'i'),
  }
}

/** Minimum share of a picture that a color has to fill. */
const least = 0.002

/** Return the three channels of `#rrggbb`. */
const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Return the largest difference between the channels of two colors. */
const apart = (a: string, b: string) => {
  const other = channelsOf(b)
  return Math.max(...channelsOf(a).map((channel, i) => Math.abs(channel - (other[i] ?? 0))))
}

/**
 * Return the six colors of the former brand that are farthest from all colors of the other, which its pictures must
 * not show.
 */
export function formerInPictures(now: BrandColors, former: BrandColors): string[] {
  const kept = Object.values(paletteOf(now))
  return Object.values(former).filter((hex) => kept.every((other) => apart(hex, other) > 16))
}

/**
 * Return the colors in a list that a PNG shows in at least two thousandths of its pixels; the palette of a PNG shifts
 * each slightly.
 */
export async function colorsInPicture(png: Buffer, colors: string[]): Promise<string[]> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) return []
  const pixels = info.width * info.height
  // For a card, a sample of one pixel in seven is enough.
  const stride = pixels > 100_000 ? 7 : 1
  return colors.filter((hex) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(hex)
    let count = 0
    for (let at = 0; at < data.length; at += 3 * stride) {
      const shift =
        Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue)
      if (shift <= 4) count += 1
    }
    return (count * stride) / pixels > least
  })
}
