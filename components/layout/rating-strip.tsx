import { wrap } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { Stars } from '@/components/ui/stars'
import { clinic, isConfirmed } from '@/lib/clinic/facts'
import { mainOffice } from '@/lib/clinic/offices'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Show the rating, if there is one, as a tab under the header that links to the maps listing. */
export function RatingStrip({ locale }: { locale: Locale }) {
  const t = translator(locale)
  if (!clinic.rating) return null
  const { stars, reviews, asOf } = clinic.rating
  return (
    <section data-extra="" aria-label={t('rating.label')} className="relative z-20 h-0 print:hidden">
      <div className={`${wrap} relative`}>
        <ExternalLink
          className="absolute top-0 left-gut inline-flex min-h-11.5 max-w-[calc(100%-2*theme(spacing.gut))] items-center max-sm:min-h-11 max-sm:px-4 gap-2 rounded-b-m bg-spruce-800 px-5 font-semibold text-small text-white leading-head no-underline hover:bg-spruce-950 sm:right-gut sm:left-auto"
          href={mainOffice.onMap}
          note={t('site.newTab')}
        >
          <Stars className="fill-hickory max-sm:h-3.5" count={stars} label={t('rating.stars', { stars })} />
          <span>
            {t(asOf ? 'rating.reviewsExactly' : 'rating.reviews', { count: reviews })}
            {!isConfirmed('rating') && <span className="max-sm:hidden"> ({t('preview.sample').toLowerCase()})</span>}
          </span>
          <Icon name="arrow-up-right" />
        </ExternalLink>
      </div>
    </section>
  )
}
