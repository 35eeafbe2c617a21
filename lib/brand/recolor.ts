import { type BrandColors, colorNames, drawnColors } from './colors'
import { hexOf, mixTones, oklabOf, partsOf } from './oklab'
import { paletteOf } from './palette'
import { tokenNames } from './tokens'

/** Expand a color to six digits: `#fff` → `#ffffff`. */
const long = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex).toLowerCase()

/**
 * Map the colors of one brand to those of another: a palette color becomes the one of the same name; any other keeps
 * its lightness and its proportions of main color and accent. White, black and grays stay.
 * @returns a function of `#rrggbb` or `#rgb`.
 */
export function recolorer(from: BrandColors, to: BrandColors): (hex: string) => string {
  const [old, next] = [paletteOf(from), paletteOf(to)]
  const byColor = new Map(tokenNames.map((name) => [long(old[name]), next[name]]))
  const [main, accent] = [oklabOf(from.main), oklabOf(from.accent)]
  const [newMain, newAccent] = [oklabOf(to.main), oklabOf(to.accent)]
  return (hex) => {
    const color = long(hex)
    const replacement = byColor.get(color)
    if (replacement) return replacement
    const lab = oklabOf(color)
    const parts = Math.hypot(lab.a, lab.b) > 0.001 && partsOf(lab, main, accent)
    return parts ? hexOf(lab.l, mixTones(newMain, parts[0], newAccent, parts[1])) : hex
  }
}

/** The colors in an SVG, but not the `#id` of a `url(#id)`. */
const colorsIn = /(?<=["':\s])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi

/** Recolor a drawing of public/drawings for a brand; unchanged for the brand it is drawn in. */
export function recolorDrawing(svg: string, colors: BrandColors): string {
  const isDrawnIn = colorNames.every((name) => long(colors[name]) === drawnColors[name])
  return isDrawnIn ? svg : svg.replace(colorsIn, recolorer(drawnColors, colors))
}

/** The colors in a style sheet or an SVG, including those with an alpha value. */
const colorsInText = /(?<!url\()(?<=["':\s,(])#(?:([0-9a-f]{6})([0-9a-f]{2})?|[0-9a-f]{3})\b/gi

/** Recolor a style sheet or an SVG from the colors of one brand to those of another. */
export function recolorText(text: string, from: BrandColors, to: BrandColors): string {
  const turn = recolorer(from, to)
  return text.replace(colorsInText, (color, opaque?: string, alpha = '') =>
    opaque ? turn(`#${opaque}`) + alpha : turn(color),
  )
}
