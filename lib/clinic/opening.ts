import type { Locale } from '../i18n/locales'
import { formatTime, type Hours, weekdays } from './hours'
import { clinicTime, daysAfter } from './local-time'

/** Weekly opening hours, exceptions by date (`[]` means closed), and the time zone of both. */
export type Opening = { hours: Hours; special: Record<string, string[]>; timeZone: string }

/**
 * Open until a time, or around the clock; or closed until the next opening, if known. `today` is the date at the
 * clinic.
 */
export type OpenState = { today: string } & (
  | { open: true; until?: { date: string; time: string } }
  | { open: false; next?: { date: string; time: string } }
)

const beginOf = (range: string) => range.slice(0, 5)
const endOf = (range: string) => range.slice(6)
const midnight = '24:00'

/** Return the ranges that start on a date. */
function begunOn({ hours, special }: Opening, date: string): string[] {
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday'
  return special[date] ?? hours[weekday]
}

/**
 * Return the opening hours of a calendar day, from 00:00 to 24:00: includes the end of the previous night, and cuts its
 * own night at midnight.
 */
function rangesOn(opening: Opening, date: string): string[] {
  const isNight = (range: string) => endOf(range) < beginOf(range)
  const before = begunOn(opening, daysAfter(date, -1)).filter(isNight)
  return [
    ...before.map((range) => `00:00-${endOf(range)}`),
    ...begunOn(opening, date).map((range) => (isNight(range) ? `${beginOf(range)}-${midnight}` : range)),
  ]
}

/** Test whether the clinic is open at a local date and time; the closing time itself counts as closed. */
const isOpenAt = (opening: Opening, date: string, time: string) =>
  rangesOn(opening, date).some((range) => beginOf(range) <= time && time < endOf(range))

/** Return when an open clinic closes; undefined if not within a week. Adjacent ranges count as one. */
function closingAfter(opening: Opening, date: string, time: string) {
  const untilOn = (day: string, from: string) =>
    rangesOn(opening, day).reduce(
      (end, range) => (beginOf(range) <= end && end < endOf(range) ? endOf(range) : end),
      from,
    )
  let until = { date, time: untilOn(date, time) }
  for (let ahead = 1; ahead <= 7; ahead++) {
    if (until.time !== midnight) return until
    const tomorrow = daysAfter(date, ahead)
    const end = untilOn(tomorrow, '00:00')
    if (end === '00:00') return until
    until = { date: tomorrow, time: end }
  }
  return undefined
}

/** Compute whether the clinic is open at an instant and until when, or when it next opens within a year. */
export function openState(opening: Opening, now: Date): OpenState {
  const { date: today, time } = clinicTime(now, opening.timeZone)
  if (isOpenAt(opening, today, time)) return { today, open: true, until: closingAfter(opening, today, time) }
  for (let ahead = 0; ahead <= 366; ahead++) {
    const date = daysAfter(today, ahead)
    const next = rangesOn(opening, date).find((range) => ahead > 0 || beginOf(range) > time)
    if (next) return { today, open: false, next: { date, time: beginOf(next) } }
  }
  return { today, open: false }
}

/** How a language writes days and times in a sentence. */
type SentenceStyle = {
  day: (words: string) => string
  /** @param isOne whether the time is one o'clock, or midnight, which is singular too */
  time: (words: string, isOne: boolean) => string
}

const sentences: Record<Locale, SentenceStyle> = {
  en: { day: (words) => words, time: (words) => words },
  es: { day: (words) => words.replace(',', ''), time: (words, isOne) => `${isOne ? 'la' : 'las'} ${words}` },
}

/** Format a date with its weekday: `Monday`, `Thursday, November 26`, `jueves 26 de noviembre`. */
export function dayInWords(date: string, locale: Locale, withDate = true): string {
  const form = withDate ? ({ month: 'long', day: 'numeric' } as const) : {}
  const words = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC', ...form }).format(
    new Date(`${date}T00:00:00Z`),
  )
  return sentences[locale].day(words)
}

/** Format a time for use in a sentence: `9 a.m.`; Spanish takes an article: `las 9:00 a. m.`, `la 1:00 p. m.`. */
export function timeInWords(time: string, locale: Locale): string {
  const words = formatTime(time, locale)
  return sentences[locale].time(words, time === midnight || words.startsWith('1:'))
}

/** The sentence for each state, with the placeholders `{time}` and `{day}`. */
export type OpenWords = Record<'open' | 'openLonger' | 'always' | 'soon' | 'later' | 'closed', string>

/** Test whether a time belongs to the night after a date, which people consider part of that day. */
const isSameNight = (today: string, { date, time }: { date: string; time: string }) =>
  date === today || (date === daysAfter(today, 1) && time <= '06:00')

/**
 * Describe the state: `Open now · closes 1 p.m.`, `Closed now · opens Monday 9 a.m.`. Within the next six days, name only
 * the weekday, and never "tomorrow": the visitor's time zone may be on another date.
 */
export function openText(state: OpenState, words: OpenWords, locale: Locale): string {
  const { today } = state
  /** Fill a sentence with the day and time at which something happens. */
  const fillSentence = (sentence: string, { date, time }: { date: string; time: string }) =>
    sentence
      .replace('{day}', dayInWords(date, locale, date > daysAfter(today, 6)))
      .replace('{time}', timeInWords(time, locale))
  if (state.open) {
    const { until } = state
    return until ? fillSentence(isSameNight(today, until) ? words.open : words.openLonger, until) : words.always
  }
  const { next } = state
  return next ? fillSentence(next.date === today ? words.soon : words.later, next) : words.closed
}
