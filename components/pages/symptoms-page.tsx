import { CtaPanel } from '@/components/sections/cta-panel'
import { PageHero } from '@/components/sections/page-hero'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { pageOf, pagesOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The overview of all twelve symptoms. */
export function SymptomsPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const { heading, lead, content, ctaHeading = '', ctaText = '' } = pageOf('symptoms', locale)
  return (
    <>
      <PageHero locale={locale} route={route} heading={heading} lead={lead} />
      <section className="sec">
        <div className="wrap">
          <Prose markdown={content} locale={locale} />
          <ul className="cards">
            {pagesOf('symptom', locale).map(({ slug, title: name, card, drawing }) => (
              <li key={slug} className="card">
                <MapView view={drawing} />
                <h2>
                  <Link href={`/symptoms/${slug}`} locale={locale}>
                    {name}
                  </Link>
                </h2>
                <p>{card}</p>
                <span className="more" aria-hidden="true">
                  {t('cta.learnMore')}
                  <Icon name="arrow-right" className="ic-go" />
                </span>
              </li>
            ))}
          </ul>
          <CtaPanel heading={ctaHeading} text={ctaText}>
            <Link className="btn btn-y" href="/contact" locale={locale}>
              {t('cta.bookAppointment')}
            </Link>
          </CtaPanel>
        </div>
      </section>
    </>
  )
}
