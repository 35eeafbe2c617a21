import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { clinic } from './facts'
import { formatRange } from './hours'
import { dayInWords, type Opening } from './opening'

/** The clinic's opening hours and holidays from content/clinic.yaml. */
export const opening: Opening = {
  hours: clinic.hours,
  timeZone: clinic.timeZone,
  special: Object.fromEntries(clinic.holidays.map(({ date, hours }) => [date, hours ?? []])),
}

/** A day with special hours, formatted. */
export type SpecialDay = { date: string; day: string; name: string; hours: string }

/** All days with special hours, in order of date. */
export function specialDays(locale: Locale): SpecialDay[] {
  const closed = translator(locale)('topBar.closed')
  return clinic.holidays.map(({ date, name, hours = [] }) => ({
    date,
    day: dayInWords(date, locale),
    name: name[locale],
    hours: hours.length > 0 ? hours.map((range) => formatRange(range, locale)).join(', ') : closed,
  }))
}
