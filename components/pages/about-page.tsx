import { OpenItem } from '@/components/islands/open-item'
import { DoctorPortrait } from '@/components/sections/doctor-portrait'
import { Gallery } from '@/components/sections/gallery'
import { PageHero } from '@/components/sections/page-hero'
import { PagePicture } from '@/components/sections/page-picture'
import { SectionHead } from '@/components/sections/section-head'
import { Team } from '@/components/sections/team'
import { TravelTimes } from '@/components/sections/travel-times'
import { Accordion } from '@/components/ui/accordion'
import { band } from '@/components/ui/band'
import { actions, buttonClass, moreLink, note, sample, tw, wrap } from '@/components/ui/classes'
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

/** Extend the picture to the left edge of the window. */
const toTheEdge = tw`md:-ml-[max(theme(spacing.gut),(100vw-theme(maxWidth.page))/2)] md:border-l-0`

/** Let a long text flow around and below the picture on phones, where two columns would leave one of them empty. */
const besideText = tw`max-sm:float-left max-sm:mr-4 max-sm:mb-2 max-sm:w-34`

/** Show vision, philosophy and mission; the doctor's biography; the team; the clinic. */
export function AboutPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('about', locale)
  const [front, ...rooms] = clinicPhotos
  return (
    <>
      <PageHero locale={locale} route={route} page={page} ground="river" />
      <section className={band()}>
        <div className={`${wrap} ${columns({ split: 'heading' })}`}>
          <div className={stick}>
            <h2>{t('about.beliefs')}</h2>
            <PagePicture
              className="mt-7"
              locale={locale}
              photo={page.photo}
              shape="standard"
              room="half"
              drawing={{ view: 'talk', alt: '', caption: clinic.name, inFirstScreen: true }}
            />
          </div>
          <Accordion name="beliefs" items={page.accordion} locale={locale} openFirst />
          <OpenItem />
        </div>
      </section>
      <section className={band({ ground: 'straw' })}>
        <div className={`${wrap} ${columns({ split: 'portrait' })} max-sm:block`}>
          <div className={`${stick} ${besideText}`}>
            <DoctorPortrait className="max-w-115" room="hero" locale={locale} />
          </div>
          <div className={stack}>
            <h2>{page.bioHeading}</h2>
            {!clinic.confirmed.includes('biography') && (
              <>
                <p className={sample}>{t('about.sample')}</p>
                <p className={note}>{page.bioNote}</p>
              </>
            )}
            <Prose markdown={page.intro} locale={locale} className="prose text-ink-2 text-lead" />
            {Object.values(page.sections).map(({ id, heading, body }) => (
              <div key={id} id={id}>
                <h3 className="mt-7 mb-2 text-t4">{heading}</h3>
                <Prose markdown={body} locale={locale} />
              </div>
            ))}
          </div>
        </div>
      </section>
      <Practitioners locale={locale} />
      <Team members={page.team} locale={locale} />
      <section className={band({ class: 'overflow-clip' })}>
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
