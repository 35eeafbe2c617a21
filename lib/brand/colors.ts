/** The six colors of a brand, by purpose. Every other shade of the design is derived from them (tokens.ts). */
export const colorNames = ['text', 'dark', 'main', 'accent', 'pin', 'ground'] as const

export type ColorName = (typeof colorNames)[number]

/** The six colors as `#rrggbb`. */
export type BrandColors = Record<ColorName, string>

/**
 * The colors used in public/drawings, and the current brand. A drawing uses these, white, black and shades between
 * them; the build replaces them with the brand's (recolor.ts).
 */
export const drawnColors: BrandColors = {
  text: '#10231f',
  dark: '#0b3331',
  main: '#1c6a60',
  accent: '#ffc845',
  pin: '#b4245f',
  ground: '#e8f0ea',
}
