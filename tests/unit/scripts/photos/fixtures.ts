import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** A red point on a soft background, to see what a crop keeps. */
const ground = { r: 120, g: 150, b: 140 }

/** Return a picture with a red square around a point, in percent; soft shapes, as in a photo. */
export function picture(width = 1600, height = 1200, [x, y]: [number, number] = [50, 50]): Sharp {
  const dot = Math.round(Math.min(width, height) / 12)
  const at = (side: number, percent: number) =>
    Math.min(Math.max(Math.round((side * percent) / 100 - dot / 2), 0), side - dot)
  const red = { create: { width: dot, height: dot, channels: 3 as const, background: '#f00' } }
  return sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    { input: red, left: at(width, x), top: at(height, y) },
  ])
}

/** Return a picture as JPEG from a phone: with a position, a camera and a date. */
export const phonePhoto = (image = picture(), orientation = 1) =>
  image
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'Jane Example' },
      IFD2: { DateTimeOriginal: '2026:11:01 10:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 10/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '94/1 9/1 17/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()

/** Write files into a folder. */
export function fill(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** A complete description of a photo as in content/photos.yaml. */
export const described = (more: object = {}) => ({
  file: 'front-door.jpg',
  name: 'front-door',
  alt: {
    en: 'The front door of the clinic, seen from the road.',
    es: 'La puerta de la clínica, vista desde la calle.',
  },
  people: 'nobody',
  ...more,
})
