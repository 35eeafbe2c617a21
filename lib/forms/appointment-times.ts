import { clinicTime, daysAfter } from '../clinic/local-time'
import { type Opening, rangesOn } from '../clinic/opening'

/** Minutes between two appointment starts. */
const slotMinutes = 30

/** A day with its available start times, in the clinic's local time: `2025-03-10`, `['09:00', '09:30', …]`. */
export type OpenDay = { date: string; times: string[] }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Return the start times within a range of opening hours; the last appointment ends at closing time. */
function startsIn(range: string): number[] {
  const [open = 0, close = 0] = range.split('-').map(minuteOf)
  return Array.from({ length: Math.max(0, Math.floor((close - open) / slotMinutes)) }, (_, i) => open + i * slotMinutes)
}

/**
 * Return the next days with available times, including the rest of today.
 * @param count the maximum number of days.
 */
export function openDays(opening: Opening, now: Date, count: number): OpenDay[] {
  const { date: today, time } = clinicTime(now, opening.timeZone)
  const days: OpenDay[] = []
  for (let ahead = 0; ahead < 28 && days.length < count; ahead++) {
    const date = daysAfter(today, ahead)
    const starts = rangesOn(opening, date).flatMap(startsIn)
    const free = starts.filter((start) => ahead > 0 || start > minuteOf(time))
    if (free.length > 0) days.push({ date, times: free.map(timeAt) })
  }
  return days
}
