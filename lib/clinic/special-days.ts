import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { formatRange } from './hours'
import type { Office } from './offices'
import { dayInWords } from './opening'

/** A day with special hours, formatted. */
export type SpecialDay = { date: string; day: string; name: string; hours: string }

/** Return all days with special hours of an office, by date. */
export function specialDays({ holidays }: Pick<Office, 'holidays'>, locale: Locale): SpecialDay[] {
  const closed = translator(locale)('topBar.closed')
  return holidays.map(({ date, name, hours = [] }) => ({
    date,
    day: dayInWords(date, locale),
    name: name[locale],
    hours: hours.length > 0 ? hours.map((range) => formatRange(range, locale)).join(', ') : closed,
  }))
}
