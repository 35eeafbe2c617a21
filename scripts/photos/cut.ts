import sharp, { type Sharp } from 'sharp'
import { cutOf, type PhotoFile } from '../../lib/pictures/photo-shapes'

/** Return a photo upright and in sRGB, without its metadata, cropped to a ratio around its focus. */
export function cutPhoto(bytes: Buffer, file: PhotoFile, ratio: number | undefined): Sharp {
  // Rotate first: width, height and focus refer to the upright picture.
  return sharp(bytes).autoOrient().toColourspace('srgb').extract(cutOf(file, ratio))
}
