import { OpenItem } from '@/components/islands/open-item'
import { DoctorFacts } from '@/components/sections/doctor-facts'
import { DoctorPortrait } from '@/components/sections/doctor-portrait'
import { Gallery } from '@/components/sections/gallery'
import { HandsPicture } from '@/components/sections/hands-picture'
import { PageHero } from '@/components/sections/page-hero'
import { PagePicture } from '@/components/sections/page-picture'
import { SectionHead } from '@/components/sections/section-head'
import { Team } from '@/components/sections/team'
import { TravelTimes } from '@/components/sections/travel-times'
import { Accordion } from '@/components/ui/accordion'
import { band } from '@/components/ui/band'
import { actions, buttonClass, moreLink, sample, toTheEdge, wrap } from '@/components/ui/classes'
import { columns, stack, stick } from '@/components/ui/layout'
import { Link } from '@/components/ui/link'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic/facts'
import { practitionerPages } from '@/lib/clinic/practitioners'
import { pageOf } from '@/lib/content'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { clinicPhotos } from '@/lib/pictures/photos'
import type { PageProps } from './define-page'

/** Show the practitioners with links to their pages; nothing if there are fewer than two. */
export function Practitioners({ locale }: { locale: Locale }) {
  const pages = practitionerPages()
  if (pages.length === 0) return null
  return (
    <section className={band({ ground: 'mist' })} aria-labelledby="practitioners">
      <div className={wrap}>
        <SectionHead id="practitioners" heading={translator(locale)('practitioners.heading')} close />
        <ul className="grid gap-2">
          {pages.map(({ practitioner: { name, credentials }, path }) => (
            <li key={path}>
              <Link className={moreLink} href={path} locale={locale}>
                {name[locale]}, {credentials}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Show the doctor first; then a visit; vision, philosophy and mission; the team; the clinic. */
export function AboutPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('about', locale)
  const [front, ...rooms] = clinicPhotos
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={page}
        ground="straw"
        figure={<DoctorPortrait room="hero" locale={locale} inFirstScreen />}
      />
      <section className={band({ over: true })}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <div className={stick}>
            <h2 className="mb-4 sm:mb-8">{page.bioHeading}</h2>
            <DoctorFacts locale={locale} />
          </div>
          <div className={stack}>
            {!clinic.confirmed.includes('biography') && <p className={sample}>{t('about.sample')}</p>}
            {Object.values(page.sections).map(({ id, heading, body }) => (
              <div key={id} id={id}>
                <h3 className="mb-2 text-t4">{heading}</h3>
                <Prose markdown={body} locale={locale} />
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className={band({ ground: 'river' })}>
        <div className={`${wrap} ${columns({ split: 'picture' })} md:items-center`}>
          <HandsPicture locale={locale} caption={page.careCaption} />
          <div className={stack}>
            <h2>{page.careHeading}</h2>
            <Prose markdown={page.intro} locale={locale} className="prose text-lead" />
          </div>
        </div>
      </section>
      <section className={band()}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <h2>{t('about.beliefs')}</h2>
          <Accordion name="beliefs" items={page.accordion} locale={locale} openFirst />
          <OpenItem />
        </div>
      </section>
      <Practitioners locale={locale} />
      <Team members={page.team} locale={locale} />
      <section className={band({ ground: 'straw', class: 'overflow-clip' })}>
        <div className={`${wrap} ${columns({ split: 'map' })}`}>
          <PagePicture
            sheetClass={toTheEdge}
            locale={locale}
            photo={front}
            shape="scene"
            room="most"
            drawing={{ view: 'clinic', alt: t('about.clinic'), caption: page.clinicCaption }}
          />
          <div className={stack}>
            <h2>{page.visitHeading}</h2>
            <p>{page.visitText}</p>
            <TravelTimes locale={locale} />
            <div className={actions}>
              <Link className={buttonClass('primary')} href="/contact" locale={locale}>
                {t('nav.contact')}
              </Link>
              <Link className={buttonClass('outline')} href="/free-consultation#consultation-form" locale={locale}>
                {t('cta.freeConsultation')}
              </Link>
            </div>
          </div>
        </div>
      </section>
      <Gallery photos={rooms} locale={locale} ground="river" />
    </>
  )
}
