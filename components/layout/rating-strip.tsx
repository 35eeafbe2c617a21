import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { Stars } from '@/components/ui/stars'
import { clinic } from '@/lib/clinic/facts'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** The rating, as a tab under the header that links to the maps listing. */
export function RatingStrip({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { stars, reviews } = clinic.rating
  return (
    <div className="rate">
      <div className="wrap">
        <ExternalLink className="rating" href={clinic.mapsListing} note={t('site.newTab')}>
          <Stars count={stars} label={t('rating.stars', { stars })} />
          <span>{t('rating.reviews', { count: reviews })}</span>
          <Icon name="arrow-up-right" />
        </ExternalLink>
      </div>
    </div>
  )
}
