import { CallButton } from '@/components/sections/call-button'
import { FactBand } from '@/components/sections/fact-band'
import { FormSlot } from '@/components/sections/form-slot'
import { NumberedList } from '@/components/sections/numbered-list'
import { PageHero } from '@/components/sections/page-hero'
import { Papers } from '@/components/sections/papers'
import { TextBand } from '@/components/sections/text-band'
import { VisitCalendar } from '@/components/sections/visit-calendar'
import { VisitChecklist } from '@/components/sections/visit-checklist'
import { band } from '@/components/ui/band'
import { button } from '@/components/ui/button'
import { wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic/facts'
import { lengthFacts } from '@/lib/clinic/visit-facts'
import { pageOf } from '@/lib/content'
import { translator } from '@/lib/i18n/translator'
import type { PageProps } from './define-page'

/** The new patient offer, its form, and everything to know for a first visit. */
export function NewPatientPage({ locale, route }: PageProps) {
  const t = translator(locale)
  const page = pageOf('new-patient-special', locale)
  const { sections } = page
  const { includes, price, formHeading, formNote } = pageOf('home', locale).offer
  const set = clinic.newPatientPrice
  const covered = sections.includes
  return (
    <>
      <PageHero
        locale={locale}
        route={route}
        heading={page.heading}
        lead={page.lead}
        ground="straw"
        actions={
          <>
            <a className={button({ look: 'primary' })} href="#new-patient-form">
              {t('newPatient.ask')}
            </a>
            <CallButton />
          </>
        }
      />
      <section className={band()}>
        <div className={`${wrap} ${columns({ split: 'even' })}`}>
          <div className={stack} id={covered.id}>
            <h2>{covered.heading}</h2>
            <NumberedList items={includes} />
            <p className={lead()}>{set === undefined ? price : t('home.price', { price: set })}</p>
            <Prose markdown={`${covered.body}\n\n${page.intro}`} locale={locale} />
          </div>
          <FormSlot locale={locale} id="new-patient-form" frame="new-patient" heading={formHeading} note={formNote} />
        </div>
      </section>
      <TextBand section={sections.day} locale={locale} ground="river" />
      <FactBand id="length" heading={t('visit.length')} facts={lengthFacts(locale)} />
      <Papers locale={locale} />
      <TextBand section={sections.bring} locale={locale} prose="prose ruled" />
      <VisitChecklist section={sections.checklist} locale={locale} />
      <VisitCalendar section={sections.calendar} locale={locale} />
    </>
  )
}
