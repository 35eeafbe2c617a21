/** The six colors of a brand, by what they are for. Every other shade of the design is made from them (tokens.ts). */
export const colorNames = ['text', 'dark', 'main', 'accent', 'pin', 'ground'] as const

export type ColorName = (typeof colorNames)[number]

/** The six colors as `#rrggbb`. */
export type BrandColors = Record<ColorName, string>

/**
 * The colors that the drawings in public/drawings are drawn in, and today's brand. A drawing uses these, white, black and
 * shades between them; the build replaces them all with the brand's (recolor.ts).
 */
export const drawnColors: BrandColors = {
  text: '#10231f',
  dark: '#0b3331',
  main: '#1c6a60',
  accent: '#ffc845',
  pin: '#b4245f',
  ground: '#e8f0ea',
}
