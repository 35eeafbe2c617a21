/** The file of a photo: its size in pixels when upright, and a hash of its content and focus. */
export type PhotoFile = {
  width: number
  height: number
  hash: string
  /** `logo` has transparency, `vector` is an SVG; both are shown uncropped. */
  type: 'photo' | 'logo' | 'vector'
  /** The point to keep in every crop, in percent from the left and from the top. */
  focus: readonly [x: number, y: number]
}

/**
 * The shapes photos are cropped to, and the widths in pixels that pages offer; without a ratio (width to height) a
 * photo is shown uncropped.
 */
export const shapes = {
  standard: { ratio: 4 / 3, widths: [320, 480, 720, 1040] },
  square: { ratio: 1, widths: [240, 480, 720, 1040] },
  portrait: { ratio: 4 / 5, widths: [320, 480, 720, 920] },
  wide: { ratio: 16 / 10, widths: [480, 720, 1040, 1440] },
  panorama: { ratio: 21 / 9, widths: [1040, 1440, 2080] },
  scene: { ratio: 3 / 2, widths: [480, 720, 1040, 1440] },
  logo: { ratio: undefined, widths: [240, 480] },
} as const
export type Shape = keyof typeof shapes

/** The shapes in which each page type shows its photo, here and in lists. */
export const pageShapes = {
  post: ['standard', 'wide'],
  service: ['standard'],
  symptom: ['square'],
  city: ['wide', 'panorama'],
} as const satisfies Record<string, readonly Shape[]>

/** A rectangle of a photo, in pixels. */
export type Cut = { left: number; top: number; width: number; height: number }

/**
 * Return the largest rectangle of a photo with an aspect ratio, its center as close to the focus as the edges allow.
 */
export function cutOf({ width, height, focus }: Pick<PhotoFile, 'width' | 'height' | 'focus'>, ratio?: number): Cut {
  if (!ratio) return { left: 0, top: 0, width, height }
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const at = (whole: number, side: number, percent: number) =>
    Math.min(Math.max(Math.round((whole * percent) / 100 - side / 2), 0), whole - side)
  return { left: at(width, part.width, focus[0]), top: at(height, part.height, focus[1]), ...part }
}

/**
 * The width for pictures that fill a phone screen: about 390 px at two device pixels each, as fine as a photo needs.
 */
export const phoneWidth = 720

/** An image file that the build makes from a photo. */
export type PhotoVariant = { path: string; width: number; height: number; format: 'avif' | 'webp' | 'jpg' | 'png' }

/**
 * Return the image files of a photo in a shape: two formats in each width, none wider than the photo, and one for older
 * browsers.
 */
export function variantsOf(name: string, file: PhotoFile, shape: Shape): PhotoVariant[] {
  const { ratio, widths } = shapes[shape]
  const { width: whole, height } = cutOf(file, ratio)
  const most = Math.min(whole, widths.at(-1) ?? whole)
  const offered = [...widths.filter((width) => width < most), most]
  const variant = (width: number, format: PhotoVariant['format']): PhotoVariant => ({
    path: `/photos/${name}-${file.hash}-${shape}-${width}.${format}`,
    width,
    height: Math.round((width * height) / whole),
    format,
  })
  const plain = offered.filter((width) => width <= phoneWidth).at(-1) ?? most
  return [
    ...offered.flatMap((width) => [variant(width, 'avif'), variant(width, 'webp')]),
    variant(plain, file.type === 'photo' ? 'jpg' : 'png'),
  ]
}
