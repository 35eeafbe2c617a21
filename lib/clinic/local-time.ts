/** A local date and time at the clinic: `2026-03-09`, `09:30`. */
export type ClinicTime = { date: string; time: string }

/** Convert an instant to local time at the clinic, whatever the visitor's time zone. @param timeZone its IANA name. */
export function clinicTime(now: Date, timeZone: string): ClinicTime {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = clock.formatToParts(now)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    date: `${partOf('year')}-${partOf('month')}-${partOf('day')}`,
    time: `${partOf('hour')}:${partOf('minute')}`,
  }
}

/**
 * Convert local time at the clinic to an instant. A time skipped by the change to daylight saving time moves one hour
 * later; a time that occurs twice means the first.
 */
export function clinicMoment({ date, time }: ClinicTime, timeZone: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`)
  /** Return the clinic's offset behind UTC at an instant, in milliseconds. */
  const behind = (moment: number) => {
    const shown = clinicTime(new Date(moment), timeZone)
    return moment - Date.parse(`${shown.date}T${shown.time}:00Z`)
  }
  // The offsets of the days before and after differ if daylight saving time begins or ends in between.
  const [before, after] = [-86_400_000, 86_400_000].map((way) => behind(asIfUtc + way)) as [number, number]
  const [first, second] = [asIfUtc + before, asIfUtc + after]
  return new Date(behind(first) !== before && behind(second) === after ? second : first)
}

/** Add days to a date: `2026-12-31`, 1 → `2027-01-01`. */
export function daysAfter(date: string, days: number): string {
  // In UTC every day has 24 hours.
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Return the instant that stands for a day in machine-readable files. It falls on that day in every US time zone. */
export const momentOfDay = (date: string): Date => new Date(`${date}T12:00:00Z`)

/**
 * Format a day as a date-time with the offset of the clinic's time zone, as search engines require:
 * `2025-09-12T07:00:00-05:00`.
 */
export function dayWithZone(date: string, timeZone: string): string {
  const moment = momentOfDay(date)
  const local = clinicTime(moment, timeZone)
  const ahead = (Date.parse(`${local.date}T${local.time}:00Z`) - moment.getTime()) / 60_000
  const part = (count: number) => String(Math.floor(Math.abs(count))).padStart(2, '0')
  const offset = `${ahead < 0 ? '-' : '+'}${part(ahead / 60)}:${part(ahead % 60)}`
  return `${local.date}T${local.time}:00${offset}`
}
