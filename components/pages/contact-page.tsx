import { OpenItem } from '@/components/islands/open-item'
import { AddressLines } from '@/components/sections/address-lines'
import { AreaSketch } from '@/components/sections/area-sketch'
import { ContactFormSection } from '@/components/sections/contact-form-section'
import { ContactPanel, OfficePanels, SharedContact } from '@/components/sections/contact-panel'
import { Embed } from '@/components/sections/embed'
import { FactBand } from '@/components/sections/fact-band'
import { FactLink } from '@/components/sections/fact-link'
import { FramedForm } from '@/components/sections/framed-form'
import { Gallery } from '@/components/sections/gallery'
import { OfficeName } from '@/components/sections/office-name'
import { PageHero } from '@/components/sections/page-hero'
import { SectionHead } from '@/components/sections/section-head'
import { band } from '@/components/ui/band'
import { actions, buttonClass, note as noteClass, wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { Prose } from '@/components/ui/prose'
import { patientLinks, patientsId } from '@/lib/clinic/existing-patients'
import { hasOffices, offices } from '@/lib/clinic/offices'
import { arrivalFacts } from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import { contactEndpoint, hasOwnFrame, isNone } from '@/lib/embeds/providers'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { clinicPhotos } from '@/lib/pictures/photos'
import type { PageProps } from './define-page'

/** Show portal, bills, forms and records for existing patients in one place; nothing if none are set. */
function ExistingPatients({ locale }: { locale: Locale }) {
  const links = patientLinks(locale)
  if (links.length === 0) return null
  const t = translator(locale)
  return (
    <section className={band({ ground: 'straw' })} aria-labelledby={patientsId}>
      <div className={wrap}>
        <SectionHead id={patientsId} heading={t('patients.heading')} lead={t('patients.lead')} close />
        <div className={`${actions} mt-6`}>
          {links.map(({ title, href }) => (
            <FactLink key={title} className={buttonClass('outline')} href={href} locale={locale}>
              {title}
            </FactLink>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Show every way to reach the clinic, the contact form, and the map. */
export function ContactPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('contact', locale)
  const { id, heading, body: note } = page.sections.form
  const slot = { id, heading, note }
  const endpoint = contactEndpoint(locale)
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        page={page}
        ground="straw"
        compact
        notice={
          // On wide screens the form is in the first screen.
          <p className="mt-5 md:hidden" data-narrow-only="">
            <a className={buttonClass('primary')} href={`#${id}`}>
              {heading}
            </a>
          </p>
        }
      />
      {hasOffices && (
        <section
          className={band({ ground: 'mist' })}
          id="offices"
          aria-label={t('offices.all', { count: offices.length })}
        >
          <div className={wrap}>
            <OfficePanels locale={locale} />
          </div>
        </section>
      )}
      <section className={band({ class: 'md:pt-10' })}>
        <div className={`${wrap} ${columns({ split: 'contact' })}`}>
          <div id={isNone('contact', locale) ? id : undefined}>
            {hasOffices ? <SharedContact locale={locale} /> : <ContactPanel locale={locale} />}
          </div>
          <div className={stack}>
            {endpoint ? (
              <ContactFormSection locale={locale} {...slot} endpoint={endpoint} />
            ) : (
              !isNone('contact', locale) && <FramedForm locale={locale} {...slot} frame="contact" reach={false} />
            )}
            <Prose markdown={page.intro} locale={locale} className={`${noteClass} max-w-[35.9em]`} />
          </div>
        </div>
      </section>
      <ExistingPatients locale={locale} />
      <FactBand locale={locale} id="before" heading={t('visit.before')} facts={arrivalFacts(locale)} folded />
      <Gallery photos={clinicPhotos} locale={locale} />
      <OpenItem />
      <section id="map" aria-label={t('contact.map')}>
        <Embed locale={locale} name="map">
          {/* On small screens, crop to the area around the clinic. */}
          <AreaSketch
            isWhole
            className="absolute h-full w-full max-pair:left-[calc(50%-388px)] max-pair:w-[540px] max-pair:max-w-none max-pair:overflow-visible pair:max-md:[&_text]:text-[14px] md:[&_text]:text-[11px]"
            label={pageOf('demo', locale).map.sketch}
          />
        </Embed>
        {offices
          .filter(({ id }) => hasOwnFrame('map', id))
          .map((office) => (
            <Embed key={office.id} locale={locale} name="map" office={office}>
              <div className="grid place-content-center bg-mist px-gut text-center">
                <h2 className="text-t3">
                  <OfficeName office={office} />
                </h2>
                <address translate="no">
                  <AddressLines office={office} />
                </address>
              </div>
            </Embed>
          ))}
      </section>
    </>
  )
}
