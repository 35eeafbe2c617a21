import type { Shape } from '@/lib/pictures/photo-shapes'
import { type PhotoName, pictureFiles } from '@/lib/pictures/photos'
import { minWidth } from '@/lib/screens'

/** The media query for screens on which pages have columns. */
const columns = minWidth('md')
/**
 * The sizes of a photo as wide as the page on a phone. Beyond two device pixels per CSS pixel no difference is visible,
 * so phones with three load the file for two.
 */
const onPhones = '(min-resolution: 2.5dppx) 48vw, 86vw'

/** The `sizes` of a photo by place, from which the browser chooses a file. */
const rooms = {
  // Not one of the breakpoints: at this width, 86vw equals the 490 px of a hero.
  hero: `(min-width: 560px) 490px, ${onPhones}`,
  third: `${columns} 400px, ${minWidth('sm')} 45vw, ${onPhones}`,
  half: `${columns} 600px, ${minWidth('sm')} 45vw, ${onPhones}`,
  most: `${columns} 60vw, ${onPhones}`,
  all: `${minWidth('xl')} 1300px, ${minWidth('sm')} 90vw, ${onPhones}`,
  portrait: `${minWidth('sm')} 430px, 170px`,
  thumbnail: '150px',
}
export type PhotoRoom = keyof typeof rooms

type Props = {
  photo: PhotoName
  shape: Shape
  /** The shape on wide screens, if different. */
  wide?: Shape
  room: PhotoRoom
  /** Empty if the words beside it say everything. */
  alt: string
  /** The one picture in the first screen, which loads eagerly. */
  inFirstScreen?: boolean
  className?: string
}

/** Render a photo in three formats; the browser loads the smallest format it supports, at the width it needs. */
export function Photo({ photo, shape, wide, room, alt, inFirstScreen, className = '' }: Props) {
  const { avif, webp, plain } = pictureFiles(photo, shape)
  const cropped = wide && pictureFiles(photo, wide)
  const sizes = rooms[room]
  return (
    <picture className="contents [&>source]:hidden">
      {cropped && <source type="image/avif" media={columns} srcSet={cropped.avif} sizes={sizes} />}
      {cropped && <source type="image/webp" media={columns} srcSet={cropped.webp} sizes={sizes} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={plain.path}
        alt={alt}
        width={plain.width}
        height={plain.height}
        loading={inFirstScreen ? undefined : 'lazy'}
        fetchPriority={inFirstScreen ? 'high' : undefined}
        decoding="async"
        className={`block ${className}`}
      />
    </picture>
  )
}
