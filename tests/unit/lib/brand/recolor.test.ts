/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { drawnColors } from '@/lib/brand/colors'
import { oklabOf } from '@/lib/brand/oklab'
import { paletteOf } from '@/lib/brand/palette'
import { recolorDrawing, recolorer, recolorText } from '@/lib/brand/recolor'
import { terracotta } from './brands'

const drawings = readdirSync('public/drawings').map((file) => ({
  file,
  svg: readFileSync(`public/drawings/${file}`, 'utf8'),
}))
const colorsIn = (svg: string) => new Set(svg.toLowerCase().match(/#[0-9a-f]{3,8}\b(?!\))/g))
const isGray = (hex: string) => Math.hypot(oklabOf(hex).a, oklabOf(hex).b) < 0.003

test.each(drawings)('$file stays as it is in the brand it is drawn in', ({ svg }) => {
  expect(recolorDrawing(svg, drawnColors)).toBe(svg)
})

test.each(drawings)('$file keeps no color of that brand in another', ({ svg }) => {
  const before = colorsIn(svg)
  const left = [...colorsIn(recolorDrawing(svg, terracotta))].filter((hex) => before.has(hex) && !isGray(hex))
  expect(left).toEqual([])
  // No color is named by a word or by its parts.
  expect(svg).not.toMatch(/rgb|hsl|(fill|stroke|stop-color)="(?!none|url|#|currentColor)[a-z]/i)
})

test('colors of the palette become those of the same name; those between keep their lightness', () => {
  const turn = recolorer(drawnColors, terracotta)
  expect(turn('#0B3331')).toBe(terracotta.dark)
  expect(turn('#14534d')).toBe(paletteOf(terracotta)['spruce-800'])
  expect(turn('#fff')).toBe('#fff')
  expect(turn('#000000')).toBe('#000000')
  expect(oklabOf(turn('#e4eed2')).l).toBeCloseTo(oklabOf('#e4eed2').l, 2)
})

test('recoloring back restores the first colors', () => {
  const [there, back] = [recolorer(drawnColors, terracotta), recolorer(terracotta, drawnColors)]
  for (const hex of Object.values(paletteOf(drawnColors))) expect(back(there(hex))).toBe(hex)
})

test('references to parts of the drawing are not colors', () => {
  const svg = '<svg><path fill="url(#fad)" stroke="#ffc845"/><use href="#mark"/></svg>'
  expect(recolorDrawing(svg, terracotta)).toBe(svg.replace('#ffc845', terracotta.accent))
})

test('in a style sheet colors with an alpha value change, too', () => {
  const css =
    'a{color:#0b3331;box-shadow:0 0 3px #0b333147,0 0 #fff;background:linear-gradient(#ffc845,#b4245f);mask:url(#fad)}'
  expect(recolorText(css, drawnColors, terracotta)).toBe(
    `a{color:${terracotta.dark};box-shadow:0 0 3px ${terracotta.dark}47,0 0 #fff;background:linear-gradient(${terracotta.accent},${terracotta.pin});mask:url(#fad)}`,
  )
})
