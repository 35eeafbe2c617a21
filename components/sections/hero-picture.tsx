import { PagePicture } from '@/components/sections/page-picture'
import { tw } from '@/components/ui/classes'
import type { Locale } from '@/lib/i18n/locales'
import type { Shape } from '@/lib/pictures/photo-shapes'
import type { PhotoName } from '@/lib/pictures/photos'

/** On phones, text and picture share the first screen. */
const height = tw`max-sm:max-h-50`

type Props = {
  /** The page: its photo, or else its drawing with what its pin marks. */
  page: { photo?: PhotoName; drawing: string; caption?: string; pin?: string }
  shape: Shape
  alt: string
  locale: Locale
  /** Whether a photo loads at once, as a drawing does. */
  inFirstScreen?: boolean
}

/** Show the picture of a page in its hero, with its caption. */
export function HeroPicture({ page: { photo, drawing, caption, pin }, shape, alt, locale, inFirstScreen }: Props) {
  return (
    <PagePicture
      locale={locale}
      photo={photo}
      shape={shape}
      room="hero"
      drawing={{ view: drawing, alt, caption, note: pin, inFirstScreen: true, viewClass: height }}
      of={{ inFirstScreen, photoClass: height }}
    />
  )
}
