import { memoize } from '../util/memoize'
import type { BrandColors } from './colors'
import { contrastOf, hexOf, mixTones, oklabOf } from './oklab'
import { least, type Palette, pairs, type Shade, tokenNames, tokenOf } from './tokens'

function shadeOf(colors: BrandColors, { light, than, parts }: Shade): string {
  const tone = mixTones(oklabOf(colors.main), parts[0], oklabOf(colors.accent), parts[1])
  return shown(`${light + (than ? oklabOf(colors[than]).l : 0)} ${tone.a} ${tone.b}`)
}

// The search for a better color builds many palettes that share most shades.
const shown = memoize((lightnessAndTone: string) => {
  const [light = 0, a = 0, b = 0] = lightnessAndTone.split(' ').map(Number)
  return hexOf(light, { a, b })
})
const seenOn = memoize((hex: string) =>
  memoize((grounds: string) => memoize((ratio: number) => seen(hex, grounds, ratio))),
)

/**
 * Return a shade, darkened on lighter backgrounds or lightened on darker ones just enough to be seen on each.
 * @param spaced the backgrounds, separated by spaces.
 */
function seen(hex: string, spaced: string, ratio: number): string {
  const grounds = spaced.split(' ')
  const isSeen = (shade: string) => grounds.every((ground) => contrastOf(shade, ground) >= ratio)
  if (isSeen(hex)) return hex
  const { l, a, b } = oklabOf(hex)
  let [near, far] = [l, oklabOf(grounds[0] ?? '').l > l ? 0 : 1]
  while (Math.abs(far - near) > 0.001) {
    const middle = (near + far) / 2
    if (isSeen(hexOf(middle, { a, b }))) far = middle
    else near = middle
  }
  return hexOf(far, { a, b })
}

/**
 * Build the whole palette of a brand. A shade shown on a background moves away from it until it can be seen.
 * @throws if one of the six colors is not a color.
 */
export function paletteOf(colors: BrandColors): Palette {
  const shades = tokenNames.map((name) => {
    const token = tokenOf(name)
    return [name, 'brand' in token ? colors[token.brand] : shadeOf(colors, token)]
  })
  const palette: Palette = Object.fromEntries(shades)
  for (const { front, grounds, least: level } of pairs) {
    if (front === 'white' || 'brand' in tokenOf(front)) continue
    const places = grounds.map((ground) => (ground === 'white' ? ground : palette[ground])).join(' ')
    palette[front] = seenOn(palette[front])(places)(least[level])
  }
  return palette
}
