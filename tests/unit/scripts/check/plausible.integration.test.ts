/** @jest-environment node */
import { milesBetween } from '@/lib/geography/miles'
import { implausible } from '@/scripts/check/plausible'
import { ContentFolder } from './content-folder'

const content = new ContentFolder()
afterEach(() => content.mend())

const today = '2026-11-22'
function doubts() {
  const facts = content.parse().entries.find(({ collection }) => collection === 'clinic')
  return facts ? implausible(facts, today).map(({ field, reason }) => `${field}: ${reason}`) : []
}
const set = (path: (string | number)[], value: unknown) => content.set('clinic.yaml', path, value)

test('a degree of latitude is 69 miles', () => {
  const [from, to] = [36, 37].map((latitude) => ({ latitude, longitude: -94 })) as [Point, Point]
  expect(milesBetween(from, to)).toBeCloseTo(69.1, 1)
})
type Point = Parameters<typeof milesBetween>[0]

const way = (id: string, how: object) => ({ id, from: { en: 'There', es: 'Allí' }, ...how })
beforeEach(() =>
  set(
    ['travel'],
    [
      way('university-campus', { minutes: 15, at: '36.0687, -94.1758' }),
      way('pinnacle-hills', { minutes: 13, at: '36.305, -94.178' }),
      way('downtown-bentonville', { minutes: 12, at: '36.3729, -94.2088' }),
      way('har-ber', { miles: 3 }),
    ],
  ),
)

test('a drive that is impossible in its time is reported', () => {
  expect(doubts()).toEqual([
    expect.stringMatching(
      /^travel\.2: "downtown-bentonville" says 12 minutes for 14 miles in a straight line, 70 miles an hour/,
    ),
  ])
})

describe('once that is fixed', () => {
  beforeEach(() => set(['travel', 2, 'minutes'], 19))

  test.each<[string, () => void, string | RegExp]>([
    [
      'miles below the straight line',
      () => set(['travel', 3, 'at'], '36.3729, -94.2088'),
      /^travel\.3: "har-ber" says 3 miles/,
    ],
    ...[200, 2000].map((minutes): [string, () => void, RegExp] => [
      `${minutes} minutes to the next town`,
      () => set(['travel', 2, 'minutes'], minutes),
      new RegExp(
        `^travel\\.2: "downtown-bentonville" says ${minutes} minutes for 14 miles in a straight line; it takes at most 104`,
      ),
    ]),
    [
      'holidays that have all passed',
      () => set(['holidays'], [{ date: '2026-07-03', name: { en: 'Day', es: 'Día' } }]),
      /^holidays: have all passed, the last on 2026-07-03/,
    ],
    [
      'prices older than a year',
      () => set(['prices'], { asOf: '2025-11-21', from: true, firstVisit: 90 }),
      /^prices\.asOf: is 2025-11-21, more than a year ago/,
    ],
  ])('%s are asked about', (_, change, problem) => {
    change()
    expect(doubts()).toEqual([expect.stringMatching(problem)])
  })

  test('plausible facts pass', () => {
    set(['prices'], { asOf: '2025-11-23', from: true, firstVisit: 90 })
    expect(doubts()).toEqual([])
  })
})
