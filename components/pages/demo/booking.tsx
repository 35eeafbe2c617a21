import { DemoBooking } from '@/components/islands/demo-booking'
import { OfficeHours } from '@/components/sections/office-hours'
import { OfficeName } from '@/components/sections/office-name'
import { heading } from '@/components/ui/field-classes'
import { hasOffices, mainOffice, offices } from '@/lib/clinic/offices'
import { consentField, formWords, reachFields } from '@/lib/forms/definitions'
import type { Locale } from '@/lib/i18n/locales'
import { translator, zoneName } from '@/lib/i18n/translator'
import { RealWays } from './real-ways'
import { receivedWords } from './received-words'

/** Show the booking calendar; before hydration and without JavaScript, opening hours and phone number. */
export function Booking({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <DemoBooking
      locale={locale}
      opening={mainOffice.opening}
      {...(hasOffices && {
        offices: {
          label: t('offices.one'),
          items: offices.map(({ name, opening, address }) => ({
            name,
            opening,
            zone: t('booking.zone', { city: address.city, zone: zoneName(locale, opening.timeZone) }),
          })),
        },
      })}
      details={[...reachFields(locale), consentField(locale)]}
      words={{
        form: formWords(locale),
        received: receivedWords(locale, t('booking.done')),
        see: t('booking.see'),
        day: t('booking.day'),
        time: t('booking.time'),
        today: t('booking.today'),
        tomorrow: t('booking.tomorrow'),
        noneToday: t('booking.noneToday'),
        slot: t('booking.slot'),
        zone: t('booking.zone'),
        details: t('booking.details'),
        next: t('demo.next'),
        back: t('demo.back'),
        send: t('cta.bookAppointment'),
      }}
    >
      <h2 className={heading}>{t('booking.hours')}</h2>
      {hasOffices ? (
        offices.map((office) => (
          <div key={office.id} className="grid gap-2">
            <b>
              <OfficeName office={office} />
            </b>
            <OfficeHours locale={locale} office={office} />
          </div>
        ))
      ) : (
        <OfficeHours locale={locale} office={mainOffice} />
      )}
      <h2 className={heading}>{t('booking.call')}</h2>
      <RealWays locale={locale} />
    </DemoBooking>
  )
}
