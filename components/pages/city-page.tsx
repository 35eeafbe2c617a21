import { OpenItem } from '@/components/islands/open-item'
import { Directions } from '@/components/pages/city-directions'
import { CallButton } from '@/components/sections/call-button'
import { CityMap } from '@/components/sections/city-map'
import { CtaPanel } from '@/components/sections/cta-panel'
import { Figures } from '@/components/sections/figures'
import { SymptomTiles } from '@/components/sections/link-tiles'
import { PageHero } from '@/components/sections/page-hero'
import { PhotoSheet } from '@/components/sections/page-picture'
import { SampleMark } from '@/components/sections/sample-mark'
import { ServiceList } from '@/components/sections/service-list'
import { WhenToBeSeen } from '@/components/sections/when-to-be-seen'
import { Accordion } from '@/components/ui/accordion'
import { band } from '@/components/ui/band'
import { buttonClass, secondAction, wrap } from '@/components/ui/classes'
import { columns, stick } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { atLeast, distance, patientsOf, travelFrom, yearsFigure } from '@/lib/clinic/figures'
import { hasOffices, officeFor } from '@/lib/clinic/offices'
import { pageOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/markdown'
import { splitSections } from '@/lib/content/sections'
import { bookingFormId } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Page } from '@/lib/page-types'
import { dashed } from '@/lib/pictures/city-map'
import { withSource } from '@/lib/visit/attribution'
import { CityDirections } from './city-directions'
import type { PageProps } from './define-page'

/**
 * Show a city's figures from clinic.yaml: number of patients and distance, if the page names them, and years of
 * experience.
 */
function CityFigures({ city, locale }: { city: Page<'city'>; locale: Locale }) {
  const { claim, travel, stats } = city
  const rows: [label: string, value: string][] = [
    ...(claim && stats.claim ? [[stats.claim, atLeast(patientsOf(claim), locale)] as [string, string]] : []),
    ...(travel && stats.travel ? [[stats.travel, distance(travelFrom(travel), locale)] as [string, string]] : []),
    ...yearsFigure(locale),
  ]
  if (rows.length === 0) return null
  return (
    <>
      <Figures columns={rows.length === 3 ? 3 : 2} rows={rows} />
      <p className="mt-4 empty:hidden">
        <SampleMark locale={locale} of={['claims', 'travel']} />
      </p>
    </>
  )
}

/** Show services with descriptions for this city, and the symptoms most asked about there. */
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
          <h3 className="mt-6 mb-3 max-sm:text-t4 sm:mt-12 sm:mb-5">{also}</h3>
          <SymptomTiles slugs={city.related} locale={locale} />
        </div>
      </div>
    </section>
  )
}

/** Show a city that the clinic serves. Its booking links carry `?source=` with the page's slug. */
export function CityPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const city = pageOf('city', locale, route.slug)
  const { towns, questions, cta } = city
  const { intro, sections } = splitSections(city.content)
  const headings = headingsOf(city.content)
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
            <Link className={buttonClass('primary')} href={book} locale={locale}>
              {t('cta.bookNow')}
            </Link>
            <CallButton office={office} className={secondAction} />
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
              className="mt-8 sm:mt-12"
              locale={locale}
              photo={city.photo}
              shape="wide"
              wide="panorama"
              room="all"
            />
          )}
          {intro && <Prose markdown={intro} locale={locale} className="prose mt-8 sm:mt-12" />}
          {sections.map(({ id, heading, body }, i) => (
            <div key={heading} id={headings[i]?.id} className={columns({ split: 'heading', class: 'mt-8 sm:mt-12' })}>
              <h2 className={`${stick} text-t3`}>{heading}</h2>
              <div>
                <Prose markdown={body} locale={locale} />
                {id === 'urgent' && city.urgent && <WhenToBeSeen ids={city.urgent} locale={locale} />}
              </div>
            </div>
          ))}
          <p className="mt-5 sm:hidden print:hidden" data-narrow-only="">
            <CallButton office={office} />
          </p>
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
      <CityDirections city={city} office={office} locale={locale} />
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
            <Link className={buttonClass('offer')} href={book} locale={locale}>
              {t('cta.bookAppointment')}
            </Link>
            <Link
              className={buttonClass('outline')}
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
