import { CtaPanel } from '@/components/sections/cta-panel'
import { LearnMore } from '@/components/sections/learn-more'
import { PageHero } from '@/components/sections/page-hero'
import { ServiceList } from '@/components/sections/service-list'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { Prose } from '@/components/ui/prose'
import { pageOf, pagesOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The four services as rows, then two without a page of their own, which link to the closest one. */
export function ServicesPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('services', locale)
  return (
    <>
      <PageHero locale={locale} route={route} heading={page.heading} lead={page.lead} ground="straw" />
      <section className="sec">
        <div className="wrap">
          <Prose markdown={page.content} locale={locale} />
          <ul className="svc">
            {pagesOf('service', locale).map(({ slug, title, card, drawing, icon }) => (
              <li key={slug}>
                <div className="pic">
                  <MapView view={drawing} />
                </div>
                <div>
                  <Icon name={icon} />
                  <h2>{title}</h2>
                  <p className="lead">{card}</p>
                  <LearnMore href={`/services/${slug}`} title={title} locale={locale} />
                </div>
              </li>
            ))}
          </ul>
          <div className="two also">
            <h2>{page.alsoHeading}</h2>
            <ServiceList locale={locale} items={pageOf('home', locale).extraServices} />
          </div>
          <CtaPanel heading={page.ctaHeading} text={page.ctaText}>
            <Link className="btn btn-y" href="/free-consultation" locale={locale}>
              {t('cta.freeConsultation')}
            </Link>
          </CtaPanel>
        </div>
      </section>
    </>
  )
}
