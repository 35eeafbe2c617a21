/** @jest-environment node */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cutOf, type PhotoFile, phoneWidth, type Shape, shapes, variantsOf } from '@/lib/pictures/photo-shapes'
import { phoneBudget } from '@/scripts/photos/encode'
import { makePhotos } from '@/scripts/photos/make'
import { temporaryFolder } from '../../temporary-folder'
import { phonePhoto, picture } from './fixtures'

// Encoding is slow on a busy machine.
jest.setTimeout(120_000)

const upright: PhotoFile = { width: 1600, height: 1200, hash: '0123abcd', type: 'photo', focus: [50, 50] }
/** Large enough to see the result; encoding time grows with the number of pixels. */
const small = { width: 640, height: 480 }

/** Make the files of a photo in a shape. */
async function made(bytes: Buffer, shape: Shape, more: Partial<PhotoFile> = {}) {
  const folder = temporaryFolder()
  const source = join(folder, 'source')
  writeFileSync(source, bytes)
  const target = join(folder, 'photos')
  const task = { name: 'door', file: { ...upright, ...more }, source, shapes: [shape] }
  await makePhotos([task], target, join(folder, 'cache'))
  return {
    folder,
    target,
    task,
    names: readdirSync(target).sort(),
    read: (name: string) => readFileSync(join(target, name)),
  }
}

/** Return the share of red at a point of a picture, in percent of its sides. */
async function isRed(image: Sharp, [x, y]: [number, number]) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100)) * info.channels
  return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60
}

test('three formats, in widths that pages need, none larger than the photo', async () => {
  const { names } = await made(await phonePhoto(), 'wide')
  expect(names).toEqual([
    'door-0123abcd-wide-1040.avif',
    'door-0123abcd-wide-1040.webp',
    'door-0123abcd-wide-1440.avif',
    'door-0123abcd-wide-1440.webp',
    'door-0123abcd-wide-480.avif',
    'door-0123abcd-wide-480.webp',
    'door-0123abcd-wide-720.avif',
    'door-0123abcd-wide-720.jpg',
    'door-0123abcd-wide-720.webp',
  ])
  const narrow = { ...upright, width: 1200, height: 800 }
  expect(
    variantsOf('door', narrow, 'portrait')
      .map(({ width }) => Number(width))
      .sort((a, b) => a - b),
  ).toEqual([320, 320, 480, 480, 640, 640, 640])
})

test('each has the size that its page promises', async () => {
  const file = { ...upright, width: 800, height: 600 }
  const { read } = await made(await phonePhoto(picture(800, 600)), 'portrait', file)
  for (const { path, width, height } of variantsOf('door', file, 'portrait'))
    expect(await sharp(read(path.replace('/photos/', ''))).metadata()).toMatchObject({ width, height })
})

test('nothing of the camera leaves the build: no position, no name, no date, no profile', async () => {
  const bytes = await phonePhoto(picture(small.width, small.height))
  const before = await sharp(bytes).metadata()
  expect(before.exif?.toString('latin1')).toContain('Phone')
  const { names, read } = await made(bytes, 'standard', small)
  expect(names.map((name) => name.replace(/.*\./, ''))).toEqual(expect.arrayContaining(['avif', 'webp', 'jpg']))
  for (const name of names) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(read(name)).metadata()
    expect({ name, exif, xmp, iptc, icc, orientation }).toEqual({ name })
    expect(read(name).toString('latin1')).not.toMatch(/Exif|GPS|Phone|Jane Example|2026:11:01/)
  }
})

test.each([1, 3, 6, 8])('a photo taken in orientation %i stands upright', async (orientation) => {
  const turned = orientation > 4
  // The red point is at the top left in the displayed orientation.
  const stored = { 1: [20, 20], 3: [80, 80], 6: [20, 80], 8: [80, 20] }[orientation] as [number, number]
  const size = turned ? { width: small.height, height: small.width } : small
  const { read } = await made(
    await phonePhoto(picture(small.width, small.height, stored), orientation),
    turned ? 'portrait' : 'standard',
    { ...size, focus: [20, 20] },
  )
  const name = turned ? 'door-0123abcd-portrait-480.webp' : 'door-0123abcd-standard-480.webp'
  expect(await isRed(sharp(read(name)), [turned ? 21 : 20, turned ? 21 : 20])).toBe(true)
})

test('the focus is where the crop says', async () => {
  const [x, y] = [90, 10]
  const { width, height } = small
  const file = { ...upright, ...small, focus: [x, y] as const }
  const cut = cutOf(file, shapes.portrait.ratio)
  const { read } = await made(await phonePhoto(picture(width, height, [x, y])), 'portrait', file)
  const within = [((width * x) / 100 - cut.left) / cut.width, ((height * y) / 100 - cut.top) / cut.height].map(
    (part) => part * 100,
  )
  expect(await isRed(sharp(read('door-0123abcd-portrait-320.webp')), within as [number, number])).toBe(true)
})

test('a detailed photo is small enough for the first screen of a phone', async () => {
  const size = { width: phoneWidth, height: (phoneWidth / 4) * 3 }
  const busy = sharp({
    create: {
      ...size,
      channels: 3,
      background: '#888',
      // So detailed that the best quality exceeds the limit.
      noise: { type: 'gaussian', mean: 128, sigma: 45 },
    },
  }).blur(0.8)
  const { target } = await made(await busy.jpeg().toBuffer(), 'standard', size)
  for (const ending of ['avif', 'webp', 'jpg'])
    expect(statSync(join(target, `door-0123abcd-standard-720.${ending}`)).size).toBeLessThanOrEqual(phoneBudget)
})

test('colors of a wide profile become sRGB', async () => {
  const wide = await sharp({ create: { ...small, channels: 3, background: { r: 200, g: 40, b: 40 } } })
    .withIccProfile('p3')
    .jpeg({ quality: 100 })
    .toBuffer()
  const { read } = await made(wide, 'standard', small)
  const [red, green] = [...(await sharp(read('door-0123abcd-standard-480.webp')).raw().toBuffer()).subarray(0, 2)]
  expect(Math.abs((red ?? 0) - 200)).toBeLessThan(6)
  expect(Math.abs((green ?? 0) - 40)).toBeLessThan(8)
})

test('a picture with transparent parts keeps them', async () => {
  const clear = sharp({ create: { width: 600, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const { names, read } = await made(await clear.png().toBuffer(), 'logo', { width: 600, height: 200, type: 'logo' })
  expect(names).toContain('door-0123abcd-logo-480.png')
  expect((await sharp(read('door-0123abcd-logo-480.png')).metadata()).hasAlpha).toBe(true)
})

test('an SVG is written without its editor’s private data', async () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><metadata>Jane Example</metadata><path d="M0 0h9v9z"/></svg>'
  const { names, read } = await made(Buffer.from(svg), 'logo', { width: 9, height: 9, type: 'vector' })
  expect(names).toEqual(['door-0123abcd.svg'])
  expect(read('door-0123abcd.svg').toString()).not.toContain('Jane')
})

test('files are made once, and those that nothing shows any more are removed', async () => {
  const { folder, target, task } = await made(await phonePhoto(), 'logo')
  const cache = join(folder, 'cache')
  const file = join(cache, readdirSync(cache)[0] ?? '')
  const before = statSync(file).mtimeMs
  await makePhotos([task], target, cache)
  expect(statSync(file).mtimeMs).toBe(before)
  await makePhotos([], target, cache)
  expect(readdirSync(cache)).toEqual([])
  expect(readdirSync(folder)).not.toContain('photos')
})

test('a file that cannot be made leaves the others as they were', async () => {
  const { folder, target, names, task } = await made(await phonePhoto(), 'logo')
  const broken = { ...task, name: 'broken', file: { ...upright, width: 9000 } }
  await expect(makePhotos([broken], target, join(folder, 'cache'))).rejects.toThrow()
  expect(readdirSync(target).sort()).toEqual(names)
})
