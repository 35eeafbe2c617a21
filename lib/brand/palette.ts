import { once } from '../util/once'
import { type BrandColors, type ColorName, colorNames } from './colors'
import { contrastOf, hexOf, mixTones, oklabOf } from './oklab'
import { least, pairs } from './pairs'

/**
 * How a shade is made, in OKLab: its lightness (0 black, 1 white), or by how much it is lighter than one of the six
 * colors; and how many parts of two of them, `main` and `accent` unless `of` says otherwise, give its tone. One that the
 * design shows on a ground (pairs.ts) moves away from it until it can be seen.
 */
type Shade = { light: number; than?: ColorName; of?: [ColorName, ColorName]; parts: [number, number] }

const shades = {
  // Quieter text.
  'ink-2': { light: 0.408, parts: [0.375, 0.023] },
  'ink-3': { light: 0.53, parts: [0.3, 0.03] },
  // From the dark ground to the light lines on it.
  'spruce-900': { light: 0.086, than: 'dark', parts: [0.681, -0.03] },
  'spruce-800': { light: -0.074, than: 'main', parts: [0.825, -0.022] },
  'spruce-700': { light: 0.137, than: 'dark', parts: [0.658, -0.03] },
  'spruce-500': { light: 0.205, than: 'dark', parts: [0.717, -0.018] },
  'spruce-300': { light: 0.702, parts: [0.625, 0.004] },
  line: { light: 0.868, parts: [0.336, 0.071] },
  'line-2': { light: 0.666, parts: [0.505, 0.059] },
  // Light grounds, each with the contour lines on it.
  'mist-dark': { light: -0.069, than: 'ground', parts: [0.302, 0.066] },
  river: { light: 0.94, parts: [0.13, -0.04] },
  'river-dark': { light: 0.875, parts: [0.227, -0.087] },
  straw: { light: 0.957, parts: [0.091, 0.299] },
  'straw-dark': { light: 0.895, parts: [0.172, 0.452] },
  // Quieter text on dark.
  fog: { light: 0.907, parts: [0.279, 0.021] },
  'hickory-dark': { light: -0.058, than: 'accent', parts: [-0.133, 1.031] },
  'hickory-deep': { light: 0.508, parts: [-0.294, 0.668] },
  'hickory-light': { light: 0.045, than: 'accent', parts: [0.08, 0.738] },
  'hickory-terrain': { light: -0.052, than: 'accent', parts: [-0.053, 0.991] },
  // The dollar sign as a hill on a contour map: its lines, and the tints between them.
  contour: { light: 0.075, than: 'main', parts: [0.93, 0.032] },
  'contour-1': { light: 0.94, parts: [0.23, 0.07] },
  'contour-2': { light: 0.947, parts: [0.225, 0.138] },
  'contour-3': { light: 0.952, parts: [0.212, 0.194] },
  'contour-4': { light: 0.951, parts: [0.185, 0.251] },
  'contour-5': { light: 0.946, parts: [0.138, 0.303] },
  'contour-6': { light: 0.94, parts: [0.11, 0.36] },
  // Only on the marketer's desk: problems, advice, and the row under the pointer.
  problem: { light: 0.464, of: ['pin', 'accent'], parts: [0.925, 0.19] },
  'problem-light': { light: 0.94, of: ['pin', 'accent'], parts: [0.15, -0.02] },
  advice: { light: 0.397, parts: [-0.141, 0.524] },
  'advice-line': { light: 0.62, parts: [-0.2, 0.82] },
  row: { light: 0.98, parts: [0.05, 0.01] },
} satisfies Record<string, Shade>

type ShadeName = keyof typeof shades

/** The color of the six that a shade is above all made from; `white` has none. */
export function originOf(name: string): ColorName | undefined {
  const shade: Shade | undefined = name in shades ? shades[name as ShadeName] : undefined
  return shade ? (shade.than ?? shade.of?.[0] ?? 'main') : colorNames.find((color) => color === name)
}

/** Every color of the design as `#rrggbb`: the six of the brand, and the shades made from them. */
export type Palette = Record<ColorName | ShadeName, string>

function shadeOf(colors: BrandColors, { light, than, of: [one, other] = ['main', 'accent'], parts }: Shade): string {
  const tone = mixTones(oklabOf(colors[one]), parts[0], oklabOf(colors[other]), parts[1])
  return shown(`${light + (than ? oklabOf(colors[than]).l : 0)} ${tone.a} ${tone.b}`)
}

// The search for a better color makes many palettes that have most shades in common.
const shown = once((lightnessAndTone: string) => {
  const [light = 0, a = 0, b = 0] = lightnessAndTone.split(' ').map(Number)
  return hexOf(light, { a, b })
})
const seenOn = once((hex: string) => once((grounds: string) => once((ratio: number) => seen(hex, grounds, ratio))))

/**
 * A shade, made darker on lighter grounds or lighter on darker ones, as little as it takes to be seen on each.
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

/** The whole palette of a brand. @throws when one of its six colors is no color. */
export function paletteOf(colors: BrandColors): Palette {
  const made = Object.entries(shades).map(([name, shade]) => [name, shadeOf(colors, shade)])
  const palette: Record<string, string> = { ...colors, ...Object.fromEntries(made) }
  const all = { ...palette, white: 'white' } as Record<string, string>
  for (const { front, grounds, least: level } of pairs) {
    if (!(front in shades)) continue
    const places = grounds.map((name) => all[name] ?? '').join(' ')
    palette[front] = seenOn(palette[front] ?? '')(places)(least[level])
  }
  return palette as Palette
}
