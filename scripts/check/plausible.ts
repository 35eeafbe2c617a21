import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { milesBetween } from '../../lib/geography/miles'
import type { Settings } from '../../lib/schemas'
import { clinic } from '../../lib/schemas/clinic'
import type { Point } from '../../lib/schemas/places'

type Facts = Settings['clinic']

/** The average straight-line speed, in miles an hour, above which a travel time is doubtful. */
export const fastest = 45

/**
 * Return the maximum minutes of a drive: straight-line at ten miles an hour, plus twenty minutes for lights and
 * parking.
 */
export const mostMinutes = (miles: number) => Math.ceil((miles / 10) * 60 + 20)

/** The number of days after which a price must be reviewed. */
const priceDays = 365

const round = (value: number) => Math.round(value * 10) / 10

/**
 * Explain why a distance in `travel` to the nearest office is implausible; undefined if it is plausible, or if its
 * position is unknown.
 */
function doubt({ minutes, miles, at }: Facts['travel'][number], pins: Point[]): string | undefined {
  if (!at) return
  const straight = Math.min(...pins.map((pin) => milesBetween(at, pin)))
  if (miles !== undefined && miles < Math.floor(straight))
    return `says ${miles} miles, but the straight line to the clinic’s pin is ${round(straight)}: measure the distance again`
  const most = mostMinutes(straight)
  if (minutes !== undefined && minutes > most)
    return `says ${minutes} minutes for ${round(straight)} miles in a straight line; it takes at most ${most}: drive it, or correct its position or that of the clinic`
  const speed = straight / ((minutes ?? Number.POSITIVE_INFINITY) / 60)
  if (speed <= fastest) return
  return `says ${minutes} minutes for ${round(straight)} miles in a straight line, ${Math.round(speed)} miles an hour: drive it, or correct its position or that of the clinic`
}

/**
 * Find facts that are well formed but implausible: travel times above 45 or below ten miles an hour, holidays that are
 * all in the past, a price that nobody has reviewed for a year.
 * @param today the day of the check, such as `2026-11-22`
 */
export function implausible(entry: Entry, today: string): Problem[] {
  const facts = clinic.safeParse(entry.data).data
  if (!facts) return []
  const { travel, geo, holidays, prices, offices = [] } = facts
  const pins = [geo, ...offices.map((office) => office.geo)]
  const age = prices && (Date.parse(today) - Date.parse(prices.asOf)) / 86_400_000
  const passed = (days: Facts['holidays'] = []) => {
    const last = days.at(-1)
    return last && last.date < today && `have all passed, the last on ${last.date}: write those of the coming year`
  }
  const isOld = age !== undefined && age > priceDays
  return [
    ...travel.flatMap((way, i) => {
      const reason = doubt(way, pins)
      return problemsOf(entry, { [`travel.${i}`]: reason && `"${way.id}" ${reason}` })
    }),
    ...problemsOf(entry, {
      holidays: passed(holidays),
    }),
    ...offices.flatMap((office, i) => problemsOf(entry, { [`offices.${i}.holidays`]: passed(office.holidays) })),
    ...problemsOf(entry, {
      'prices.asOf': isOld && `is ${prices?.asOf}, more than a year ago: look at the prices, then write the day`,
    }),
  ]
}
