import { MapView } from '@/components/ui/map-view'
import { Photo } from '@/components/ui/photo'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { handsPhoto, photoWords } from '@/lib/pictures/photos'
import { PagePicture } from './page-picture'

/** Show hands at work, framed: the clinic's photo, or a drawing in its place. */
export function HandsPicture({ locale, caption }: { locale: Locale; caption: string }) {
  return (
    <PagePicture
      locale={locale}
      photo={handsPhoto}
      shape="scene"
      room="half"
      drawing={{ view: 'hands', alt: translator(locale)('about.hands'), caption }}
      of={{ caption }}
    />
  )
}

type AcrossProps = { locale: Locale /** Its height, and the space around it. */; className: string }

/** Show hands at work across the window, without a frame. */
export function HandsAcross({ locale, className }: AcrossProps) {
  if (!handsPhoto)
    return <MapView view="hands-across" alt={translator(locale)('about.hands')} size={`w-full ${className}`} />
  return (
    <Photo
      photo={handsPhoto}
      shape="scene"
      wide="panorama"
      room="all"
      alt={photoWords(handsPhoto, locale).alt}
      className={`w-full object-cover ${className}`}
    />
  )
}
