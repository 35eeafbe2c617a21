import { type Hours, weekdays } from '@/lib/clinic/hours'
import { openDays } from '@/lib/forms/appointment-times'
import { week } from '../../week'

const never = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Hours
const timeZone = 'America/Chicago'
const opening = { timeZone, hours: week, special: { '2025-11-27': [], '2025-12-24': ['09:00-10:00'] } }
const at = (iso: string) => new Date(iso)
const days = (iso: string, count = 6) => openDays(opening, at(iso), count)

test('a Monday before opening has every start of both halves of the day', () => {
  const [monday] = days('2025-03-03T12:00:00Z')
  expect(monday?.date).toBe('2025-03-03')
  expect(monday?.times).toHaveLength(8 + 6)
  expect(monday?.times.slice(0, 2)).toEqual(['09:00', '09:30'])
  expect(monday?.times.slice(7, 9)).toEqual(['12:30', '15:00'])
  expect(monday?.times.at(-1)).toBe('17:30')
})

test('today offers only what is still to come', () => {
  // 15:30 in Springdale: that slot has already started.
  expect(days('2025-03-03T21:30:00Z')[0]).toEqual({ date: '2025-03-03', times: ['16:00', '16:30', '17:00', '17:30'] })
  expect(days('2025-03-03T21:29:00Z')[0]?.times[0]).toBe('15:30')
})

test('after the last start, and on a closed day, the next open day comes first', () => {
  expect(days('2025-03-03T23:30:00Z')[0]?.date).toBe('2025-03-04')
  // Friday afternoon: closed until Monday.
  expect(days('2025-03-07T20:00:00Z')[0]?.date).toBe('2025-03-10')
  expect(days('2025-03-08T18:00:00Z')[0]?.date).toBe('2025-03-10')
})

test.each([
  ['spring', '2025-03-07T13:00:00Z', ['2025-03-07', '2025-03-10', '2025-03-11']],
  ['autumn', '2025-10-31T13:00:00Z', ['2025-10-31', '2025-11-03', '2025-11-04']],
  ['the new year', '2025-12-31T13:00:00Z', ['2025-12-31', '2026-01-01', '2026-01-02']],
])('days follow each other across %s', (_, now, dates) => {
  expect(days(now, 3).map(({ date }) => date)).toEqual(dates)
})

test('a holiday has no times, a short day fewer', () => {
  expect(days('2025-11-26T13:00:00Z', 2).map(({ date }) => date)).toEqual(['2025-11-26', '2025-11-28'])
  expect(days('2025-12-24T13:00:00Z', 1)[0]?.times).toEqual(['09:00', '09:30'])
})

test('a clinic that never opens has no times, and the search ends', () => {
  expect(openDays({ timeZone, hours: never, special: {} }, at('2025-03-03T12:00:00Z'), 6)).toEqual([])
})

test('a night offers its times on the day that each belongs to', () => {
  const night = { timeZone, hours: { ...never, monday: ['22:00-01:00'], wednesday: ['23:00-24:00'] }, special: {} }
  expect(openDays(night, at('2025-03-03T12:00:00Z'), 3)).toEqual([
    { date: '2025-03-03', times: ['22:00', '22:30', '23:00', '23:30'] },
    { date: '2025-03-04', times: ['00:00', '00:30'] },
    { date: '2025-03-05', times: ['23:00', '23:30'] },
  ])
})
