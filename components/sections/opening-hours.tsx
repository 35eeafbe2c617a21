import { OpenNow } from '@/components/islands/open-now'
import { HoursList } from '@/components/ui/hours-list'
import { clinic } from '@/lib/clinic/facts'
import { groupHours } from '@/lib/clinic/hours'
import { clinicTime } from '@/lib/clinic/local-time'
import { opening, specialDays } from '@/lib/clinic/special-days'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

/** Weekly hours, the current open/closed state, and upcoming days with special hours. */
export function OpeningHours({ locale }: { locale: Locale }) {
  const t = translator(locale)
  // Placeholders that the island fills in.
  const blanks = { day: '{day}', time: '{time}' }
  return (
    <OpenNow
      opening={opening}
      words={{
        open: t('contact.open', blanks),
        soon: t('contact.soon', blanks),
        later: t('contact.later', blanks),
        closed: t('contact.closed'),
      }}
      locale={locale}
      note={t('contact.zone')}
      heading={t('contact.special')}
      days={specialDays(locale)}
      built={clinicTime(new Date(), clinic.timeZone).date}
    >
      <HoursList groups={groupHours(clinic.hours, locale, 'wide')} closed={t('topBar.closed')} />
    </OpenNow>
  )
}
