import { TextDecoder } from 'node:util'
import { fireEvent } from '@testing-library/react'
import { faultsInUploads, watchUploads } from '@/tools/editor/uploads'

const jpeg = (components: number) =>
  Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xc2, 0, 17, 8, 4, 0, 6, 0, components, 0, 0)
const bytes: Record<string, Uint8Array> = {
  jpg: jpeg(3),
  png: new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: new Uint8Array(Buffer.from('RIFF0000WEBPVP8 ', 'latin1')),
  avif: new Uint8Array(Buffer.from('0000ftypavif', 'latin1')),
  svg: new Uint8Array(Buffer.from('<svg viewBox="0 0 9 9"/>')),
}

// jsdom has none.
Object.assign(globalThis, { TextDecoder })
beforeAll(watchUploads)
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'))

/** Return the problems of a new file with so many pixels, which the browser can decode. */
function faults(name: string, [width, height]: [number, number], more: object = {}, content = bytes[name.slice(2)]) {
  document.body.innerHTML = '<input type="file" aria-label="File">'
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height }) })
  const [input] = document.getElementsByTagName('input')
  const file = Object.assign(new File([], name), { arrayBuffer: async () => content?.buffer })
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } })
  return faultsInUploads({ photos: [{ file: `/photos/${name}`, name: 'room' }], ...more })
}

test.each(['a.jpg', 'a.webp', 'a.avif'])('%s needs the pixels of a photo', async (name) => {
  expect(await faults(name, [1200, 800])).toEqual([])
  expect(await faults(name, [1199, 800])).toEqual([
    `${name} is 1199 × 800 pixels, too small to be sharp: take one of at least 1200 × 800. A logo may be smaller, as PNG or SVG`,
  ])
})

test('a PNG may be as small as a logo, unless it is shown as a photo', async () => {
  expect(await faults('a.png', [500, 300])).toEqual([])
  expect(await faults('a.png', [200, 50])).toEqual([expect.stringContaining('take one of at least 240 × 60')])
  const tooSmall = [expect.stringContaining('a.png is 500 × 300 pixels, too small to be sharp')]
  expect(await faults('a.png', [500, 300], { clinic: ['room'] })).toEqual(tooSmall)
  expect(await faults('a.png', [500, 300], { doctor: 'room' })).toEqual(tooSmall)
})

test('an SVG has no pixels', async () => {
  expect(await faults('a.svg', [9, 9])).toEqual([])
})

test('a chosen, unsaved file is inspected, too', async () => {
  await faults('a.jpg', [1600, 1200], {}, jpeg(4))
  const blob = async () => ({ size: 0, type: '' })
  Object.assign(globalThis, { fetch: async () => ({ blob }) })
  const photos = [
    { file: 'door.jpg', name: 'door' },
    { file: 'blob:http://localhost/1', name: 'room' },
  ]
  expect(await faultsInUploads({ photos })).toEqual(['a.jpg is CMYK, made for printing: save it as RGB'])
})

test('a photo is decoded once, and one that the editor has discarded is skipped', async () => {
  await faults('b.jpg', [1600, 1200])
  const decode = jest.fn(async () => ({ width: 1600, height: 1200 }))
  const photos = [{ file: '/photos/b.jpg', name: 'room' }]
  Object.assign(globalThis, { createImageBitmap: decode })
  expect(await faultsInUploads({ photos })).toEqual([])
  expect(decode).not.toHaveBeenCalled()
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await faultsInUploads({ photos: [{ file: 'blob:http://localhost/2', name: 'room' }] })).toEqual([])
})

test('a CMYK JPEG is rejected', async () => {
  expect(await faults('a.jpg', [1600, 1200], {}, jpeg(4))).toEqual(['a.jpg is CMYK, made for printing: save it as RGB'])
})
