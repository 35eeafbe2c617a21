/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { routes } from '@/lib/routes'
import { appleIcon } from '@/lib/seo/app-icons'
import { articlePictures, cardOf } from '@/lib/seo/cards'
import { drawCards } from '@/scripts/cards'
import { drawIcons, fullSquare } from '@/scripts/cards/draw-icons'
import { toPngWithLogo } from '@/scripts/shared/pictures'
import { temporaryFolder } from '../../temporary-folder'

const [first, second] = [temporaryFolder(), temporaryFolder()]
/** Two pages, to save time: a town has a map with labels, a post has a drawing in all aspect ratios. */
const drawn = routes.filter(({ path }) => ['/rogers-chiropractor', '/blog/chronic-stress'].includes(path))
const pictures = [
  ...drawn.flatMap((route) => [cardOf(route, 'en'), cardOf(route, 'es')]),
  ...articlePictures('chronic-stress'),
]
const icons = ['/favicon.ico', appleIcon.path]

beforeAll(async () => {
  for (const folder of [first, second]) {
    await drawCards(folder, drawn)
    await drawIcons(folder)
  }
}, 60_000)

test('two builds draw the same bytes', () => {
  for (const path of [...pictures.map((picture) => picture.path), ...icons]) {
    expect([path, readFileSync(join(first, path)).equals(readFileSync(join(second, path)))]).toEqual([path, true])
  }
})

test('pictures have their size, and contain neither a timestamp nor other metadata', async () => {
  for (const { path, width, height } of pictures) {
    const png = readFileSync(join(first, path))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height })
    for (const chunk of ['tIME', 'tEXt', 'iTXt']) expect(png.includes(chunk)).toBe(false)
  }
})

test('a small logo keeps its colors beside a large drawing', async () => {
  const card = readFileSync(join(first, pictures[0]?.path ?? '')).toString('base64')
  const shapes = ['1f5673', '7a2e4d', 'c98a1b'].map((color, i) => ({ color, left: 64 + 24 * i }))
  const logo = shapes.map(({ color, left }) => `<rect x="${left}" y="500" width="16" height="40" fill="#${color}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="data:image/png;base64,${card}" width="1200" height="630"/>${logo.join('')}</svg>`
  const { data, info } = await sharp(await toPngWithLogo(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const { color, left } of shapes) {
    const at = (520 * info.width + left + 8) * info.channels
    const wanted = [...Buffer.from(color, 'hex')]
    const off = wanted.map((part, i) => Math.abs(part - (data[at + i] ?? 0)))
    expect([color, Math.max(...off) < 12]).toEqual([color, true])
  }
})

test('the two languages of a page have cards of their own', () => {
  const [english, spanish] = pictures.map(({ path }) => readFileSync(join(first, path)))
  expect(english?.equals(spanish as Buffer)).toBe(false)
})

test('favicon.ico holds three PNG pictures where its directory says', async () => {
  const ico = readFileSync(join(first, 'favicon.ico'))
  expect(ico.readUInt16LE(4)).toBe(3)
  for (const [i, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * i
    const at = ico.readUInt32LE(entry + 12)
    const data = ico.subarray(at, at + ico.readUInt32LE(entry + 8))
    expect(ico.readUInt8(entry)).toBe(size)
    expect(await sharp(data).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
})

test('the icon of a home screen covers its square', async () => {
  const { path, size } = appleIcon
  const { data, info } = await sharp(join(first, path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: size, height: size })
  expect(data.filter((value, i) => i % 4 === 3 && value < 255)).toHaveLength(0)
})

test('a mark with unexpected elements is an error', () => {
  expect(() => fullSquare('<svg><rect/></svg>')).toThrow('public/drawings/mark.svg: has no')
})
