import { note } from '@/components/ui/classes'
import { HoursList } from '@/components/ui/hours-list'
import { groupHours } from '@/lib/clinic/hours'
import { closedWord, isByAppointment } from '@/lib/clinic/hours-words'
import type { Office } from '@/lib/clinic/offices'
import { zoneNote } from '@/lib/clinic/zone-note'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  locale: Locale
  office: Office
  /** Omit closed days. */
  openOnly?: boolean
}

/** Show an office's weekly hours, and their time zone if the offices' time zones differ. */
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
