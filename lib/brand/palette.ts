import { memoize } from '../util/memoize'
import type { BrandColors } from './colors'
import { contrastOf, hexOf, mixTones, oklabOf } from './oklab'
import { least, type Palette, pairs, type Shade, tokenNames, tokenOf } from './tokens'

function shadeOf(colors: BrandColors, { light, than, of: [one, other] = ['main', 'accent'], parts }: Shade): string {
  const tone = mixTones(oklabOf(colors[one]), parts[0], oklabOf(colors[other]), parts[1])
  return shown(`${light + (than ? oklabOf(colors[than]).l : 0)} ${tone.a} ${tone.b}`)
}

// The search for a better color makes many palettes that have most shades in common.
const shown = memoize((lightnessAndTone: string) => {
  const [light = 0, a = 0, b = 0] = lightnessAndTone.split(' ').map(Number)
  return hexOf(light, { a, b })
})
const seenOn = memoize((hex: string) =>
  memoize((grounds: string) => memoize((ratio: number) => seen(hex, grounds, ratio))),
)

/**
 * Return a shade, made darker on lighter grounds or lighter on darker ones, as little as it takes to be seen on each.
 * @param spaced the grounds, with spaces between them.
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
 * Make the whole palette of a brand. A shade that is shown on a ground moves away from it until it can be seen.
 * @throws when one of its six colors is no color.
 */
export function paletteOf(colors: BrandColors): Palette {
  const made = tokenNames.map((name) => {
    const token = tokenOf(name)
    return [name, 'brand' in token ? colors[token.brand] : shadeOf(colors, token)]
  })
  const palette: Palette = Object.fromEntries(made)
  for (const { front, grounds, least: level } of pairs) {
    if (front === 'white' || 'brand' in tokenOf(front)) continue
    const places = grounds.map((ground) => (ground === 'white' ? ground : palette[ground])).join(' ')
    palette[front] = seenOn(palette[front])(places)(least[level])
  }
  return palette
}
