/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { readContent } from '@/lib/content/read'
import { inspectPhotos } from '@/scripts/photos/inspect'
import { photoTasks } from '@/scripts/photos/photo-places'
import { temporaryFolder } from '../../temporary-folder'
import { described, fill, phonePhoto, picture } from './fixtures'

// Encoding is slow on a busy machine.
jest.setTimeout(120_000)

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${inside}</svg>`
const noisy = sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
const clear = sharp({
  create: { width: 1600, height: 1200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
})
const frame = (color: string) => ({ create: { width: 1600, height: 1200, channels: 3, background: color } })
// The types of sharp only allow frames from files.
const frames = sharp([frame('#000'), frame('#fff')] as never, { join: { animated: true } })

/** Return a chunk of a PNG (PNG 3, 5.3). */
function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const content = Buffer.concat([Buffer.from(name), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** Return a PNG that claims a size, but contains hardly any data. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/**
 * Return the problems of a file as the photo of the clinic, as the logo of an insurer, or before anything names it.
 */
async function found(file: string, content: string | Buffer, use: 'photo' | 'logo' | 'none' = 'photo') {
  const folder = temporaryFolder()
  const photos = { photos: [described({ file })], ...(use === 'photo' && { clinic: ['front-door'] }) }
  fill(folder, {
    [`photos/${file}`]: content,
    'photos.yaml': stringify(photos),
    ...(use === 'logo' && { 'clinic.yaml': stringify({ insurers: [{ name: 'Aetna', logo: 'front-door' }] }) }),
  })
  const { problems, files } = await inspectPhotos(folder)
  expect(readdirSync(folder).sort()).toEqual(
    ['photos', 'photos.yaml', ...(use === 'logo' ? ['clinic.yaml'] : [])].sort(),
  )
  return { problem: problems[0], file: files['front-door'] }
}

test.each<[kind: string, file: string, content: () => Promise<Buffer> | string | Buffer, reason: string]>([
  [
    'a small photo',
    'a.jpg',
    () => picture(640, 480).jpeg().toBuffer(),
    'is 640 × 480 pixels, too small to be sharp: take one of at least 1200 × 800',
  ],
  ['a narrow strip', 'a.jpg', () => picture(2400, 300).jpeg().toBuffer(), 'is 2400 × 300 pixels, too small'],
  ['a file over 25 MB', 'a.png', () => Buffer.alloc(31_000_000), 'weighs 31 MB: at most 25 MB; save it smaller'],
  [
    'a photo of an iPhone',
    'a.heic',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'),
    'is HEIC, which browsers do not show: on an iPhone choose Settings, Camera, Formats, Most Compatible',
  ],
  ['HEIC named JPEG', 'a.jpg', () => Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0', 'latin1'), 'is HEIC'],
  [
    'a photo for printing',
    'a.jpg',
    () => picture().toColourspace('cmyk').jpeg().toBuffer(),
    'is CMYK, made for printing: save it as RGB',
  ],
  ['a moving WebP', 'a.webp', () => frames.webp().toBuffer(), 'is animated: save one picture of it as JPEG'],
  ['a moving GIF', 'a.gif', () => frames.gif().toBuffer(), 'is a GIF: save it as JPEG'],
  ['a moving PNG', 'a.png', () => Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR….acTL…IDAT', 'latin1'), 'is animated'],
  [
    'a JPEG that breaks off',
    'a.jpg',
    async () => (await noisy.jpeg().toBuffer()).subarray(0, 90_000),
    'is damaged or truncated: copy it again',
  ],
  [
    'a PNG that breaks off',
    'a.png',
    async () => (await picture().png().toBuffer()).subarray(0, 4000),
    'is damaged or truncated',
  ],
  ['far too many pixels', 'a.png', () => claiming(20_000, 20_000), 'has more than 150 million pixels: save it smaller'],
  ['a header alone', 'a.jpg', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'is damaged or truncated'],
  ['a PNG named JPEG', 'a.jpg', () => picture().png().toBuffer(), 'is PNG inside: name it a.png'],
  ['a JPEG named PNG', 'b.c.PNG', () => picture().jpeg().toBuffer(), 'is JPG inside: name it b.c.jpg'],
  ['a web page', 'a.jpg', () => '<!doctype html><p>Not found</p>', 'is not a readable picture'],
  ['a document', 'a.pdf', () => '%PDF-1.7', 'is a PDF'],
  ['an empty file', 'a.jpg', () => '', 'is empty: copy it again'],
])('%s is named, with what to do', async (_, file, content, reason) => {
  const { problem, file: facts } = await found(file, await content())
  expect(problem).toEqual({
    file: 'content/photos.yaml',
    field: 'photos.0.file',
    reason: expect.stringContaining(`${file} ${reason}`),
    line: 2,
  })
  expect(facts).toBeUndefined()
})

test('a file name in macOS’s Unicode form is found by the typed name', async () => {
  const folder = temporaryFolder()
  const bytes = await picture().jpeg().toBuffer()
  fill(folder, {
    [`photos/${'clínica.jpg'.normalize('NFD')}`]: bytes,
    'photos.yaml': stringify({ clinic: ['front-door'], photos: [described({ file: 'clínica.jpg'.normalize('NFC') })] }),
  })
  const { files, problems } = await inspectPhotos(folder)
  expect(problems).toEqual([])
  const [task] = photoTasks(folder, readContent(folder).entries, files)
  expect(readFileSync(task?.source ?? '')).toEqual(bytes)
})

test('an SVG as the photo of a page is named', async () => {
  const folder = temporaryFolder()
  fill(folder, {
    'photos/a.svg': svg('<path d="M0 0h9v9z"/>'),
    'photos.yaml': stringify({ photos: [described({ file: 'a.svg' })] }),
    'services/wellness-care.en.md': '---\nphoto: front-door\n---\n',
  })
  const { problems } = await inspectPhotos(folder)
  expect(problems).toMatchObject([{ reason: 'a.svg is an SVG, which is for logos: take a JPEG here' }])
})

test.each([
  ['a script', '<script>alert(1)</script>', 'a script'],
  ['a script by another name', '<svg:script>alert(1)</svg:script>', 'a script'],
  ['a handler', '<g onload="alert(1)"/>', 'a script in an attribute'],
  ['a link that runs', '<a href="javascript:alert(1)"/>', 'a script in a link'],
  ['a page inside', '<foreignObject><iframe/></foreignObject>', 'HTML'],
  ['a picture from elsewhere', '<image href="https://example.com/a.png"/>', 'an address elsewhere'],
  ['a style from elsewhere', '<style>@import "//example.com/a.css"</style>', 'an address elsewhere'],
])('a logo with %s is refused', async (_, inside, holds) => {
  const { problem } = await found('logo.svg', svg(inside), 'logo')
  expect(problem?.reason).toBe(`logo.svg holds ${holds}: save it as a plain SVG, or as PNG`)
})

test.each<[kind: string, file: string, content: () => Promise<Buffer> | string, facts: object]>([
  ['a JPEG', 'IMG_2034.JPG', () => phonePhoto(), { width: 1600, height: 1200, type: 'photo', focus: [50, 50] }],
  ['a photo held upright', 'a.jpeg', () => phonePhoto(picture(), 6), { width: 1200, height: 1600, type: 'photo' }],
  ['a PNG of 16 bits', 'a.png', () => picture().toColourspace('rgb16').png().toBuffer(), { type: 'photo' }],
  ['gray', 'a.jpg', () => picture().grayscale().jpeg().toBuffer(), { type: 'photo' }],
  ['a WebP', 'a.webp', () => picture().webp().toBuffer(), { type: 'photo' }],
  ['an AVIF', 'a.avif', () => picture().avif({ effort: 0 }).toBuffer(), { type: 'photo' }],
  ['a picture with clear parts', 'a.png', () => clear.png().toBuffer(), { type: 'logo' }],
])('%s is taken', async (_, file, content, facts) => {
  const result = await found(file, await content())
  expect(result.problem).toBeUndefined()
  expect(result.file).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{8}$/), ...facts })
})

test('a logo may be small, or an SVG', async () => {
  expect((await found('logo.png', await picture(300, 90).png().toBuffer(), 'logo')).file).toMatchObject({
    type: 'logo',
  })
  expect((await found('logo.svg', svg('<path d="M0 0h9v9z"/>'), 'logo')).file).toMatchObject({
    width: 300,
    height: 100,
    type: 'vector',
  })
})

test('a photo that nothing names yet counts as a logo if it could be one', async () => {
  expect((await found('logo.png', await picture(300, 90).png().toBuffer(), 'none')).problem).toBeUndefined()
  expect((await found('logo.svg', svg('<path d="M0 0h9v9z"/>'), 'none')).problem).toBeUndefined()
  const { problem } = await found('a.jpg', await picture(640, 480).jpeg().toBuffer(), 'none')
  expect(problem?.reason).toMatch(/too small to be sharp/)
})

test('a moved focus, or another picture, gives another hash', async () => {
  const folder = temporaryFolder()
  const hashOf = async (focus: string, image: Buffer) => {
    fill(folder, {
      'photos/front-door.jpg': image,
      'photos.yaml': stringify({ clinic: ['front-door'], photos: [described({ focus })] }),
    })
    return (await inspectPhotos(folder)).files['front-door']?.hash
  }
  const [one, other] = [await phonePhoto(), await phonePhoto(picture(1600, 1200, [10, 10]))]
  const hashes = [await hashOf('50 50', one), await hashOf('40 50', one), await hashOf('50 50', other)]
  expect(new Set(hashes).size).toBe(3)
  expect(await hashOf('50 50', one)).toBe(hashes[0])
})
