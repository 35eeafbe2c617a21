/** @jest-environment node */
import { clinicMoment, clinicTime, daysAfter, dayWithZone, momentOfDay } from '@/lib/clinic/local-time'

test.each([
  // UTC−6 in winter, UTC−5 in summer; the change is at 2:00 a.m.
  ['2026-01-05T15:00:00Z', '2026-01-05', '09:00'],
  ['2026-03-08T07:59:00Z', '2026-03-08', '01:59'],
  ['2026-03-08T08:00:00Z', '2026-03-08', '03:00'],
  ['2026-07-01T04:59:00Z', '2026-06-30', '23:59'],
  ['2026-11-01T06:30:00Z', '2026-11-01', '01:30'],
  ['2026-11-01T07:30:00Z', '2026-11-01', '01:30'],
  ['2027-01-01T06:00:00Z', '2027-01-01', '00:00'],
  ['2027-03-14T08:00:00Z', '2027-03-14', '03:00'],
  ['2027-11-07T07:00:00Z', '2027-11-07', '01:00'],
])('at %s the clinic’s clock shows %s %s', (moment, date, time) => {
  expect(clinicTime(new Date(moment), 'America/Chicago')).toEqual({ date, time })
})

test.each([
  ['a winter day', '2026-01-05', '09:00', '2026-01-05T15:00:00.000Z'],
  ['a summer day', '2026-07-01', '09:00', '2026-07-01T14:00:00.000Z'],
  ['an evening that is tomorrow in UTC', '2026-07-01', '20:00', '2026-07-02T01:00:00.000Z'],
  ['the Friday before summer time 2026', '2026-03-06', '09:00', '2026-03-06T15:00:00.000Z'],
  ['an hour before the change to summer time', '2026-03-08', '01:30', '2026-03-08T07:30:00.000Z'],
  ['an hour that summer time skips', '2026-03-08', '02:30', '2026-03-08T08:30:00.000Z'],
  ['the morning of summer time', '2026-03-08', '09:00', '2026-03-08T14:00:00.000Z'],
  ['the Monday after', '2026-03-09', '09:00', '2026-03-09T14:00:00.000Z'],
  ['an hour that comes twice', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
  ['the morning of winter time', '2026-11-01', '09:00', '2026-11-01T15:00:00.000Z'],
  ['the Monday after', '2026-11-02', '09:00', '2026-11-02T15:00:00.000Z'],
  ['the morning of summer time 2027', '2027-03-14', '09:00', '2027-03-14T14:00:00.000Z'],
  ['the morning of winter time 2027', '2027-11-07', '09:00', '2027-11-07T15:00:00.000Z'],
])('%s: %s %s', (_, date, time, moment) => {
  expect(clinicMoment({ date, time }, 'America/Chicago').toISOString()).toBe(moment)
})

test('a clinic elsewhere has the time of its time zone', () => {
  expect(clinicTime(new Date('2026-07-01T05:30:00Z'), 'America/Phoenix')).toEqual({ date: '2026-06-30', time: '22:30' })
  expect(clinicMoment({ date: '2026-07-01', time: '09:00' }, 'America/New_York').toISOString()).toBe(
    '2026-07-01T13:00:00.000Z',
  )
})

test('days are counted across months, years and daylight saving changes', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2026-03-07', 2)).toBe('2026-03-09')
  expect(daysAfter('2026-10-31', 2)).toBe('2026-11-02')
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
})

test.each([
  ['2025-09-12', 'America/Chicago', '2025-09-12T07:00:00-05:00'],
  ['2025-01-12', 'America/Chicago', '2025-01-12T06:00:00-06:00'],
  ['2025-01-12', 'Pacific/Honolulu', '2025-01-12T02:00:00-10:00'],
  ['2025-01-12', 'Pacific/Guam', '2025-01-12T22:00:00+10:00'],
])('%s in %s is %s for machines, the same moment as in the feeds', (day, zone, written) => {
  expect(dayWithZone(day, zone)).toBe(written)
  expect(Date.parse(written)).toBe(momentOfDay(day).getTime())
})
