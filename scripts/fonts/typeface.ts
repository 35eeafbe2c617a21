import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { memoize } from '../../lib/util/memoize'
import { type Face, faceFor } from './families'

/**
 * A typeface in one weight. Text is measured and converted to outlines with it, so that system fonts are never used.
 */
export type Typeface = {
  /** The first character of a text that has no glyph. */
  missing: (text: string) => string | undefined
  width: (text: string, size: number) => number
  /** The outlines of a line as SVG path data; `x` and `y` are the start of its baseline. */
  outline: (text: string, size: number, x: number, y: number) => string
}

/** Return the characters in Unicode ranges. */
export const charactersOf = (ranges: [first: number, last: number][]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join('')

/** Latin letters and general punctuation. */
const characters = charactersOf([
  [0x20, 0x17f],
  [0x2010, 0x2122],
])

/** Letter spacing in em, as in the headings of the pages. */
const tracking = -0.012

/** Load a typeface in a weight, or in the nearest available one. */
export async function loadTypeface(faces: Face[], wanted: number): Promise<Typeface> {
  const { file, axis } = faceFor(faces, wanted)
  const weight = axis && Math.min(Math.max(wanted, axis.min), axis.max)
  const data = await subsetFont(readFileSync(file), characters, {
    targetFormat: 'truetype',
    ...(weight && { variationAxes: { wght: weight } }),
  })
  const font = fontkit.create(data) as fontkit.Font
  const scale = (size: number) => size / font.unitsPerEm
  const run = memoize((text: string) => font.layout(text))
  // Many cards share the logo, the address and the towns of the map.
  const outlines = new Map<string, string>()
  const outline = (text: string, size: number, x: number, y: number) => {
    const { glyphs, positions } = run(text)
    let at = x
    return glyphs
      .map((glyph, i) => {
        const position = positions[i] as fontkit.GlyphPosition
        const path = glyph.path.transform(
          scale(size),
          0,
          0,
          -scale(size),
          at + position.xOffset * scale(size),
          y - position.yOffset * scale(size),
        )
        at += position.xAdvance * scale(size) + tracking * size
        return path.toSVG()
      })
      .join('')
      .replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  }
  return {
    missing: (text) => [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    width: (text, size) => run(text).advanceWidth * scale(size) + [...text].length * tracking * size,
    outline: (text, size, x, y) => {
      const key = `${text} ${size} ${x} ${y}`
      const drawn = outlines.get(key) ?? outline(text, size, x, y)
      if (outlines.size > 500) outlines.clear()
      outlines.set(key, drawn)
      return drawn
    },
  }
}
