/** The clinic's time zone, by its name in the IANA database. */
const timeZone = 'America/Chicago'

/** A moment as the clinic's calendar and clock show it: `2026-03-09`, `09:30`. */
export type ClinicTime = { date: string; time: string }

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** What the clinic's calendar and clock show at a moment, wherever the visitor is and whatever the season. */
export function clinicTime(now: Date): ClinicTime {
  const parts = clock.formatToParts(now)
  const at = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { date: `${at('year')}-${at('month')}-${at('day')}`, time: `${at('hour')}:${at('minute')}` }
}

/**
 * The moment at which the clinic's calendar and clock show a date and time. An hour that the change to summer time skips
 * is taken for the one after it; of an hour that comes twice, the first counts.
 */
export function clinicMoment({ date, time }: ClinicTime): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`)
  /** How far the clinic's clock is behind UTC at a moment, in milliseconds. */
  const behind = (moment: number) => {
    const shown = clinicTime(new Date(moment))
    return moment - Date.parse(`${shown.date}T${shown.time}:00Z`)
  }
  // A day before and after, when the clock may have changed between them.
  const [before, after] = [-86_400_000, 86_400_000].map((way) => behind(asIfUtc + way)) as [number, number]
  const [first, second] = [asIfUtc + before, asIfUtc + after]
  return new Date(behind(first) !== before && behind(second) === after ? second : first)
}

/** The calendar day some days after a date: `2026-12-31`, 1 → `2027-01-01`. */
export function daysAfter(date: string, days: number): string {
  // Counted in UTC, where no day is shorter or longer than another.
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
