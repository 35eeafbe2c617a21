import { VisitForm } from '@/components/islands/visit-form'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { Unbroken } from '@/components/ui/unbroken'
import { addressLine, clinic, phone } from '@/lib/clinic/facts'
import { mainOffice } from '@/lib/clinic/offices'
import type { Section } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { siteOrigin } from '@/lib/seo/site'

/** A form that makes a calendar file of an appointment; without JavaScript only address and notes remain. */
export function VisitCalendar({ section, locale }: { section: Section; locale: Locale }) {
  const t = translator(locale)
  const location = `${clinic.name}, ${addressLine}`
  const bring = t('newPatient.bring')
  const change = t('newPatient.change', { phone: phone.display })
  return (
    <section className={band()} id={section.id}>
      <div className={`${wrap} ${columns({ split: 'even' })}`}>
        <div className={stack}>
          <h2>{section.heading}</h2>
          <p className={lead()}>{section.body}</p>
        </div>
        <div className={stack}>
          <VisitForm
            opening={mainOffice.opening}
            visit={{
              title: t('newPatient.title', { clinic: clinic.name }),
              description: `${bring}\n\n${change}`,
              location,
              host: new URL(siteOrigin()).host,
            }}
            file={t('newPatient.file').toLowerCase().replaceAll(' ', '-')}
            words={{
              legend: t('newPatient.legend'),
              day: t('newPatient.day'),
              time: t('newPatient.time'),
              save: t('newPatient.save'),
              missing: t('newPatient.missing'),
              past: t('newPatient.past'),
              closed: t('newPatient.closed'),
              saved: t('newPatient.saved'),
            }}
          />
          <address>{location}</address>
          <p>{bring}</p>
          <p>
            <Unbroken text={change} />
          </p>
        </div>
      </div>
    </section>
  )
}
