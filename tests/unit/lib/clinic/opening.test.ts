/** @jest-environment node */
import { clinic } from '@/lib/clinic/facts'
import { openWords, specialDays } from '@/lib/clinic/hours-words'
import { clinicMoment } from '@/lib/clinic/local-time'
import { mainOffice } from '@/lib/clinic/offices'
import { dayInWords, type Opening, openState, openText } from '@/lib/clinic/opening'
import type { Locale } from '@/lib/i18n/locales'
import { week } from '../../week'

const special = {
  '2026-11-26': [],
  '2026-12-24': ['09:00-13:00'],
  '2026-12-25': [],
}
const timeZone = 'America/Chicago'
const opening: Opening = { timeZone, hours: week, special }

/** Return the text of the contact page at an instant. */
function says(moment: string, locale: Locale, at = opening) {
  const words = openWords(clinic.hours, locale)
  return openText(openState(at, new Date(moment)), words, locale).replaceAll('\u00a0', ' ')
}

test.each([
  // 2026-11-23 is a Monday; in winter 9:00 at the clinic is 15:00 UTC.
  ['Monday, a minute before opening', '2026-11-23T14:59:59Z', 'Closed now · opens 9 a.m.'],
  ['Monday at nine', '2026-11-23T15:00:00Z', 'Open now · closes 1 p.m.'],
  ['Monday, the last minute of the morning', '2026-11-23T18:59:59Z', 'Open now · closes 1 p.m.'],
  ['Monday at one', '2026-11-23T19:00:00Z', 'Closed now · opens 3 p.m.'],
  ['Monday afternoon', '2026-11-23T22:00:00Z', 'Open now · closes 6 p.m.'],
  ['Monday evening', '2026-11-24T00:00:00Z', 'Closed now · opens Tuesday 9 a.m.'],
  ['the evening before Thanksgiving', '2026-11-26T01:00:00Z', 'Closed now · opens Friday 9 a.m.'],
  ['Thanksgiving at ten', '2026-11-26T16:00:00Z', 'Closed now · opens Friday 9 a.m.'],
  ['Sunday', '2026-11-22T18:00:00Z', 'Closed now · opens Monday 9 a.m.'],
  ['Christmas Eve, which has hours of its own', '2026-12-24T18:00:00Z', 'Open now · closes 1 p.m.'],
  ['Christmas Eve after one', '2026-12-24T21:30:00Z', 'Closed now · opens Monday 9 a.m.'],
])('%s', (_, moment, text) => {
  expect(says(moment, 'en')).toBe(text)
})

test.each([
  ['2026-11-23T15:00:00Z', 'Abierto ahora · cierra a la 1:00 p. m.'],
  ['2026-11-23T22:00:00Z', 'Abierto ahora · cierra a las 6:00 p. m.'],
  ['2026-11-23T19:00:00Z', 'Cerrado · abre a las 3:00 p. m.'],
  ['2026-11-21T18:00:00Z', 'Cerrado · abre el lunes a las 9:00 a. m.'],
])('at %s in Spanish: %s', (moment, text) => {
  expect(says(moment, 'es')).toBe(text)
})

describe('unusual hours', () => {
  const monday = (...ranges: string[]): Opening => ({
    timeZone,
    hours: { ...week, monday: ranges },
    special: {},
  })

  test.each([
    ['to midnight', '23:30', 'Open now · closes midnight', 'Abierto ahora · cierra a la medianoche', ['17:00-24:00']],
    [
      'through the night',
      '21:00',
      'Open now · closes 2 a.m.',
      'Abierto ahora · cierra a las 2:00 a. m.',
      ['20:00-02:00'],
    ],
    [
      'around the clock',
      '21:00',
      'Open now · closes Tuesday 1 p.m.',
      'Abierto ahora · cierra el martes a la 1:00 p. m.',
      ['00:00-24:00'],
      ['00:00-13:00'],
    ],
  ])('open %s', (_, time, english, spanish, ranges, next = ['09:00-13:00']) => {
    const at = { ...monday(...ranges), hours: { ...week, monday: ranges, tuesday: next } }
    const moment = clinicMoment({ date: '2026-11-23', time }, timeZone).toISOString()
    expect(says(moment, 'en', at)).toBe(english)
    expect(says(moment, 'es', at)).toBe(spanish)
  })

  test('after midnight, the previous night’s hours still apply', () => {
    const at = monday('20:00-02:00')
    expect(says(clinicMoment({ date: '2026-11-24', time: '01:59' }, timeZone).toISOString(), 'en', at)).toBe(
      'Open now · closes 2 a.m.',
    )
    const isOpen = (date: string, time: string) => openState(at, clinicMoment({ date, time }, timeZone)).open
    expect(isOpen('2026-11-24', '02:00')).toBe(false)
    expect(isOpen('2026-11-23', '01:00')).toBe(false)
  })

  test('around the clock every day never closes', () => {
    const hours = Object.fromEntries(
      Object.keys(week).map((day) => [day, ['00:00-24:00']]),
    ) as unknown as Opening['hours']
    const at = { timeZone, hours, special: {} }
    expect(says('2026-11-23T16:00:00Z', 'en', at)).toBe('Open now, around the clock')
    expect(says('2026-11-23T16:00:00Z', 'es', at)).toBe('Abierto ahora, las 24 horas')
  })

  test('adjacent ranges are merged', () => {
    expect(says('2026-11-23T16:00:00Z', 'en', monday('09:00-12:00', '12:00-18:30'))).toBe('Open now · closes 6:30 p.m.')
  })

  test('after a week of closed days the date is named', () => {
    const closed = Object.fromEntries([23, 24, 25, 26, 27].map((day) => [`2026-11-${day}`, []]))
    const away = { timeZone, hours: week, special: closed }
    expect(says('2026-11-21T18:00:00Z', 'en', away)).toBe('Closed now · opens Monday, November 30 9 a.m.')
    expect(says('2026-11-21T18:00:00Z', 'es', away)).toBe('Cerrado · abre el lunes 30 de noviembre a las 9:00 a. m.')
  })

  test('a clinic without any hours is closed', () => {
    const hours = Object.fromEntries(Object.keys(week).map((day) => [day, []])) as unknown as Opening['hours']
    expect(says('2026-11-23T16:00:00Z', 'en', { timeZone, hours, special: {} })).toBe('Closed now')
  })

  test('a closed weekday may have hours on a special day', () => {
    const saturday = { timeZone, hours: week, special: { '2026-11-21': ['10:00-12:00'] } }
    expect(says('2026-11-21T16:30:00Z', 'en', saturday)).toBe('Open now · closes 12 p.m.')
  })
})

test.each(['America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'])(
  'the visitor’s own zone changes nothing: %s',
  (zone) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(says('2026-11-24T00:00:00Z', 'en')).toBe('Closed now · opens Tuesday 9 a.m.')
      expect(says('2026-11-23T15:00:00Z', 'en')).toBe('Open now · closes 1 p.m.')
    } finally {
      process.env.TZ = before
    }
  },
)

test('days in words', () => {
  expect(dayInWords('2026-11-26', 'en')).toBe('Thursday, November 26')
  expect(dayInWords('2026-11-26', 'es')).toBe('jueves 26 de noviembre')
})

test('days with special hours, in words', () => {
  const holidays = [
    { date: '2026-11-26', name: { en: 'Thanksgiving Day', es: 'Día de Acción de Gracias' } },
    { date: '2026-12-24', name: { en: 'Christmas Eve', es: 'Nochebuena' }, hours: ['09:00-13:00'] },
  ]
  const [first, second] = specialDays({ holidays }, 'es')
  expect(first).toEqual({
    date: '2026-11-26',
    day: 'jueves 26 de noviembre',
    name: 'Día de Acción de Gracias',
    hours: 'Cerrado',
  })
  expect(second?.hours.replaceAll('\u00a0', ' ')).toBe('9:00 a. m. a 1:00 p. m.')
})

test('the days of the facts file change the hours of the main office', () => {
  const { special } = mainOffice.opening
  expect(Object.entries(special)).toEqual(clinic.holidays.map(({ date, hours = [] }) => [date, hours]))
})

/** Hours behind UTC in winter and in summer; Arizona, Hawaii and Puerto Rico keep one time all year. */
const zones = {
  'America/Puerto_Rico': [4, 4],
  'America/New_York': [5, 4],
  'America/Chicago': [6, 5],
  'America/Denver': [7, 6],
  'America/Phoenix': [7, 7],
  'America/Los_Angeles': [8, 7],
  'America/Anchorage': [9, 8],
  'Pacific/Honolulu': [10, 10],
} as const

test.each(Object.entries(zones))(
  'in %s the doors open at 9 on both sides of each change of the clock',
  (zone, [winter, summer]) => {
    const daily = {
      ...opening,
      timeZone: zone,
      hours: { ...opening.hours, saturday: ['09:00-13:00'], sunday: ['09:00-13:00'] },
    }
    const days = { '2027-03-13': winter, '2027-03-14': summer, '2027-11-06': summer, '2027-11-07': winter }
    for (const [date, behind] of Object.entries(days)) {
      const opens = Date.parse(`${date}T09:00:00Z`) + behind * 3_600_000
      expect(openState(daily, new Date(opens - 1))).toEqual({ today: date, open: false, next: { date, time: '09:00' } })
      expect(openState(daily, new Date(opens))).toEqual({ today: date, open: true, until: { date, time: '13:00' } })
      expect(openState(daily, new Date(opens + 4 * 3_600_000))).toMatchObject({ open: false })
      expect(clinicMoment({ date, time: '09:00' }, zone).getTime()).toBe(opens)
    }
  },
)
