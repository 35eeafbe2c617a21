import { band } from '@/components/ui/band'
import { tw, wrap } from '@/components/ui/classes'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PhotoName } from '@/lib/pictures/photos'
import { PhotoSheet } from './page-picture'
import { SectionHead } from './section-head'

const two = tw`sm:grid-cols-[1fr_1fr]`
const three = tw`sm:grid-cols-[1fr_1fr] md:grid-cols-3`

type Props = { photos: readonly PhotoName[]; locale: Locale; ground?: 'white' | 'mist' | 'river' }

/** Show photos of the clinic with their captions; nothing without photos. */
export function Gallery({ photos, locale, ground = 'white' }: Props) {
  if (photos.length === 0) return null
  // Avoid gaps in the rows where possible.
  const isPair = photos.length === 2 || photos.length === 4
  return (
    <section className={band({ ground })} aria-labelledby="gallery">
      <div className={wrap}>
        <SectionHead id="gallery" heading={translator(locale)('photo.gallery')} />
        <ul className={`grid gap-x-10 gap-y-10 ${isPair ? two : three}`}>
          {photos.map((photo) => (
            <li key={photo}>
              <PhotoSheet locale={locale} photo={photo} shape="scene" room={isPair ? 'half' : 'third'} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
