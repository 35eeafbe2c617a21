/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { heightsFile } from '@/scripts/heights/file'

const part = (real: number, padding = 0) => ({ heading: 'A part', kept: 0, real, padding })

test('phones keep the mean of the languages, in steps of five pixels, without padding', () => {
  const text = heightsFile([
    [part(1000), part(611), part(1420, 96)],
    [part(1050), part(620), part(1410, 96)],
  ])
  expect(text.match(/\d+(?=px\])/g)).toEqual(['1025', '615', '1320'])
})

test('the file is one that this wrote, for as many sections as the page has', () => {
  const written = readFileSync('components/ui/heights.ts', 'utf8')
  const parts = (written.match(/\d+(?=px\])/g) ?? []).map((height) => part(Number(height)))
  expect(heightsFile([parts])).toBe(written)
})

test('pages with different parts are refused', () => {
  expect(() => heightsFile([[part(1)], [part(1), part(2)]])).toThrow('1 and 2 parts')
})
