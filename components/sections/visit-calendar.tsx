import { VisitForm } from '@/components/islands/visit-form'
import { band } from '@/components/ui/band'
import { wrap } from '@/components/ui/classes'
import { columns, stack } from '@/components/ui/layout'
import { lead } from '@/components/ui/lead'
import { NoBreak } from '@/components/ui/no-break'
import { addressLine, clinic } from '@/lib/clinic/facts'
import { hasOffices, mainOffice, offices } from '@/lib/clinic/offices'
import type { Section } from '@/lib/content/sections'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { siteOrigin } from '@/lib/util/site'

/** Return the phone number, or those of all offices: `(555) 555-0142 (Fairview) or (555) 555-0163 (Lakeside)`. */
const phones = (locale: Locale) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    offices.map(({ name, phone }) => (hasOffices ? `${phone.display} (${name})` : phone.display)),
  )

/** Render a form that creates a calendar file for an appointment; without JavaScript only address and notes remain. */
export function VisitCalendar({ section, locale }: { section: Section; locale: Locale }) {
  const t = translator(locale)
  const location = `${clinic.name}, ${addressLine}`
  const bring = t('newPatient.bring')
  const change = t('newPatient.change', { phone: phones(locale) })
  const places = offices.map(({ name, opening, addressLine, phone }) => ({
    name,
    opening,
    location: `${clinic.name}, ${addressLine}`,
    description: `${bring}\n\n${t('newPatient.change', { phone: phone.display })}`,
  }))
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
              // One hour, unless the clinic says how long a first visit takes.
              minutes: clinic.visitMinutes?.first ?? 60,
            }}
            {...(hasOffices && { offices: { label: t('offices.one'), items: places } })}
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
              failed: t('newPatient.failed'),
              blocked: t('newPatient.blocked'),
              newTab: t('site.newTab'),
            }}
          />
          {hasOffices ? (
            places.map((place) => <address key={place.name}>{place.location}</address>)
          ) : (
            <address>{location}</address>
          )}
          <p>{bring}</p>
          <p>
            <NoBreak text={change} />
          </p>
        </div>
      </div>
    </section>
  )
}
