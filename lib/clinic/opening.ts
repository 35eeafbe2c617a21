import type { Locale } from '../i18n/locales'
import { formatTime, type Hours, weekdays } from './hours'
import { clinicTime, daysAfter } from './local-time'

/** Weekly opening hours, exceptions by date (`[]` means closed), and the time zone of both. */
export type Opening = { hours: Hours; special: Record<string, string[]>; timeZone: string }

/** Open until a time, or closed until the next opening, if one is known; `today` is the date at the clinic. */
export type OpenState = { today: string } & (
  | { open: true; until: string }
  | { open: false; next?: { date: string; time: string } }
)

/** Return the opening hours of a date. */
export function rangesOn({ hours, special }: Opening, date: string): string[] {
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
  return special[date] ?? hours[weekday]
}

/** Test whether the clinic is open at a local date and time; the closing time itself counts as closed. */
export const isOpenAt = (opening: Opening, date: string, time: string) =>
  rangesOn(opening, date).some((range) => range.slice(0, 5) <= time && time < range.slice(6))

/** Test whether the clinic is open at an instant and until when, or when it opens next within a year. */
export function openState(opening: Opening, now: Date): OpenState {
  const { date: today, time } = clinicTime(now, opening.timeZone)
  if (isOpenAt(opening, today, time)) {
    // Adjacent ranges count as one.
    const until = rangesOn(opening, today).reduce(
      (end, range) => (range.slice(0, 5) <= end && end < range.slice(6) ? range.slice(6) : end),
      time,
    )
    return { today, open: true, until }
  }
  for (let ahead = 0; ahead <= 366; ahead++) {
    const date = daysAfter(today, ahead)
    const next = rangesOn(opening, date).find((range) => ahead > 0 || range.slice(0, 5) > time)
    if (next) return { today, open: false, next: { date, time: next.slice(0, 5) } }
  }
  return { today, open: false }
}

/** Format a date with its weekday: `Monday`, `Thursday, November 26`, `jueves 26 de noviembre`. */
export function dayInWords(date: string, locale: Locale, withDate = true): string {
  const form = withDate ? ({ month: 'long', day: 'numeric' } as const) : {}
  const words = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC', ...form }).format(
    new Date(`${date}T00:00:00Z`),
  )
  return locale === 'es' ? words.replace(',', '') : words
}

/** Format a time for use in a sentence: `9 AM`; Spanish takes an article: `las 9:00 a. m.`, `la 1:00 p. m.`. */
function timeInWords(time: string, locale: Locale): string {
  const words = formatTime(time, locale)
  if (locale === 'en') return words.replace(/(?=[AP]M$)/, '\u00a0')
  return `${words.startsWith('1:') ? 'la' : 'las'} ${words}`
}

/** The sentence for each state, with the placeholders `{time}` and `{day}`. */
export type OpenWords = Record<'open' | 'soon' | 'later' | 'closed', string>

/**
 * Describe the state: `Open now · closes 1 PM`, `Closed now · opens Monday 9 AM`. A day within the next six is given by
 * its weekday only, and never as "tomorrow": the visitor's time zone may be on another date.
 */
export function openText(state: OpenState, words: OpenWords, locale: Locale): string {
  if (state.open) return words.open.replace('{time}', timeInWords(state.until, locale))
  if (!state.next) return words.closed
  const { date, time } = state.next
  return (date === state.today ? words.soon : words.later)
    .replace('{day}', dayInWords(date, locale, date > daysAfter(state.today, 6)))
    .replace('{time}', timeInWords(time, locale))
}
