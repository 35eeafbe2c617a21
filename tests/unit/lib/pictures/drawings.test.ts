import { existsSync, readFileSync } from 'node:fs'
import { pagesOf } from '@/lib/content'
import { type ViewName, viewOf, views } from '@/lib/pictures/drawings'

const all = [...views]

test.each(all)('%s shows a part of a drawing there is', (_, { file, size, box, pin }) => {
  const path = `public/drawings/${file}.svg`
  expect(existsSync(path)).toBe(true)
  const [, viewBox = ''] = /<svg[^>]*\bviewBox="([^"]+)"/.exec(readFileSync(path, 'utf8')) ?? []
  expect(viewBox.split(/[\s,]+/).map(Number)).toEqual([0, 0, ...size])

  const [x, y, width, height] = box
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(size[0])
  expect(y + height).toBeLessThanOrEqual(size[1])
  if (!pin) return
  expect(pin[0]).toBeGreaterThan(x)
  expect(pin[0]).toBeLessThan(x + width)
  expect(pin[1]).toBeGreaterThan(y)
  expect(pin[1]).toBeLessThan(y + height)
})

test('each symptom and each service has its own crop and pin', () => {
  const names = [...pagesOf('symptom', 'en'), ...pagesOf('service', 'en')].map(({ drawing }) => drawing)
  const crops = names.map((name) => {
    const { file, box, pin } = viewOf(name)
    expect(pin).toBeDefined()
    return JSON.stringify([file, box, pin])
  })
  expect(new Set(crops).size).toBe(names.length)
})

test('symptom crops are square, service crops 4:3: their boxes', () => {
  const ratio = (name: ViewName) => viewOf(name).box[2] / viewOf(name).box[3]
  for (const { drawing } of pagesOf('symptom', 'en')) expect(ratio(drawing)).toBe(1)
  for (const { drawing } of pagesOf('service', 'en')) expect(ratio(drawing)).toBeCloseTo(4 / 3)
})

test('an unknown part of a drawing stops the build, with the known names', () => {
  const known = all.map(([name]) => name).join(', ')
  expect(() => viewOf('no-such-part')).toThrow(`unknown drawing "no-such-part"; known: ${known}`)
})
