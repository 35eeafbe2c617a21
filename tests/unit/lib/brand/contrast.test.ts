import { type BrandColors, drawnColors } from '@/lib/brand/colors'
import { adviceOn, contrastsOf, ratioText, weakColors } from '@/lib/brand/contrast'
import { contrastOf } from '@/lib/brand/oklab'
import { paletteOf } from '@/lib/brand/palette'
import { terracotta } from './brands'

test('the ratio is that of WCAG: 21 for black on white, 1 for the same color', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#1c6a60', '#1c6a60')).toBe(1)
})

test.each([
  ['the first brand', drawnColors],
  ['a second brand', terracotta],
])('%s can be read everywhere', (_, colors) => {
  expect(contrastsOf(colors).filter(({ ratio, least }) => ratio < least)).toEqual([])
  expect(weakColors(colors)).toEqual([])
})

test.each([
  ['accent', '#c8553d'],
  ['text', '#777777'],
  ['dark', '#4c8f7d'],
  ['main', '#3f9b8e'],
  ['pin', '#e2679a'],
  ['ground', '#a9b9ae'],
] as const)('%s %s is found, and the color named instead of it passes', (name, hex) => {
  const colors = { ...drawnColors, [name]: hex }
  const [weak, ...others] = weakColors(colors)
  expect(others).toEqual([])
  expect(weak?.worst.ratio).toBeLessThan(weak?.worst.least ?? 0)
  expect(weak?.nearest).toMatch(/^#[0-9a-f]{6}$/)
  expect(weakColors({ ...colors, [weak?.name ?? '']: weak?.nearest })).toEqual([])
})

test('the nearest color is of the same hue, and the step before it fails', () => {
  const [weak] = weakColors({ ...drawnColors, main: '#3f9b8e' })
  expect(weak).toMatchObject({ name: 'main', nearest: '#0b776b' })
  expect(weakColors({ ...drawnColors, main: '#0f796d' })).toHaveLength(1)
})

test('two colors that fail for different reasons are both reported', () => {
  const weak = weakColors({ ...drawnColors, main: '#4fb3a5', pin: '#ff88aa' })
  expect(weak.map(({ name }) => name)).toEqual(['main', 'pin'])
})

test('a brand whose colors are all in the wrong place is fixed by following the advice', () => {
  let colors: BrandColors = {
    text: '#984c8a',
    dark: '#fcac87',
    main: '#deea13',
    accent: '#6a0004',
    pin: '#fe0f62',
    ground: '#020053',
  }
  for (let i = 0; i < 12; i++)
    for (const { name, nearest } of weakColors(colors).slice(0, 1)) colors = { ...colors, [name]: nearest }
  expect(weakColors(colors)).toEqual([])
})

test('shades derived from the six shift until they are visible', () => {
  const { 'ink-2': quiet, mist: ground } = paletteOf({ ...drawnColors, ground: '#d3dfd7' })
  expect(contrastOf(quiet, ground)).toBeGreaterThanOrEqual(7)
  expect(quiet).not.toBe(paletteOf(drawnColors)['ink-2'])
})

test('the advice says what, on what, the ratio and what to write instead', () => {
  const [weak] = weakColors({ ...drawnColors, accent: '#c8553d' })
  expect(weak && adviceOn(weak)).toMatch(
    /^too little contrast: what stands out on dark on the dark ground: 3\.\d\d:1, 7:1 is needed; the nearest color that passes is "#[0-9a-f]{6}"$/,
  )
})

test('a ratio is not rounded up', () => expect(ratioText(2.9999)).toBe('2.99:1'))
