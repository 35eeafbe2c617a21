import { formatRange, formatTime, groupHours, type Hours, weekdays } from '@/lib/clinic/hours'
import { week } from '../../week'

/** Spanish has a no-break space before `a. m.` and `p. m.`. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const weekOf = (hours: Partial<Hours>) =>
  Object.fromEntries(weekdays.map((day) => [day, hours[day] ?? []])) as unknown as Hours

test.each([
  ['09:00', '9AM', '9:00 a. m.'],
  ['15:00', '3PM', '3:00 p. m.'],
  ['08:30', '8:30AM', '8:30 a. m.'],
  ['12:05', '12:05PM', '12:05 p. m.'],
  ['12:00', '12PM', '12:00 p. m.'],
  ['00:00', '12AM', '12:00 a. m.'],
])('%s reads %s, and %s in Spanish', (time, english, spanish) => {
  expect(formatTime(time, 'en')).toBe(english)
  expect(plain(formatTime(time, 'es'))).toBe(spanish)
})

test('a Spanish time never breaks across lines', () => {
  expect(formatTime('09:00', 'es')).not.toContain(' ')
})

test.each([
  ['09:00-13:00', '9AM-1PM', '9:00 a. m. a 1:00 p. m.'],
  ['15:00-18:00', '3PM-6PM', '3:00 a 6:00 p. m.'],
  ['08:30-11:45', '8:30AM-11:45AM', '8:30 a 11:45 a. m.'],
  ['17:00-24:00', '5PM-midnight', '5:00 p. m. a medianoche'],
  ['20:00-02:00', '8PM-2AM', '8:00 p. m. a 2:00 a. m.'],
  ['00:00-24:00', '24 hours', '24 horas'],
])('%s reads %s, and %s in Spanish', (range, english, spanish) => {
  expect(formatRange(range, 'en')).toBe(english)
  expect(plain(formatRange(range, 'es'))).toBe(spanish)
})

describe('a week with a short Friday', () => {
  test('in English', () => {
    expect(groupHours(week, 'en')).toEqual([
      { days: 'Mon-Thu', ranges: ['9AM-1PM', '3PM-6PM'] },
      { days: 'Fri', ranges: ['9AM-1PM'] },
      { days: 'Sat-Sun', ranges: [] },
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
  expect(days('en')).toEqual(['Mon-Thu', 'Fri', 'Sat-Sun'])
})

test('a day with special hours splits the days around it', () => {
  const open = ['09:00-13:00']
  const hours = weekOf({ monday: open, tuesday: ['10:00-13:00'], wednesday: open, thursday: open })
  expect(groupHours(hours, 'en').map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed-Thu', 'Fri-Sun'])
})

test('a closed day between open ones is a line of its own', () => {
  const open = ['09:00-13:00']
  const hours = weekOf({ monday: open, tuesday: open, thursday: open, friday: open })
  expect(groupHours(hours, 'en')).toEqual([
    { days: 'Mon-Tue', ranges: ['9AM-1PM'] },
    { days: 'Wed', ranges: [] },
    { days: 'Thu-Fri', ranges: ['9AM-1PM'] },
    { days: 'Sat-Sun', ranges: [] },
  ])
})

test('a week of equal days is one line', () => {
  expect(groupHours(weekOf({}), 'en')).toEqual([{ days: 'Mon-Sun', ranges: [] }])
})
