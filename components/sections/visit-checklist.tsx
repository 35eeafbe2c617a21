import { band } from '@/components/ui/band'
import { sheet, wrap } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
import { columns, stick } from '@/components/ui/layout'
import { NoBreak } from '@/components/ui/no-break'
import { Prose } from '@/components/ui/prose'
import { clinic } from '@/lib/clinic/facts'
import { hasOffices, mainOffice, type Office, offices } from '@/lib/clinic/offices'
import type { Section } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { OfficeHours } from './office-hours'

/** Show address, phone and hours of an office under its name. */
function OfficeLines({ locale, office, name }: { locale: Locale; office: Office; name: string }) {
  return (
    <>
      <address translate="no">
        <b>{name}</b>
        <br />
        {office.addressLine}
        <br />
        <NoBreak text={office.phone.display} />
      </address>
      <OfficeHours locale={locale} office={office} />
    </>
  )
}

/**
 * Show the first-visit checklist: what to do, bring and ask, with check boxes, address and phone number.
 */
export function VisitChecklist({ section, locale }: { section: Section; locale: Locale }) {
  const t = translator(locale)
  return (
    <section className={band({ ground: 'straw' })} id={section.id} aria-labelledby="checklist-title">
      <div className={`${wrap} ${columns({ split: 'heading' })}`}>
        <h2 className={`${stick} max-sm:sr-only print:not-sr-only`} id="checklist-title">
          {section.heading}
        </h2>
        <div className={`${sheet} px-5 sm:px-8 py-4 sm:pt-8 sm:pb-8 print:p-[14pt]`}>
          <Fold
            className="border-0 print:[&>summary]:hidden"
            heading={
              <b data-narrow-only="" className="font-display text-t4/head sm:hidden">
                {section.heading}
              </b>
            }
          >
            <Prose markdown={section.body} locale={locale} className="boxes" />
            <div className="mt-6 grid gap-5 border-ink border-t-2 pt-5 sm:grid-cols-[1fr_1fr] print:mt-[14pt] print:grid-cols-[1fr_1fr] print:gap-[10pt] print:pt-[10pt]">
              <p className="border-ink border-b-[1.5px] pb-2 sm:col-span-full print:col-span-full print:pb-[14pt]">
                <b>{t('newPatient.visit')}</b>
              </p>
              {hasOffices ? (
                offices.map((office) => (
                  <OfficeLines key={office.id} locale={locale} office={office} name={office.name} />
                ))
              ) : (
                <OfficeLines locale={locale} office={mainOffice} name={clinic.name} />
              )}
            </div>
          </Fold>
        </div>
      </div>
    </section>
  )
}
