import { formatRange, formatTime, groupHours, type Hours, shortRange, weekdays } from '@/lib/clinic/hours'
import { locales } from '@/lib/i18n/locales'
import { week } from '../../week'

/** There is a no-break space before `a.m.` and `p.m.`. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const weekOf = (hours: Partial<Hours>) =>
  Object.fromEntries(weekdays.map((day) => [day, hours[day] ?? []])) as unknown as Hours

test.each([
  ['09:00', '9 a.m.', '9:00 a. m.'],
  ['15:00', '3 p.m.', '3:00 p. m.'],
  ['08:30', '8:30 a.m.', '8:30 a. m.'],
  ['12:05', '12:05 p.m.', '12:05 p. m.'],
  ['12:00', '12 p.m.', '12:00 p. m.'],
  ['00:00', '12 a.m.', '12:00 a. m.'],
])('%s reads %s, and %s in Spanish', (time, english, spanish) => {
  expect(plain(formatTime(time, 'en'))).toBe(english)
  expect(plain(formatTime(time, 'es'))).toBe(spanish)
})

test.each(locales)('a time in %s never breaks across lines', (locale) => {
  expect(formatTime('09:00', locale)).not.toContain(' ')
})

test.each([
  ['09:00-13:00', '9 a.m.–1 p.m.', '9:00 a. m. a 1:00 p. m.'],
  ['15:00-18:00', '3–6 p.m.', '3:00 a 6:00 p. m.'],
  ['08:30-11:45', '8:30–11:45 a.m.', '8:30 a 11:45 a. m.'],
  ['17:00-24:00', '5 p.m.–midnight', '5:00 p. m. a medianoche'],
  ['20:00-02:00', '8 p.m.–2 a.m.', '8:00 p. m. a 2:00 a. m.'],
  ['00:00-24:00', '24 hours', '24 horas'],
])('%s reads %s, and %s in Spanish', (range, english, spanish) => {
  expect(plain(formatRange(range, 'en'))).toBe(english)
  expect(plain(formatRange(range, 'es'))).toBe(spanish)
})

test.each([
  ['09:00-13:00', '9–1'],
  ['08:30-11:45', '8:30–11:45'],
  ['08:00-20:00', '8 a.m.–8 p.m.'],
  ['20:00-02:00', '8 p.m.–2 a.m.'],
  ['17:00-24:00', '5 p.m.–midnight'],
  ['00:00-06:00', '12–6 a.m.'],
  ['05:30-09:00', '5:30–9 a.m.'],
])('%s reads %s where there is little room, and never so short that it is unclear', (range, short) => {
  expect(plain(shortRange(range, 'en'))).toBe(short)
})

describe('a week with a short Friday', () => {
  test('in English', () => {
    const lines = groupHours(week, 'en').map(({ days, ranges }) => ({ days, ranges: ranges.map(plain) }))
    expect(lines).toEqual([
      { days: 'Mon–Thu', ranges: ['9 a.m.–1 p.m.', '3–6 p.m.'] },
      { days: 'Fri', ranges: ['9 a.m.–1 p.m.'] },
      { days: 'Sat–Sun', ranges: [] },
    ])
  })

  test('in Spanish', () => {
    const lines = groupHours(week, 'es').map(({ days, ranges }) => ({ days, ranges: ranges.map(plain) }))
    expect(lines).toEqual([
      { days: 'lun a jue', ranges: ['9:00 a. m. a 1:00 p. m.', '3:00 a 6:00 p. m.'] },
      { days: 'vie', ranges: ['9:00 a. m. a 1:00 p. m.'] },
      { days: 'sáb y dom', ranges: [] },
    ])
  })
})

test('where there is room, Spanish spells the days out and English does not', () => {
  const days = (locale: 'en' | 'es') => groupHours(week, locale, 'wide').map((group) => group.days)
  expect(days('es')).toEqual(['lunes a jueves', 'viernes', 'sábado y domingo'])
  expect(days('en')).toEqual(['Mon–Thu', 'Fri', 'Sat–Sun'])
})

test('a day with special hours splits the days around it', () => {
  const open = ['09:00-13:00']
  const hours = weekOf({ monday: open, tuesday: ['10:00-13:00'], wednesday: open, thursday: open })
  expect(groupHours(hours, 'en').map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed–Thu', 'Fri–Sun'])
})

test('a closed day between open ones is a line of its own', () => {
  const open = ['09:00-13:00']
  const hours = weekOf({ monday: open, tuesday: open, thursday: open, friday: open })
  const lines = groupHours(hours, 'en').map(({ days, ranges }) => ({ days, ranges: ranges.map(plain) }))
  expect(lines).toEqual([
    { days: 'Mon–Tue', ranges: ['9 a.m.–1 p.m.'] },
    { days: 'Wed', ranges: [] },
    { days: 'Thu–Fri', ranges: ['9 a.m.–1 p.m.'] },
    { days: 'Sat–Sun', ranges: [] },
  ])
})

test('a week of equal days is one line', () => {
  expect(groupHours(weekOf({}), 'en')).toEqual([{ days: 'Mon–Sun', ranges: [] }])
})
