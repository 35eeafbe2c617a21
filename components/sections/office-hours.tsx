import { note } from '@/components/ui/classes'
import { HoursList } from '@/components/ui/hours-list'
import { closedWord, isByAppointment } from '@/lib/clinic/closed-word'
import { groupHours } from '@/lib/clinic/hours'
import type { Office } from '@/lib/clinic/offices'
import { zoneNote } from '@/lib/clinic/zone-note'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  locale: Locale
  office: Office
  /** Leave out the days on which it is closed. */
  openOnly?: boolean
}

/** Show the weekly hours of an office, and their time zone where the offices are in several. */
export function OfficeHours({ locale, office, openOnly = false }: Props) {
  const groups = groupHours(office.hours, locale, 'wide').filter(
    ({ ranges }) => !openOnly || ranges.length > 0 || isByAppointment(office.hours),
  )
  return (
    <>
      <HoursList groups={groups} closed={closedWord(office.hours, locale)} />
      {zoneNote(office, locale).map((zone) => (
        <p key={zone} className={`${note} mt-1`}>
          {zone}
        </p>
      ))}
    </>
  )
}
