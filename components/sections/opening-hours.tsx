import { OpenNow } from '@/components/islands/open-now'
import { HoursList } from '@/components/ui/hours-list'
import { closedWord } from '@/lib/clinic/closed-word'
import { groupHours } from '@/lib/clinic/hours'
import { clinicTime } from '@/lib/clinic/local-time'
import { mainOffice, type Office } from '@/lib/clinic/offices'
import { openWords } from '@/lib/clinic/open-words'
import { specialDays } from '@/lib/clinic/special-days'
import type { Locale } from '@/lib/i18n/locales'
import { translator, zoneName } from '@/lib/i18n/translator'

/** Show an office's weekly hours, the current open/closed state, and upcoming days with special hours. */
export function OpeningHours({ locale, office = mainOffice }: { locale: Locale; office?: Office }) {
  const t = translator(locale)
  return (
    <OpenNow
      opening={office.opening}
      words={openWords(office.hours, locale)}
      locale={locale}
      note={t('contact.zone', {
        city: office.address.city,
        zone: zoneName(locale, office.opening.timeZone),
      })}
      heading={t('contact.special')}
      days={specialDays(office, locale)}
      built={clinicTime(new Date(), office.opening.timeZone).date}
    >
      <HoursList groups={groupHours(office.hours, locale, 'wide')} closed={closedWord(office.hours, locale)} />
    </OpenNow>
  )
}
