import { clinicTime, daysAfter } from '../clinic/local-time'
import { type Opening, rangesOn } from '../clinic/opening'

/** Minutes from one start to the next. */
const slotMinutes = 30

/** A day with the times a visit can start, on the clinic's clock: `2025-03-10`, `['09:00', '09:30', …]`. */
export type OpenDay = { date: string; times: string[] }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The starts within one range of opening hours; the last visit ends when the clinic closes. */
function startsIn(range: string): number[] {
  const [open = 0, close = 0] = range.split('-').map(minuteOf)
  return Array.from({ length: Math.max(0, Math.floor((close - open) / slotMinutes)) }, (_, i) => open + i * slotMinutes)
}

/**
 * The next days with free times, today's first while some are left.
 * @param opening the clinic's hours; @param now the present moment; @param count how many days at most.
 */
export function openDays(opening: Opening, now: Date, count: number): OpenDay[] {
  const { date: today, time } = clinicTime(now)
  const days: OpenDay[] = []
  for (let ahead = 0; ahead < 28 && days.length < count; ahead++) {
    const date = daysAfter(today, ahead)
    const starts = rangesOn(opening, date).flatMap(startsIn)
    const free = starts.filter((start) => ahead > 0 || start > minuteOf(time))
    if (free.length > 0) days.push({ date, times: free.map(timeAt) })
  }
  return days
}
