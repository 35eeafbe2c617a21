import { type BrandColors, colorNames, drawnColors } from './colors'
import { hexOf, mixTones, oklabOf, partsOf } from './oklab'
import { paletteOf } from './palette'
import { tokenNames } from './tokens'

/** Write a color with six digits: `#fff` → `#ffffff` */
const long = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex).toLowerCase()

/**
 * Turn each color of one brand into that of another: a color of its palette into the one of the same name, any other by
 * what the two have in common with the palette: the same lightness, and as many parts of main color and accent. White,
 * black and grays stay.
 * @returns a function of `#rrggbb` or `#rgb`.
 */
export function recolorer(from: BrandColors, to: BrandColors): (hex: string) => string {
  const [old, next] = [paletteOf(from), paletteOf(to)]
  const named = new Map(tokenNames.map((name) => [long(old[name]), next[name]]))
  const [main, accent] = [oklabOf(from.main), oklabOf(from.accent)]
  const [newMain, newAccent] = [oklabOf(to.main), oklabOf(to.accent)]
  return (hex) => {
    const color = long(hex)
    const known = named.get(color)
    if (known) return known
    const lab = oklabOf(color)
    const parts = Math.hypot(lab.a, lab.b) > 0.001 && partsOf(lab, main, accent)
    return parts ? hexOf(lab.l, mixTones(newMain, parts[0], newAccent, parts[1])) : hex
  }
}

/** The colors in an SVG; the `#id` of a `url(#id)` is none. */
const colorsIn = /(?<=["':\s])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi

/** Return a drawing of public/drawings in the colors of a brand: the same text for the brand that they are drawn in. */
export function recolorDrawing(svg: string, colors: BrandColors): string {
  const isDrawnIn = colorNames.every((name) => long(colors[name]) === drawnColors[name])
  return isDrawnIn ? svg : svg.replace(colorsIn, recolorer(drawnColors, colors))
}

/** The colors in a style sheet or an SVG, those with an alpha value, too. */
const colorsInText = /(?<!url\()(?<=["':\s,(])#(?:([0-9a-f]{6})([0-9a-f]{2})?|[0-9a-f]{3})\b/gi

/** Recolor a style sheet or an SVG from the colors of one brand to those of another. */
export function recolorText(text: string, from: BrandColors, to: BrandColors): string {
  const turn = recolorer(from, to)
  return text.replace(colorsInText, (color, opaque?: string, alpha = '') =>
    opaque ? turn(`#${opaque}`) + alpha : turn(color),
  )
}
