import type { PhotoRoom } from '@/components/ui/photo'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { handsPhoto } from '@/lib/pictures/photos'
import { PagePicture } from './page-picture'

type Props = { locale: Locale; room: PhotoRoom; caption: string; className?: string; sheetClass?: string }

/** Show hands at work: the clinic's photo, or a drawing in its place. */
export function HandsPicture({ caption, ...picture }: Props) {
  return (
    <PagePicture
      {...picture}
      photo={handsPhoto}
      shape="scene"
      drawing={{ view: 'hands', alt: translator(picture.locale)('about.hands'), caption }}
      of={{ caption }}
    />
  )
}
