import { CallButton } from '@/components/sections/call-button'
import { CityMap } from '@/components/sections/city-map'
import { ContactFacts } from '@/components/sections/contact-facts'
import { CtaPanel } from '@/components/sections/cta-panel'
import { Directions } from '@/components/sections/directions'
import { LinkTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { ServiceList } from '@/components/sections/service-list'
import { Accordion } from '@/components/ui/accordion'
import { ExternalLink } from '@/components/ui/external-link'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic/facts'
import { atLeast, distance, patientsOf, travelFrom } from '@/lib/clinic/figures'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/kinds/kind'
import { withSource } from '@/lib/visit/attribution'
import type { PageProps } from './define-page'

/** The figures of a city page, from clinic.yaml: patients from there, distance to the clinic, years of experience. */
function Figures({ city, locale }: { city: Page<'city'>; locale: Locale }) {
  const t = translator(locale)
  const rows: [label: string, value: string][] = [
    [city.stats.claim, atLeast(patientsOf(city.claim), locale)],
    [city.stats.travel, distance(travelFrom(city.travel), locale)],
    [t('home.years'), atLeast(clinic.claims.yearsOfExperience, locale)],
  ]
  return (
    <dl className="nums">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The services described for this city, and the symptoms most asked about there. */
function Services({ city, locale }: { city: Page<'city'>; locale: Locale }) {
  const { heading, items, also } = city.services
  return (
    <section className="sec straw">
      <div className="wrap two">
        <div className="stick">
          <h2>{heading}</h2>
        </div>
        <div>
          <ServiceList
            locale={locale}
            items={items.map(({ id, text }) => {
              const { title, icon } = pageOf('service', locale, id)
              return { href: `/services/${id}`, title, icon, text }
            })}
          />
          <h3 className="mt-14 mb-5">{also}</h3>
          <LinkTiles
            locale={locale}
            links={city.related.map((slug) => ({
              href: `/symptoms/${slug}`,
              title: pageOf('symptom', locale, slug).title,
            }))}
          />
        </div>
      </div>
    </section>
  )
}

/** Directions, address and hours, and landmarks nearby. */
function Finding({ city, locale }: { city: Page<'city'>; locale: Locale }) {
  const t = translator(locale)
  const { directions, landmarks } = city
  return (
    <section className="sec mist">
      <div className="wrap cgrid rev">
        <div className="ways">
          <h2>{directions.heading}</h2>
          <p className="lead">{directions.lead}</p>
          <Directions ways={directions.items} />
        </div>
        <div>
          <h2>{t('city.find')}</h2>
          <ContactFacts locale={locale} />
          <p>
            <ExternalLink className="more" href={clinic.mapsListing} note={t('site.newTab')}>
              {t('city.openMap')}
              <Icon name="arrow-up-right" />
            </ExternalLink>
          </p>
          <h2 className="mt-14 mb-5 text-t3">{landmarks.heading}</h2>
          <ul className="ticks nearby">
            {landmarks.items.map(({ id, title, text }) => (
              <li key={id}>
                <Icon name="map-pin" />
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** A city that the clinic serves. Its booking links carry `?source=` with the page's slug. */
export function CityPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const city = pageOf('city', locale, route.slug)
  const { heading, lead, towns, questions, cta } = city
  const from = (path: string) => withSource(path, `city-${city.slug}`)
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={heading}
        lead={lead}
        ground="river"
        actions={
          <>
            <Link className="btn btn-p" href={from('/book-now')} locale={locale}>
              {t('cta.bookNow')}
            </Link>
            <CallButton />
          </>
        }
        figure={<CityMap emphasis={city.emphasis} alt={city.map} caption={t('city.sketch')} note={t('city.dashed')} />}
      />
      <section className="sec over">
        <div className="wrap">
          <h2 className="sr-only">{t('city.facts')}</h2>
          <Figures city={city} locale={locale} />
          <Prose markdown={city.content} locale={locale} className="prose essay mt-14" />
        </div>
      </section>
      <Services city={city} locale={locale} />
      {towns && (
        <section className="sec">
          <div className="wrap">
            <h2 className="mb-10">{towns.heading}</h2>
            <div className="cgrid">
              <Directions ways={towns.items} />
            </div>
          </div>
        </section>
      )}
      <Finding city={city} locale={locale} />
      <section className="sec">
        <div className="wrap">
          <div className="two">
            <div className="stick">
              <h2>{questions.heading}</h2>
            </div>
            <Accordion name="questions" items={questions.items} locale={locale} />
          </div>
          <CtaPanel heading={cta.title} text={cta.text}>
            <Link className="btn btn-y" href={from('/book-now')} locale={locale}>
              {t('cta.bookAppointment')}
            </Link>
            <Link className="btn btn-o" href={from('/free-consultation')} locale={locale}>
              {t('cta.freeConsultation')}
            </Link>
          </CtaPanel>
        </div>
      </section>
    </>
  )
}
