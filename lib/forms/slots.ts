import { type Hours, weekdays } from '../hours'

/** Where the clinic's clock hangs: Springdale, Arkansas. */
const timeZone = 'America/Chicago'
/** Minutes from one start to the next. */
const pace = 30

/** A day with the times a visit can start, on the clinic's clock: `2025-03-10`, `['09:00', '09:30', …]`. */
export type OpenDay = { date: string; times: string[] }

/** The date and the minute of the day on the clinic's clock, wherever the visitor is and whatever the season. */
export function clinicClock(now: Date): { date: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now)
  const at = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { date: `${at('year')}-${at('month')}-${at('day')}`, minute: Number(at('hour')) * 60 + Number(at('minute')) }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The starts within one range of opening hours; the last visit ends when the clinic closes. */
function startsIn(range: string): number[] {
  const [open = 0, close = 0] = range.split('-').map(minuteOf)
  return Array.from({ length: Math.max(0, Math.floor((close - open) / pace)) }, (_, i) => open + i * pace)
}

/**
 * The next days with free times, today's first while some are left.
 * @param hours opening hours of a week; @param now the present moment; @param count how many days at most.
 */
export function openDays(hours: Hours, now: Date, count: number): OpenDay[] {
  const { date: today, minute } = clinicClock(now)
  const days: OpenDay[] = []
  // Calendar days are counted in UTC, where none is shorter or longer than another.
  const first = Date.parse(`${today}T00:00:00Z`)
  for (let ahead = 0; ahead < 28 && days.length < count; ahead++) {
    const day = new Date(first + ahead * 86_400_000)
    const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? 'monday'
    const starts = hours[weekday].flatMap(startsIn).filter((start) => ahead > 0 || start > minute)
    if (starts.length > 0) days.push({ date: day.toISOString().slice(0, 10), times: starts.map(timeAt) })
  }
  return days
}
