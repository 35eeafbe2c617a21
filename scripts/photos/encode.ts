import sharp, { type Sharp } from 'sharp'
import { VERSION as svgo } from 'svgo'
import { type PhotoVariant, phoneWidth, shapes } from '../../lib/pictures/photo-shapes'

type Format = PhotoVariant['format']

/** Maximum size of a first-screen picture on a phone. */
export const phoneBudget = 60 * 1024

/** The qualities to try, best first: a detailed photo is compressed more if a phone loads it first. */
const qualities: Record<Format, number[]> = {
  avif: [52, 44, 36, 28],
  webp: [74, 64, 52, 40],
  jpg: [76, 66, 54, 42],
  png: [100],
}

const options = {
  avif: { effort: 4 },
  webp: { effort: 5 },
  jpg: { mozjpeg: true },
  png: { compressionLevel: 9 },
}

/** Changes whenever photos are processed differently, so that no old file is mistaken for a new one. */
export const recipe = JSON.stringify([qualities, options, shapes, phoneWidth, phoneBudget, sharp.versions, svgo])

function save(image: Sharp, format: Format, quality: number): Promise<Buffer> {
  if (format === 'avif') return image.avif({ ...options.avif, quality }).toBuffer()
  if (format === 'webp') return image.webp({ ...options.webp, quality }).toBuffer()
  if (format === 'jpg') return image.jpeg({ ...options.jpg, quality }).toBuffer()
  return image.png(options.png).toBuffer()
}

/** Return the bytes of an image file, at the highest quality that its pixel width allows. */
export async function encode(image: () => Sharp, format: Format, width: number): Promise<Buffer> {
  const [best = 100, ...coarser] = qualities[format]
  let data = await save(image(), format, best)
  for (const quality of coarser) {
    if (width > phoneWidth || data.length <= phoneBudget) break
    data = await save(image(), format, quality)
  }
  return data
}
