import { clampChroma, converter, formatHex, type Oklab, type Rgb, wcagLuminance } from 'culori'
import { memoize } from '../util/memoize'

const toOklab = converter('oklab')
const toRgb = converter('rgb')

/** The two color axes of OKLab: green to red, blue to yellow. */
export type Tone = Pick<Oklab, 'a' | 'b'>

/** Convert a color for culori, whose own parser handles all of CSS and is fifty times slower. */
function rgbColor(color: string): Rgb | string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return color
  const value = Number.parseInt(color.slice(1), 16)
  return { mode: 'rgb', r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 }
}

/** Return a color in OKLab, where equal distances look equal. @throws if it is not a color. */
export const oklabOf = memoize((color: string): Oklab => {
  const lab = toOklab(rgbColor(color))
  if (!lab) throw new Error(`"${color}" is not a color`)
  return lab
})

const luminanceOf = memoize((color: string): number => wcagLuminance(rgbColor(color)))

/** Return the contrast of two colors, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Test whether a screen can show a color, allowing for rounding. */
const isShown = (color: Oklab) => {
  const { r, g, b } = toRgb(color)
  return Math.min(r, g, b) > -0.001 && Math.max(r, g, b) < 1.001
}

/** Return the color as `#rrggbb`, with its chroma reduced as far as a screen requires. */
export function hexOf(lightness: number, { a, b }: Tone): string {
  const color: Oklab = { mode: 'oklab', l: Math.min(Math.max(lightness, 0), 1), a, b }
  return formatHex(isShown(color) ? color : clampChroma(color, 'oklch', 'rgb'))
}

/** Mix `first` parts of one tone and `second` parts of another. */
export const mixTones = (one: Tone, first: number, other: Tone, second: number): Tone => ({
  a: first * one.a + second * other.a,
  b: first * one.b + second * other.b,
})

/** Compute the proportions in which two tones mix to a third; undefined if the two are collinear. */
export function partsOf(tone: Tone, one: Tone, other: Tone): [number, number] | undefined {
  const area = one.a * other.b - one.b * other.a
  if (Math.abs(area) < 1e-4) return undefined
  return [(tone.a * other.b - tone.b * other.a) / area, (one.a * tone.b - one.b * tone.a) / area]
}

/** Return red, green and blue of a color in CSS syntax, between `rgb(` and `/`: `11 51 49`. */
export const rgbOf = (color: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(' ')
