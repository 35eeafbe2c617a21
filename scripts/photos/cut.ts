import sharp, { type Sharp } from 'sharp'
import { cutOf, type PhotoFile } from '../../lib/pictures/photo-shapes'

/** Return a photo upright and in sRGB, without its metadata, cut to a ratio around its focus. */
export function cutPhoto(bytes: Buffer, file: PhotoFile, ratio: number | undefined): Sharp {
  // Rotation first: width, height and focus are those of the upright picture.
  return sharp(bytes).autoOrient().toColourspace('srgb').extract(cutOf(file, ratio))
}
