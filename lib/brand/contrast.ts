import { memoize } from '../util/memoize'
import { type BrandColors, type ColorName, colorNames, drawnColors } from './colors'
import { contrastOf, hexOf, oklabOf } from './oklab'
import { paletteOf } from './palette'
import { type GroundName, groundText, least, originOf, pairs, type TokenName } from './tokens'

/** A pair of colors as a brand shows it, with its contrast. */
export type Contrast = { what: string; front: TokenName | 'white'; ground: GroundName; ratio: number; least: number }

/** Return the contrast of every pair of colors that the design uses (WCAG 2.2, "contrast ratio"). */
export function contrastsOf(colors: BrandColors): Contrast[] {
  const palette = { ...paletteOf(colors), white: 'white' }
  return pairs.flatMap(({ what, front, grounds, least: level }) =>
    grounds.map((ground) => ({
      what,
      front,
      ground,
      ratio: contrastOf(palette[front], palette[ground]),
      least: least[level],
    })),
  )
}

/** Cache contrasts: the search tries the same brands again and again. */
const cachedContrasts = memoize((colors: string) => contrastsOf(JSON.parse(colors)))

const passes = ({ ratio, least }: Contrast) => ratio >= least

/** The step of the search for a passing color, as a fraction of the lightness range. */
const step = 1 / 64

/**
 * Return the color lightened or darkened by a number of steps, with the same hue; with less chroma where screens cannot
 * show it.
 */
const stepped = (color: string, steps: number) => {
  const { l, a, b } = oklabOf(color)
  const lightness = l + steps * step
  return lightness < 0 || lightness > 1 ? undefined : hexOf(lightness, { a, b })
}

/**
 * Return the smallest change of one color, lighter or darker, that makes some contrasts pass and breaks none.
 * @param names the colors that may change. @param wanted the indexes of these contrasts in `contrastsOf`.
 * @returns undefined if there is none.
 */
function search(colors: BrandColors, names: readonly ColorName[], wanted: number[]) {
  const before = cachedContrasts(JSON.stringify(colors))
  const mends = (name: ColorName, hex: string) =>
    cachedContrasts(JSON.stringify({ ...colors, [name]: hex })).every(
      (pair, i) => passes(pair) || (!wanted.includes(i) && !passes(before[i] as Contrast)),
    )
  const nearest = (name: ColorName, steps: number) =>
    [-steps, steps].map((way) => stepped(colors[name], way)).find((hex) => hex && mends(name, hex))
  for (let steps = 1; steps * step <= 1; steps++) {
    const name = names.find((item) => nearest(item, steps))
    // Then refine in smaller steps.
    const part = [0.75, 0.5, 0.25, 0].find((less) => name && nearest(name, steps - less))
    const hex = name && nearest(name, steps - (part ?? 0))
    if (hex) return { name, hex }
  }
  return undefined
}

/** A brand color with too little contrast, the worst of its pairs, and the nearest color that passes. */
export type WeakColor = { name: ColorName; worst: Contrast; nearest?: string }

/** Return the brand colors that a pair shows, directly or as shades. */
const originsOf = ({ front, ground }: Contrast) =>
  colorNames.filter((name) => [front, ground].some((color) => originOf(color) === name))

/**
 * Find the colors of a brand that would make something invisible or unreadable: the one whose smallest change fixes
 * everything, or else the one that fixes each failing pair; if none does, those on the wrong side of light and dark.
 */
export function weakColors(colors: BrandColors): WeakColor[] {
  const all = contrastsOf(colors)
  const failing = all.flatMap((pair, i) => (passes(pair) ? [] : [i]))
  if (failing.length === 0) return []
  const fix = search(colors, [...new Set(failing.flatMap((i) => originsOf(all[i] as Contrast)))], failing)
  const byName = new Map<ColorName, number[]>(fix && [[fix.name, failing]])
  for (const i of fix ? [] : failing) {
    const origins = originsOf(all[i] as Contrast)
    const name = search(colors, origins, [i])?.name ?? origins[0] ?? 'main'
    byName.set(name, [...(byName.get(name) ?? []), i])
  }
  const weak = [...byName].map(([name, places]) => ({
    name,
    worst: worstOf(places.map((i) => all[i] as Contrast)),
    nearest: search(colors, [name], places)?.hex,
  }))
  const misplaced = misplacedColors(colors)
  return weak.every(({ nearest }) => nearest) || misplaced.length === 0 ? weak : misplaced
}

const worstOf = (pairs: Contrast[]): Contrast =>
  pairs.reduce((worst, pair) => (pair.ratio / pair.least < worst.ratio / worst.least ? pair : worst))

/** The light colors, which are backgrounds for text; the others are used on light backgrounds. */
const light: ColorName[] = ['accent', 'ground']

/**
 * Find colors that fail because they are dark and must be light, or the other way round, each with the nearest color
 * that would pass beside the colors of the first brand.
 */
function misplacedColors(colors: BrandColors): WeakColor[] {
  const all = contrastsOf(colors)
  return colorNames.flatMap((name) => {
    const failingPairs = all.filter((pair) => !passes(pair) && originsOf(pair).includes(name))
    if (failingPairs.length === 0 || light.includes(name) === oklabOf(colors[name]).l > 0.62) return []
    const besideDrawn = { ...drawnColors, [name]: colors[name] }
    const failing = contrastsOf(besideDrawn).flatMap((pair, i) => (passes(pair) ? [] : [i]))
    return [{ name, worst: worstOf(failingPairs), nearest: search(besideDrawn, [name], failing)?.hex }]
  })
}

/** Format a ratio: `4.49:1`, never rounded up. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

/** Explain a weak color: what cannot be read on which background, the ratio, and the nearest color that passes. */
export function adviceOn({ worst: { what, ground, ratio, least }, nearest }: WeakColor): string {
  const way = nearest
    ? `the nearest color that passes is "${nearest}"`
    : 'no lighter or darker one passes: take another'
  return `too little contrast: ${what} on ${groundText(ground)}: ${ratioText(ratio)}, ${least}:1 is needed; ${way}`
}
