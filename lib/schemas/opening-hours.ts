import { z } from 'zod'
import { byLocale } from '../i18n/locales'
import { day, plainText } from './fields'

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Test whether a range ends before it begins: its times are swapped, or it ends the next morning (`"20:00-02:00"`). */
const isTurned = (range: string) => range.slice(6) < range.slice(0, 5)

/** Return the length of a range in minutes. */
const lengthOf = (range: string) =>
  minuteOf(range.slice(6)) - minuteOf(range.slice(0, 5)) + (isTurned(range) ? 24 * 60 : 0)

/** The most minutes of a range that ends the next morning: in a longer one, the times are probably swapped. */
const longestNight = 14 * 60

const isOvernight = (range: string) => isTurned(range) && lengthOf(range) <= longestNight

/**
 * `"09:00-13:00"`: two valid times. `"17:00-24:00"` ends at midnight, `"00:00-24:00"` is around the clock,
 * `"20:00-02:00"` ends the next morning.
 */
const timeRange = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    error: 'write hours as "09:00-13:00" (24-hour clock), midnight as 24:00',
    abort: true,
  })
  .refine((range) => !range.endsWith('-00:00'), {
    error: 'write midnight as 24:00, around the clock as "00:00-24:00", a closed day as []',
    abort: true,
  })
  .refine(
    (range) => lengthOf(range) > 0 && (!isTurned(range) || isOvernight(range)),
    'closing time must be later than opening time, or the next morning, at most 14 hours later',
  )

const dayHours = z.array(timeRange).refine(
  (ranges) =>
    ranges.every((range, i) => {
      const before = ranges[i - 1]
      return !before || (!isOvernight(before) && before.slice(6) <= range.slice(0, 5))
    }),
  'ranges of one day must follow each other and not overlap',
)

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The opening hours of a week. */
export const weekHours = z
  .strictObject(
    Object.fromEntries(days.map((day) => [day, dayHours])) as Record<(typeof days)[number], typeof dayHours>,
  )
  .superRefine((hours, context) => {
    for (const [i, day] of days.entries()) {
      const last = hours[day].at(-1)
      const next = days[(i + 1) % days.length] ?? 'monday'
      const first = hours[next][0]
      if (last && first && isOvernight(last) && first.slice(0, 5) < last.slice(6))
        context.addIssue({
          code: 'custom',
          path: [next, 0],
          message: `begins before the night of ${day} ends (${last.slice(6)}): begin later, or end that one earlier`,
        })
    }
  })

/** Days with special hours; closed if no hours are given. Sorted and unique. */
export const holidays = z
  .array(
    z.strictObject({
      date: day.meta({ label: 'Day', hint: 'Written 2026-12-24. Sort the days by date.' }),
      name: z.strictObject(byLocale(() => plainText)),
      hours: dayHours.optional(),
    }),
  )
  .superRefine((days, context) => {
    for (const [i, { date }] of days.entries()) {
      const before = days[i - 1]?.date ?? ''
      const isRepeated = days.findIndex((other) => other.date === date) < i
      const message = isRepeated
        ? `${date} appears twice: keep one of the two`
        : `${date} is listed after ${before}: sort by date`
      if (isRepeated || date < before) context.addIssue({ code: 'custom', path: [i, 'date'], message })
    }
  })
