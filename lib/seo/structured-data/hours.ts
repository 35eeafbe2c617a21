import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import { type Hours, weekdays } from '../../clinic/hours'
import { capitalized } from '../../i18n/capitalized'

type Specification = Exclude<OpeningHoursSpecification, string>

/** Opening and closing at midnight means closed all day (Google Search Central, "Local business"). */
const closed = '00:00-00:00'

/**
 * Return the times of a range. One that closes before it opens, or at midnight, ends the next day; all day ends a
 * minute before midnight (Google Search Central, "Local business": "Late night hours", "All-Day hours").
 */
function timesOf(range: string) {
  const [opens = '', closes = ''] = range.split('-')
  if (closes !== '24:00') return { opens, closes }
  return { opens, closes: opens === '00:00' ? '23:59' : '00:00' }
}

/** Return weekly hours: one entry for each distinct range, with all days that have it. */
export function weekHours(hours: Hours): Specification[] {
  const ranges = new Map<string, DayOfWeek[]>()
  for (const day of weekdays) {
    for (const range of hours[day].length > 0 ? hours[day] : [closed]) {
      ranges.set(range, [...(ranges.get(range) ?? []), capitalized(day)])
    }
  }
  return [...ranges].map(
    ([range, dayOfWeek]): Specification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      ...timesOf(range),
    }),
  )
}

/** Return special hours by date; a day without hours is closed. */
export function specialHours(days: { date: string; hours?: string[] }[]): Specification[] {
  return days.flatMap(({ date, hours = [] }) =>
    (hours.length > 0 ? hours : [closed]).map(
      (range): Specification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...timesOf(range),
      }),
    ),
  )
}
