import { memoize } from '../util/memoize'
import { type BrandColors, type ColorName, colorNames, drawnColors } from './colors'
import { contrastOf, hexOf, oklabOf } from './oklab'
import { paletteOf } from './palette'
import { type GroundName, groundText, least, originOf, pairs, type TokenName } from './tokens'

/** A pair of colors as a brand shows it. */
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

/** Cache contrasts: a search meets the same brands again and again. */
const known = memoize((colors: string) => contrastsOf(JSON.parse(colors)))

const passes = ({ ratio, least }: Contrast) => ratio >= least

/** The step of the search for a passing color, as a part of all lightness. */
const step = 1 / 64

/** Return the color with its hue, lighter or darker by steps; with less chroma where a screen cannot show it. */
const stepped = (color: string, steps: number) => {
  const { l, a, b } = oklabOf(color)
  const lightness = l + steps * step
  return lightness < 0 || lightness > 1 ? undefined : hexOf(lightness, { a, b })
}

/**
 * Return the smallest change of one color, lighter or darker, that makes some contrasts pass and breaks none.
 * @param names the colors that may change. @param wanted the places of these contrasts in `contrastsOf`.
 * @returns undefined when there is none.
 */
function search(colors: BrandColors, names: readonly ColorName[], wanted: number[]) {
  const before = known(JSON.stringify(colors))
  const mends = (name: ColorName, hex: string) =>
    known(JSON.stringify({ ...colors, [name]: hex })).every(
      (pair, i) => passes(pair) || (!wanted.includes(i) && !passes(before[i] as Contrast)),
    )
  const nearest = (name: ColorName, steps: number) =>
    [-steps, steps].map((way) => stepped(colors[name], way)).find((hex) => hex && mends(name, hex))
  for (let steps = 1; steps * step <= 1; steps++) {
    const name = names.find((one) => nearest(one, steps))
    // Then in smaller steps from the one before.
    const part = [0.75, 0.5, 0.25, 0].find((less) => name && nearest(name, steps - less))
    const hex = name && nearest(name, steps - (part ?? 0))
    if (hex) return { name, hex }
  }
  return undefined
}

/** A color of the brand that has too little contrast, the worst of its pairs, and the nearest color that passes. */
export type WeakColor = { name: ColorName; worst: Contrast; nearest?: string }

/** Return the colors of the six that a pair shows, or whose shades it shows. */
const originsOf = ({ front, ground }: Contrast) =>
  colorNames.filter((name) => [front, ground].some((color) => originOf(color) === name))

/**
 * Find the colors of a brand with which something could not be seen or read: the one whose smallest change fixes all of
 * it, or else for each failing pair the one that fixes it; where none does, those that have to be light or dark.
 */
export function weakColors(colors: BrandColors): WeakColor[] {
  const all = contrastsOf(colors)
  const failing = all.flatMap((pair, i) => (passes(pair) ? [] : [i]))
  if (failing.length === 0) return []
  const one = search(colors, [...new Set(failing.flatMap((i) => originsOf(all[i] as Contrast)))], failing)
  const byName = new Map<ColorName, number[]>(one && [[one.name, failing]])
  for (const i of one ? [] : failing) {
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

/** The colors that are light: words are set on them; the others are used on light grounds. */
const light: ColorName[] = ['accent', 'ground']

/**
 * Find colors that fail each other because one is on the wrong side: those that are dark and have to be light, or the
 * other way round, each with the nearest that would pass beside the colors of the first brand.
 */
function misplacedColors(colors: BrandColors): WeakColor[] {
  const all = contrastsOf(colors)
  return colorNames.flatMap((name) => {
    const own = all.filter((pair) => !passes(pair) && originsOf(pair).includes(name))
    if (own.length === 0 || light.includes(name) === oklabOf(colors[name]).l > 0.62) return []
    const beside = { ...drawnColors, [name]: colors[name] }
    const failing = contrastsOf(beside).flatMap((pair, i) => (passes(pair) ? [] : [i]))
    return [{ name, worst: worstOf(own), nearest: search(beside, [name], failing)?.hex }]
  })
}

/** Return a ratio as it is written: `4.49:1`, never rounded up. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

/** Explain a weak color: what cannot be read on what, the ratio, and the nearest color that passes. */
export function adviceOn({ worst: { what, ground, ratio, least }, nearest }: WeakColor): string {
  const way = nearest
    ? `the nearest color that passes is "${nearest}"`
    : 'no lighter or darker one passes: take another'
  return `too little contrast: ${what} on ${groundText(ground)}: ${ratioText(ratio)}, ${least}:1 is needed; ${way}`
}
