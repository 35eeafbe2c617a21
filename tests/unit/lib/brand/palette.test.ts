import { drawnColors } from '@/lib/brand/colors'
import { cornersOf } from '@/lib/brand/corners'
import { paletteOf } from '@/lib/brand/palette'
import { terracotta } from './brands'

/** The colors of the first design, which its brand has to give again. */
const first = {
  text: '#10231f',
  dark: '#0b3331',
  main: '#1c6a60',
  accent: '#ffc845',
  pin: '#b4245f',
  ground: '#e8f0ea',
  'ink-2': '#3a4f49',
  'ink-3': '#5f706a',
  'spruce-900': '#1b4b47',
  'spruce-800': '#14534d',
  'spruce-700': '#2c5955',
  'spruce-500': '#3c6d67',
  'spruce-300': '#7fa9a1',
  line: '#c6d9cd',
  'line-2': '#7d9b8f',
  'mist-dark': '#cbdcd1',
  river: '#e2edf0',
  'river-dark': '#c6dae0',
  straw: '#fbf1cf',
  'straw-dark': '#eadda9',
  fog: '#d3e5df',
  'hickory-dark': '#f2b21c',
  'hickory-deep': '#8a5a00',
  'hickory-light': '#ffdc85',
  'hickory-terrain': '#efb630',
  contour: '#3f7f72',
  'contour-1': '#e3efe4',
  'contour-2': '#e9f1df',
  'contour-3': '#eef2da',
  'contour-4': '#f2f1d3',
  'contour-5': '#f5eecb',
  'contour-6': '#f7ebc2',
  problem: '#a3123f',
  'problem-light': '#fbe4ec',
  advice: '#5f4000',
  'advice-line': '#b07b00',
  row: '#f6f9f7',
}

test('the six colors of the first brand give every shade of its design', () => {
  expect(paletteOf(drawnColors)).toEqual(first)
})

test('another brand shares no shade with it', () => {
  const old = new Set<string>(Object.values(first))
  expect(Object.entries(paletteOf(terracotta)).filter(([, hex]) => old.has(hex))).toEqual([])
})

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
