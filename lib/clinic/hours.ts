import type { Locale } from '../i18n/locales'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
type Weekday = (typeof weekdays)[number]
/**
 * Weekly opening hours: ranges `"09:00-13:00"` on a 24-hour clock; an empty list means closed. A range that ends before it
 * begins ends the next morning; `"00:00-24:00"` is around the clock.
 */
export type Hours = Record<Weekday, string[]>

/** Consecutive days with the same hours, formatted. */
export type HoursGroup = { days: string; ranges: string[] }

/** Return the name of a weekday in a language: `Mon` or `Monday`, `lun` or `lunes`. 2024-01-01 was a Monday. */
export const dayName = (day: Weekday, locale: Locale, length: 'short' | 'long' = 'short') =>
  new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))),
  )

/** How a language writes hours. */
type HoursStyle = {
  midnight: string
  allDay: string
  /** Format a time on a 12-hour clock. */
  time: (hour: number, minute: number, half: 'a' | 'p') => string
  /** The word or sign between the times of a range. */
  until: string
  /** Join the first and the last day of a group. */
  days: (first: string, last: string, areTwo: boolean) => string
  /** The length of a day's name where there is room. */
  wideDay: 'short' | 'long'
}

const twoDigits = (minute: number) => String(minute).padStart(2, '0')

const styles: Record<Locale, HoursStyle> = {
  en: {
    midnight: 'midnight',
    allDay: '24 hours',
    time: (hour, minute, half) => `${hour}${minute ? `:${twoDigits(minute)}` : ''}\u00a0${half}.m.`,
    until: '–',
    days: (first, last) => `${first}–${last}`,
    wideDay: 'short',
  },
  es: {
    midnight: 'medianoche',
    allDay: '24 horas',
    time: (hour, minute, half) => `${hour}:${twoDigits(minute)}\u00a0${half}.\u00a0m.`,
    until: ' a ',
    days: (first, last, areTwo) => `${first} ${areTwo ? 'y' : 'a'} ${last}`,
    // Few people use the abbreviations.
    wideDay: 'long',
  },
}

/** Format a time: `"15:00"` → `3 p.m.` in English, `3:00 p. m.` in Spanish; `"24:00"` is midnight. */
export function formatTime(time: string, locale: Locale): string {
  if (time === '24:00') return styles[locale].midnight
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return styles[locale].time(hour % 12 || 12, minute, hour < 12 ? 'a' : 'p')
}

/** Around the clock. */
const allDay = '00:00-24:00'

/**
 * Format a range: `"09:00-13:00"` → `9 a.m.–1 p.m.`, `9:00 a. m. a 1:00 p. m.`. The half of the day is named once if
 * both times share it: `3–6 p.m.`, `3:00 a 6:00 p. m.`. A whole day is `24 hours`.
 */
export function formatRange(range: string, locale: Locale): string {
  if (range === allDay) return styles[locale].allDay
  const [open = '', close = ''] = range.split('-').map((time) => formatTime(time, locale))
  const half = open.slice(open.indexOf('\u00a0'))
  const isSame = close.endsWith(half) && range.slice(0, 5) < range.slice(6)
  return `${isSame ? open.slice(0, -half.length) : open}${styles[locale].until}${close}`
}

/** Format a range for little room: `"09:00-13:00"` → `9–1`, alike in both languages; in full if it lasts 12 hours or more, or begins before 6 in the morning. */
export function shortRange(range: string, locale: Locale): string {
  const [open = 0, close = 0] = range.split('-').map((time) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60)
  if (open < 6 || close - open >= 12 || close <= open || close === 24) return formatRange(range, locale)
  const bare = (time: string) => formatTime(time, 'en').replace(/\u00a0.*/, '')
  return range.split('-').map(bare).join('–')
}

/**
 * Format weekly hours for display: consecutive days with the same hours share one line.
 * @param room `wide` spells out the days where a language does.
 * @param format how to write a range.
 * @returns lines such as `{ days: 'Mon–Thu', ranges: ['9 a.m.–1 p.m.', '3–6 p.m.'] }`; no ranges means closed.
 */
export function groupHours(
  hours: Hours,
  locale: Locale,
  room: 'narrow' | 'wide' = 'narrow',
  format = formatRange,
): HoursGroup[] {
  const groups: Weekday[][] = []
  for (const day of weekdays) {
    const group = groups.at(-1)
    const previous = group?.[0]
    if (group && previous && hours[previous].join() === hours[day].join()) group.push(day)
    else groups.push([day])
  }
  return groups.map((group) => {
    const first = group[0] ?? 'monday'
    const last = group.at(-1) ?? first
    const style = styles[locale]
    const nameOf = (day: Weekday) => dayName(day, locale, room === 'wide' ? style.wideDay : 'short')
    return {
      days: first === last ? nameOf(first) : style.days(nameOf(first), nameOf(last), group.length === 2),
      ranges: hours[first].map((range) => format(range, locale)),
    }
  })
}
