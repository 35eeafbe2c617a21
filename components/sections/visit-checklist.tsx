import { PrintButton } from '@/components/islands/print-button'
import { HoursList } from '@/components/ui/hours-list'
import { Prose } from '@/components/ui/prose'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import type { Section } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/**
 * The first-visit checklist: what to do, bring and ask, with check boxes, address and phone number. Its print button prints it
 * alone; without JavaScript its fragment does the same.
 */
export function VisitChecklist({ section, locale }: { section: Section; locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="sec straw paper" id={section.id} aria-labelledby="checklist-title">
      <div className="wrap two">
        <div className="stick">
          <h2 id="checklist-title">{section.heading}</h2>
          <p className="mt-6">
            <PrintButton part={section.id}>{t('newPatient.print')}</PrintButton>
          </p>
          <p className="note alone">
            <a href={`#${section.id}`}>{t('newPatient.alone')}</a>
          </p>
        </div>
        <div className="sheet check">
          <p className="check__h">{section.heading}</p>
          <Prose markdown={section.body} locale={locale} className="boxes" />
          <div className="check__f">
            <p>
              <b>{t('newPatient.visit')}</b>
            </p>
            <address>
              <b>{clinic.name}</b>
              <br />
              {addressLine}
              <br />
              {phone.display}
            </address>
            <HoursList groups={groupHours(clinic.hours, locale, 'wide')} closed={t('topBar.closed')} />
          </div>
        </div>
      </div>
    </section>
  )
}
