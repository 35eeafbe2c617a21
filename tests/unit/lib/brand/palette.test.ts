import { drawnColors } from '@/lib/brand/colors'
import { cornersOf } from '@/lib/brand/corners'
import { oklabOf } from '@/lib/brand/oklab'
import { paletteOf } from '@/lib/brand/palette'
import { terracotta } from './brands'

const first = paletteOf(drawnColors)

test('the six colors of a brand are used as they are', () => {
  const { ink, hickory, redbud, mist, 'spruce-950': dark, 'spruce-600': main } = paletteOf(terracotta)
  expect({ text: ink, dark, main, accent: hickory, pin: redbud, ground: mist }).toEqual(terracotta)
})

test('another brand shares no shade with it', () => {
  const old = new Set(Object.values(first))
  expect(Object.entries(paletteOf(terracotta)).filter(([, hex]) => old.has(hex))).toEqual([])
})

test.each([
  ['the first brand', drawnColors],
  ['a second brand', terracotta],
])(
  'with %s, names of shades hold: lines are darker than their ground, smaller numbers of spruce lighter',
  (_, colors) => {
    const lightness = Object.fromEntries(Object.entries(paletteOf(colors)).map(([name, hex]) => [name, oklabOf(hex).l]))
    const steps = [
      ['mist', 'mist-dark'],
      ['river', 'river-dark'],
      ['straw', 'straw-dark'],
      ['hickory-light', 'hickory', 'hickory-dark', 'hickory-deep'],
      ['spruce-300', 'spruce-500', 'spruce-700', 'spruce-900', 'spruce-950'],
      ['spruce-600', 'spruce-800'],
      ['line', 'line-2', 'ink-3', 'ink-2', 'ink'],
      ['contour-6', 'contour'],
    ].map((names) => names.map((name) => lightness[name] ?? Number.NaN))
    for (const step of steps) expect(step).toEqual([...step].sort((a, b) => b - a))
  },
)

test('every shade is a color, also at the edges of what a screen can show', () => {
  const loud = {
    text: '#000000',
    dark: '#0000ff',
    main: '#00ff00',
    accent: '#ffffff',
    pin: '#ff0000',
    ground: '#ffff00',
  }
  for (const hex of Object.values(paletteOf(loud))) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
})

test('a brand of grays has no shade that is not gray', () => {
  const gray = {
    text: '#000000',
    dark: '#222222',
    main: '#444444',
    accent: '#cccccc',
    pin: '#333333',
    ground: '#eeeeee',
  }
  for (const hex of Object.values(paletteOf(gray))) expect(hex).toMatch(/^#(..)\1\1$/)
})

test('small corners are half, large ones one and three quarters', () => {
  expect(cornersOf(8)).toEqual({ small: '4px', m: '8px', large: '14px' })
  expect(cornersOf(0)).toEqual({ small: '0px', m: '0px', large: '0px' })
})
