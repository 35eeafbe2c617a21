import { Photo, type PhotoRoom } from '@/components/ui/photo'
import { MapSheet, type MapSheetProps, Sheet } from '@/components/ui/sheet'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Shape } from '@/lib/pictures/photo-shapes'
import { type PhotoName, photoWords } from '@/lib/pictures/photos'

type Props = Pick<MapSheetProps, 'className' | 'sheetClass'> & {
  locale: Locale
  photo: PhotoName
  shape: Shape
  /** The shape on wide screens, if different. */
  wide?: Shape
  room: PhotoRoom
  /** Alternative text for this place, if it differs from the photo's own. */
  alt?: string
  caption?: string
  note?: string
  inFirstScreen?: boolean
  photoClass?: string
}

/** Show a photo framed like a map sheet, with credit. */
export function PhotoSheet({
  locale,
  photo,
  shape,
  wide,
  room,
  alt,
  caption,
  note,
  inFirstScreen,
  photoClass = '',
  ...frame
}: Props) {
  const words = photoWords(photo, locale)
  const credit = words.credit && translator(locale)('photo.by', { name: words.credit })
  return (
    <Sheet {...frame} caption={caption ?? words.caption} note={[note, credit].filter(Boolean).join(' · ')}>
      <Photo
        photo={photo}
        shape={shape}
        wide={wide}
        room={room}
        alt={alt ?? words.alt}
        inFirstScreen={inFirstScreen}
        className={`h-auto w-full border border-ink object-cover ${photoClass}`}
      />
    </Sheet>
  )
}

type PictureProps = {
  /** Replaces the drawing. */
  photo?: PhotoName
  locale: Locale
  shape: Shape
  room: PhotoRoom
  drawing: Omit<MapSheetProps, 'className' | 'sheetClass'>
  /** Overrides the photo's own texts. */
  of?: Pick<Props, 'alt' | 'caption' | 'note' | 'inFirstScreen' | 'photoClass'>
  className?: string
  sheetClass?: string
}

/** Show the picture of a page: its photo if it has one, otherwise a drawing. */
export function PagePicture({ photo, locale, shape, room, drawing, of = {}, ...frame }: PictureProps) {
  if (!photo) return <MapSheet {...drawing} {...frame} />
  return <PhotoSheet photo={photo} locale={locale} shape={shape} room={room} {...of} {...frame} />
}
