import type { Shape } from '@/lib/pictures/photo-shapes'
import { type PhotoName, pictureFiles } from '@/lib/pictures/photos'
import { minWidth } from '@/lib/screens'

/** The media query from which pages have columns. */
const columns = minWidth('md')
/**
 * A photo as wide as the page on a phone. Three device pixels to a point show no more of a photo than two: those phones
 * take the file that is twice as wide as its place.
 */
const onPhones = '(min-resolution: 2.5dppx) 48vw, 86vw'

/** The width of a photo in each place, by which the browser chooses a file. */
const rooms = {
  // Not one of the screens: 86vw of it are the 490 px that a hero has.
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
  /** The shape on wide screens, where it is another. */
  wide?: Shape
  room: PhotoRoom
  /** Empty where the words beside it say all of it. */
  alt: string
  /** The one picture of the first screen, which loads at once. */
  inFirstScreen?: boolean
  className?: string
}

/** Render a photo in three formats; the browser takes the lightest that it knows, in the width that it needs. */
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
