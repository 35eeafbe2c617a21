import { PageHero } from '@/components/sections/page-hero'
import { TravelTimes } from '@/components/sections/travel-times'
import { Accordion } from '@/components/ui/accordion'
import { Link } from '@/components/ui/link'
import { MapSheet } from '@/components/ui/map-sheet'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** About: vision, philosophy and mission; the doctor's biography; photo slots. */
export function AboutPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('about', locale)
  const { name, credentials } = clinic.doctor
  return (
    <>
      <PageHero locale={locale} route={route} heading={page.heading} lead={page.lead} ground="river" />
      <section className="sec">
        <div className="wrap two">
          <div className="stick">
            <h2>{t('about.beliefs')}</h2>
            <MapSheet view="talk" alt="" caption={clinic.name} />
          </div>
          <Accordion name="beliefs" items={page.accordion} locale={locale} openFirst />
        </div>
      </section>
      <section className="sec straw">
        <div className="wrap doc-bio">
          <div className="stick">
            <MapSheet
              view="portrait"
              alt={t('about.portrait')}
              caption={`${name}, ${credentials}`}
              note={page.portraitCaption}
            />
          </div>
          <div className="txt">
            <h2>{page.bioHeading}</h2>
            {!clinic.confirmed.includes('biography') && (
              <>
                <p className="sample">{t('about.sample')}</p>
                <p className="note">{page.bioNote}</p>
              </>
            )}
            <Prose markdown={page.intro} locale={locale} className="prose lead" />
            {Object.values(page.sections).map(({ id, heading, body }) => (
              <div key={id} id={id}>
                <h3>{heading}</h3>
                <Prose markdown={body} locale={locale} />
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="sec clip">
        <div className="wrap about">
          <MapSheet view="clinic" alt={t('about.clinic')} caption={page.clinicCaption} />
          <div className="txt">
            <h2>{page.visitHeading}</h2>
            <p>{page.visitText}</p>
            <TravelTimes locale={locale} />
            <div className="acts">
              <Link className="btn btn-p" href="/contact" locale={locale}>
                {t('nav.contact')}
              </Link>
              <Link className="btn btn-o" href="/free-consultation" locale={locale}>
                {t('cta.freeConsultation')}
              </Link>
            </div>
          </div>
        </div>
      </section>
    </>
  )
}
