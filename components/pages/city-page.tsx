import { OpenItem } from '@/components/islands/open-item'
import { CallButton } from '@/components/sections/call-button'
import { CityMap } from '@/components/sections/city-map'
import { ContactFacts } from '@/components/sections/contact-facts'
import { CtaPanel } from '@/components/sections/cta-panel'
import { Directions } from '@/components/sections/directions'
import { Figures } from '@/components/sections/figures'
import { PageHero } from '@/components/sections/page-hero'
import { PhotoSheet } from '@/components/sections/page-picture'
import { SampleMark } from '@/components/sections/sample-mark'
import { ServiceList } from '@/components/sections/service-list'
import { SymptomTiles } from '@/components/sections/symptom-tiles'
import { Accordion } from '@/components/ui/accordion'
import { band } from '@/components/ui/band'
import { button } from '@/components/ui/button'
import { moreLink, tw, wrap } from '@/components/ui/classes'
import { ExternalLink } from '@/components/ui/external-link'
import { GoIcon } from '@/components/ui/go-icon'
import { Icon } from '@/components/ui/icon'
import { columns, stick } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic/facts'
import { atLeast, distance, patientsOf, travelFrom } from '@/lib/clinic/figures'
import { hasOffices, type Office, officeFor, offices } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import { bookingFormId } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import { dashed } from '@/lib/pictures/city-map'
import { withSource } from '@/lib/visit/attribution'
import type { PageProps } from './define-page'

/** The figures of a city page, from clinic.yaml: patients from there and distance to the clinic, where the page names them, years of experience. */
function CityFigures({ city, locale }: { city: Page<'city'>; locale: Locale }) {
  const { claim, travel, stats } = city
  const rows: [label: string, value: string][] = [
    ...(claim && stats.claim ? [[stats.claim, atLeast(patientsOf(claim), locale)] as [string, string]] : []),
    ...(travel && stats.travel ? [[stats.travel, distance(travelFrom(travel), locale)] as [string, string]] : []),
    [translator(locale)('home.years'), atLeast(clinic.claims.yearsOfExperience, locale)],
  ]
  return (
    <>
      <Figures columns={rows.length === 3 ? 3 : 2} rows={rows} />
      <p className="mt-4 empty:hidden">
        <SampleMark locale={locale} of={['claims', 'travel']} />
      </p>
    </>
  )
}

/** The services described for this city, and the symptoms most asked about there. */
function Services({ city, locale }: { city: Page<'city'>; locale: Locale }) {
  const { heading, items, also } = city.services
  return (
    <section className={band({ ground: 'straw' })}>
      <div className={`${wrap} ${columns({ split: 'heading' })}`}>
        <div className={stick}>
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
          <h3 className="mt-6 mb-3 max-sm:text-t4 sm:mt-14 sm:mb-5">{also}</h3>
          <SymptomTiles slugs={city.related} locale={locale} />
        </div>
      </div>
    </section>
  )
}

/** The line below a plain heading. */
const line = tw`font-display font-semibold text-ink-2 text-t4/[1.3]`

/** Directions to the office for this city, its address and hours, and landmarks nearby. */
function Finding({ city, office, locale }: { city: Page<'city'>; office: Office; locale: Locale }) {
  const t = translator(locale)
  const { directions, landmarks } = city
  return (
    <section className={band({ ground: 'mist' })}>
      <div className={`${wrap} ${columns({ split: 'form' })}`}>
        <div className="flex flex-wrap gap-x-6">
          <h2>{directions.heading}</h2>
          <p className={`${line} mt-2 w-full sm:mt-3`}>{directions.line}</p>
          <p className={lead({ class: 'mt-3 max-sm:mb-4 sm:mt-5' })}>{directions.lead}</p>
          <Directions className="w-full sm:mt-7" ways={directions.items} />
        </div>
        <div>
          <h2>{t('city.find')}</h2>
          {hasOffices && (
            <p className={`${line} mt-3`}>
              {t('offices.yours', { name: office.name })}
              <br />
              <Link className={moreLink} href="/contact#offices" locale={locale}>
                {t('offices.all', { count: offices.length })}
                <GoIcon />
              </Link>
            </p>
          )}
          <ContactFacts locale={locale} office={office} />
          <p>
            <ExternalLink
              className={button({ look: 'outline', size: 'small' })}
              href={office.onMap}
              note={t('site.newTab')}
            >
              {t('city.openMap')}
              <Icon name="arrow-up-right" />
            </ExternalLink>
          </p>
          <h2 className="mt-8 text-t3 sm:mt-14">{landmarks.heading}</h2>
          <p className={`${line} mt-1 mb-3 sm:mt-2 sm:mb-5`}>{landmarks.line}</p>
          <ul className="grid gap-3 sm:gap-4.5">
            {landmarks.items.map(({ id, title, text }) => (
              <li key={id} className="grid grid-cols-[26px_1fr] items-start gap-3">
                <Icon name="map-pin" className="mt-0.75 text-spruce-600" />
                <div>
                  <h3 className="text-t4">{title}</h3>
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
  const { towns, questions, cta } = city
  const from = (path: string) => withSource(path, `city-${city.slug}`)
  const office = officeFor(city)
  const book = from(
    hasOffices ? `/book-now#${bookingFormId(pageOf('book-now', locale).sections.form.id, office.id)}` : '/book-now',
  )
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={city}
        ground="river"
        actions={
          <>
            <Link className={button({ look: 'primary' })} href={book} locale={locale}>
              {t('cta.bookNow')}
            </Link>
            <CallButton office={office} />
          </>
        }
        figure={
          <CityMap
            emphasis={city.emphasis}
            office={office}
            alt={city.map}
            caption={t(hasOffices ? 'offices.sketch' : 'city.sketch')}
            note={dashed?.[locale]}
          />
        }
      />
      <section className={band({ over: true })}>
        <div className={wrap}>
          <h2 className="sr-only">{t('city.facts')}</h2>
          <CityFigures city={city} locale={locale} />
          {city.photo && (
            <PhotoSheet
              className="mt-7 sm:mt-14"
              locale={locale}
              photo={city.photo}
              shape="wide"
              wide="panorama"
              room="all"
            />
          )}
          <Prose
            markdown={city.content}
            locale={locale}
            className="prose mt-7 max-w-none columns-[2_24rem] gap-x-wide sm:mt-14 [&>:first-child]:mt-0 [&_h2]:break-after-avoid [&_p]:break-inside-avoid"
          />
        </div>
      </section>
      <Services city={city} locale={locale} />
      {towns && (
        <section className={band()}>
          <div className={wrap}>
            <h2 className="mb-4 sm:mb-10">{towns.heading}</h2>
            <div className={`${columns({ split: 'even' })} max-sm:gap-0`}>
              <Directions ways={towns.items} />
            </div>
          </div>
        </section>
      )}
      <Finding city={city} office={office} locale={locale} />
      <section className={band()}>
        <div className={wrap}>
          <div className={columns({ split: 'heading' })}>
            <div className={stick}>
              <h2>{questions.heading}</h2>
            </div>
            <Accordion name="questions" items={questions.items} locale={locale} />
            <OpenItem />
          </div>
          <CtaPanel heading={cta.title} text={cta.text}>
            <Link className={button({ look: 'offer' })} href={book} locale={locale}>
              {t('cta.bookAppointment')}
            </Link>
            <Link
              className={button({ look: 'outline' })}
              href={from('/free-consultation#consultation-form')}
              locale={locale}
            >
              {t('cta.freeConsultation')}
            </Link>
          </CtaPanel>
        </div>
      </section>
    </>
  )
}
