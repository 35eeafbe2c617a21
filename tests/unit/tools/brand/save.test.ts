/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { changedBrand } from '@/tools/brand/save'

const source = readFileSync('content/brand.yaml', 'utf8')
const { colors, radius } = parse(source)

test('an unchanged brand is written byte for byte', () => {
  expect(changedBrand(source, { colors, radius })).toBe(source)
})

test('a color changes on its line alone: comments and order stay', () => {
  const changed = changedBrand(source, { colors: { ...colors, pin: '#a01f54' }, radius: 4 })
  if (typeof changed !== 'string') throw new Error(changed.join())
  const [before, after] = [source.split('\n'), changed.split('\n')]
  const other = after.filter((line, i) => line !== before[i])
  expect(after).toHaveLength(before.length)
  expect(other).toEqual([
    expect.stringMatching(/^ {2}pin: "#a01f54" # the pin on drawings/),
    expect.stringMatching(/^radius: 4 # of the corners/),
  ])
})

test('a brand that could not be built is not written, with an error', () => {
  expect(changedBrand(source, { colors: { ...colors, accent: '#c8553d' }, radius })).toEqual([
    expect.stringMatching(/^colors\.accent: too little contrast: .*the nearest color that passes is "#/),
  ])
  expect(changedBrand('colors: [', { colors, radius })).toEqual(['content/brand.yaml is not valid YAML: fix it first'])
})
