import { CtaPanel } from '@/components/sections/cta-panel'
import { PageHero } from '@/components/sections/page-hero'
import { PictureRows } from '@/components/sections/picture-rows'
import { ServiceList } from '@/components/sections/service-list'
import { band } from '@/components/ui/band'
import { buttonClass, wrap } from '@/components/ui/classes'
import { Link } from '@/components/ui/link'
import { MapView } from '@/components/ui/map-view'
import { Photo } from '@/components/ui/photo'
import { Prose } from '@/components/ui/prose'
import { pageOf, pagesOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Show the four services as rows, then two without their own page, which link to the closest one. */
export function ServicesPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('services', locale)
  const { extraServices } = pageOf('home', locale)
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="straw" />
      <section className={band()}>
        <div className={wrap}>
          <PictureRows
            locale={locale}
            rows={pagesOf('service', locale).map(({ slug, title, card, drawing, photo, icon }) => ({
              href: `/services/${slug}`,
              title,
              text: card,
              icon,
              picture: photo ? (
                <Photo photo={photo} shape="standard" room="half" alt="" className="size-full object-cover" />
              ) : (
                <MapView view={drawing} size="size-full" />
              ),
            }))}
          />
          <Prose className="prose mt-6 max-w-text" markdown={page.content} locale={locale} />
          {extraServices.length > 0 && (
            <div className="mt-wide">
              <h2 className="mb-4 text-t3">{page.alsoHeading}</h2>
              <ServiceList locale={locale} items={extraServices} />
            </div>
          )}
          <CtaPanel heading={page.ctaHeading} text={page.ctaText}>
            <Link className={buttonClass('offer')} href="/free-consultation#consultation-form" locale={locale}>
              {t('cta.freeConsultation')}
            </Link>
          </CtaPanel>
        </div>
      </section>
    </>
  )
}
