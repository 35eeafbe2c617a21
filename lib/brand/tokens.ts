import type { ColorName } from './colors'

/**
 * The recipe of a shade in OKLab: its lightness (0 black, 1 white), absolute or relative to a brand color (`than`), and
 * the proportions in which the colors `main` and `accent` mix to its tone.
 */
export type Shade = { light: number; than?: ColorName; parts: [number, number] }

/**
 * A color of the design: a brand color, or a shade made from brand colors. `ground` is its name in messages about what
 * is shown on it.
 */
type Token = ({ brand: ColorName } | Shade) & { ground?: string }

/**
 * Every color of the design, by its name in Tailwind classes: `bg-river-dark`. To add one, add a row here, and one in
 * `pairs` if something must be readable on it.
 */
const tokens = {
  ink: { brand: 'text' },
  // Secondary text.
  'ink-2': { light: 0.408, parts: [0.375, 0.023] },
  'ink-3': { light: 0.53, parts: [0.3, 0.03] },
  // From the dark background to the light lines on it.
  'spruce-950': { brand: 'dark', ground: 'the dark ground' },
  'spruce-900': { light: 0.086, than: 'dark', parts: [0.681, -0.03] },
  'spruce-800': { light: -0.074, than: 'main', parts: [0.825, -0.022], ground: 'the darker main color' },
  'spruce-700': { light: 0.137, than: 'dark', parts: [0.658, -0.03] },
  'spruce-600': { brand: 'main', ground: 'the main color' },
  'spruce-500': { light: 0.205, than: 'dark', parts: [0.717, -0.018] },
  'spruce-300': { light: 0.702, parts: [0.625, 0.004] },
  line: { light: 0.868, parts: [0.336, 0.071] },
  'line-2': { light: 0.666, parts: [0.505, 0.059] },
  // Light backgrounds, each with its contour lines.
  mist: { brand: 'ground', ground: 'the light ground' },
  'mist-dark': { light: -0.069, than: 'ground', parts: [0.302, 0.066] },
  river: {
    light: 0.94,
    parts: [0.13, -0.04],
    ground: 'the cool light ground, which is made from main and accent',
  },
  'river-dark': { light: 0.875, parts: [0.227, -0.087] },
  straw: {
    light: 0.957,
    parts: [0.091, 0.299],
    ground: 'the warm light ground, which is made from main and accent',
  },
  'straw-dark': { light: 0.895, parts: [0.172, 0.452] },
  // Secondary text on dark backgrounds.
  fog: { light: 0.907, parts: [0.279, 0.021] },
  hickory: { brand: 'accent', ground: 'the accent' },
  'hickory-dark': { light: -0.058, than: 'accent', parts: [-0.133, 1.031] },
  'hickory-deep': { light: 0.508, parts: [-0.294, 0.668] },
  'hickory-light': { light: 0.045, than: 'accent', parts: [0.08, 0.738], ground: 'the lighter accent' },
  'hickory-terrain': { light: -0.052, than: 'accent', parts: [-0.053, 0.991] },
  redbud: { brand: 'pin', ground: 'the color of pins' },
  // The dollar sign as a hill on a contour map: its lines, and the tints between them.
  contour: { light: 0.075, than: 'main', parts: [0.93, 0.032] },
  'contour-1': { light: 0.94, parts: [0.23, 0.07] },
  'contour-2': { light: 0.947, parts: [0.225, 0.138] },
  'contour-3': { light: 0.952, parts: [0.212, 0.194] },
  'contour-4': { light: 0.951, parts: [0.185, 0.251] },
  'contour-5': { light: 0.946, parts: [0.138, 0.303] },
  'contour-6': { light: 0.94, parts: [0.11, 0.36] },
} satisfies Record<string, Token>

export type TokenName = keyof typeof tokens

/** The tokens that messages name as backgrounds. */
type GroundToken = {
  [Name in TokenName]: (typeof tokens)[Name] extends { ground: string } ? Name : never
}[TokenName]

/** A color that something is shown on. */
export type GroundName = GroundToken | 'white'

/** Every color of the design as `#rrggbb`. */
export type Palette = Record<TokenName, string>

export const tokenNames = Object.keys(tokens) as TokenName[]

/** Return a token, typed as any token. */
export const tokenOf = (name: TokenName): Token => tokens[name]

/** Return the brand color that a color is, or is mainly made from; undefined for `white`. */
export function originOf(name: TokenName | 'white'): ColorName | undefined {
  if (name === 'white') return
  const token = tokenOf(name)
  return 'brand' in token ? token.brand : (token.than ?? 'main')
}

/** Return the name of a background in messages. */
export const groundText = (name: GroundName): string => (name === 'white' ? name : tokens[name].ground)

/**
 * The minimum contrast ratios (WCAG 2.2): 7 for running text (1.4.6, level AAA), 4.5 for links, labels and large text
 * (1.4.3 and 1.4.6), 3 for controls, focus and symbols (1.4.11, 2.4.13).
 */
export const least = { read: 7, label: 4.5, control: 3 } as const

/** A color, and the backgrounds on which the design shows it; `what` names it in messages. */
type Pair = { what: string; front: TokenName | 'white'; grounds: GroundName[]; least: keyof typeof least }

const lightGrounds: GroundName[] = ['white', 'mist', 'river', 'straw']

/** The pairs that must have enough contrast. */
export const pairs: Pair[] = [
  { what: 'words', front: 'ink', grounds: [...lightGrounds, 'hickory', 'hickory-light'], least: 'read' },
  { what: 'quieter words', front: 'ink-2', grounds: lightGrounds, least: 'read' },
  { what: 'words of buttons', front: 'spruce-950', grounds: lightGrounds, least: 'read' },
  { what: 'words on dark', front: 'white', grounds: ['spruce-950', 'spruce-800'], least: 'read' },
  { what: 'quieter words on dark', front: 'fog', grounds: ['spruce-950'], least: 'read' },
  { what: 'what stands out on dark', front: 'hickory', grounds: ['spruce-950'], least: 'read' },
  { what: 'links', front: 'spruce-600', grounds: lightGrounds, least: 'label' },
  { what: 'the line above a headline', front: 'spruce-800', grounds: ['mist', 'hickory'], least: 'label' },
  { what: 'words of a button under the pointer', front: 'white', grounds: ['spruce-600'], least: 'label' },
  { what: 'what is wrong in a form', front: 'redbud', grounds: lightGrounds, least: 'label' },
  { what: 'numbers on pins', front: 'white', grounds: ['redbud'], least: 'label' },
  { what: 'what cannot be chosen', front: 'ink-3', grounds: ['white'], least: 'label' },
  { what: 'the frame of the focus', front: 'redbud', grounds: ['hickory'], least: 'control' },
  { what: 'stars on dark', front: 'hickory', grounds: ['spruce-800'], least: 'control' },
  { what: 'stars', front: 'hickory-deep', grounds: ['white', 'mist'], least: 'control' },
  { what: 'the edges of fields', front: 'line-2', grounds: ['white'], least: 'control' },
  { what: 'the edge of a button on dark', front: 'spruce-300', grounds: ['spruce-950'], least: 'control' },
]
