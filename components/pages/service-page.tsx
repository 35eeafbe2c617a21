import { BookingCta } from '@/components/sections/booking-cta'
import { CareActions } from '@/components/sections/care-actions'
import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { Sources } from '@/components/sections/sources'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MapSheet } from '@/components/ui/map-sheet'
import { Prose } from '@/components/ui/prose'
import { pageOf, pagesOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** Background classes of the sections, so that no two neighbors look the same. */
const grounds = ['over', 'river', '', 'mist', '']

/** A service: hero with icon, then pictures and texts on alternating sides, each with a booking link. */
export function ServicePage({ locale, route }: PageProps) {
  const t = translator(locale)
  const service = pageOf('service', locale, route.slug)
  const { heading, lead, icon, offer, drawing, caption, pin } = service
  const others = pagesOf('service', locale)
    .filter(({ slug }) => slug !== service.slug)
    .map(({ slug, title: name }) => ({ href: `/services/${slug}`, title: name }))
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={heading}
        lead={lead}
        ground="straw"
        actions={<CareActions locale={locale} offer={offer} />}
        figure={
          <div className="with-icon">
            <Icon name={icon} />
            <MapSheet view={drawing} alt={t('symptom.drawing', { caption, pin })} caption={caption} note={pin} />
          </div>
        }
      />
      {Object.values(service.sections).map(({ id, heading: name, body, picture }, i) => (
        <section key={id} id={id} className={`sec ${grounds[i] ?? ''}`}>
          <div className={i % 2 ? 'wrap story flip' : 'wrap story'}>
            {picture && <MapSheet view={picture.view} alt={picture.alt} caption={picture.caption} />}
            <div className="txt">
              <h2>{name}</h2>
              <Prose markdown={body} locale={locale} />
              <Link className="btn btn-p" href="/contact" locale={locale}>
                {t('cta.bookAppointment')}
              </Link>
            </div>
          </div>
        </section>
      ))}
      <section className="pb-sec">
        <div className="wrap">
          <Sources sources={service.sources} locale={locale} />
          <div className="two related">
            <h2>{t('service.related')}</h2>
            <LinkTiles locale={locale} links={[...others, { href: '/services', title: t('service.back') }]} />
          </div>
          <BookingCta heading={service.cta} locale={locale} />
        </div>
      </section>
    </>
  )
}
