/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { routes } from '@/lib/routes'
import { drawnIcons, webManifest } from '@/lib/seo/app-icons'
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
const icons = [
  '/favicon.ico',
  '/manifest.webmanifest',
  '/es/manifest.webmanifest',
  ...drawnIcons.map(({ path }) => path),
]

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

test.each(drawnIcons.filter(({ purpose }) => purpose !== 'any'))('$path covers its square', async ({ path, size }) => {
  const { data, info } = await sharp(join(first, path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: size, height: size })
  expect(data.filter((value, i) => i % 4 === 3 && value < 255)).toHaveLength(0)
})

test('the bars of a maskable icon are inside the safe zone', async () => {
  const { data, info } = await sharp(join(first, '/icons/maskable-192.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const far = Array.from({ length: info.width * info.height }, (_, i) => i).filter((i) => {
    const [red = 0, , blue = 0] = data.subarray(i * 4)
    const [x, y] = [(i % info.width) - 95.5, Math.floor(i / info.width) - 95.5]
    return red > 200 && blue < 120 && Math.hypot(x, y) > 0.4 * 192
  })
  expect(far).toEqual([])
})

test('a mark with unexpected elements is an error', () => {
  expect(() => fullSquare('<svg><rect/></svg>', 1)).toThrow('public/drawings/mark.svg: has no')
})

test('each language has a manifest of its own', () => {
  const manifest = JSON.parse(readFileSync(join(first, 'es/manifest.webmanifest'), 'utf8'))
  expect(manifest).toEqual(webManifest('es'))
  expect(manifest).toMatchObject({
    id: '/es',
    start_url: '/es',
    scope: '/',
    lang: 'es',
    dir: 'ltr',
    short_name: 'Springdale',
  })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  expect(webManifest('en').description).not.toBe(manifest.description)
  const files = drawnIcons.map(({ path }) => path as string)
  for (const { src } of manifest.icons) expect([...files, '/drawings/mark.svg']).toContain(src)
})
