import type { Locale } from '../i18n/locales'
import type { Urgency } from '../schemas/urgencies'

/** Within how many days somebody should be seen, or something that can wait should improve. */
const days: Record<Urgency, number> = { emergency: 0, er: 0, today: 0, week: 7, visit: 14, home: 14 }

/** Return the last day for the advice, such as `Thursday, December 10`. @param answered when, in milliseconds */
export function lastDay(urgency: Urgency, answered: number, locale: Locale): string {
  const day = new Date(answered)
  day.setDate(day.getDate() + days[urgency])
  return new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(day)
}
