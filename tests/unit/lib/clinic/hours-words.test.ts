import { type Hours, weekdays } from '@/lib/clinic/hours'
import { closedWord } from '@/lib/clinic/hours-words'
import { week } from '../../week'

const never = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Hours

test.each([
  ['en', 'By appointment', 'Closed'],
  ['es', 'Con cita', 'Cerrado'],
] as const)('in %s a clinic without hours is open %s, a day without hours %s', (locale, appointment, closed) => {
  expect(closedWord(never, locale)).toBe(appointment)
  expect(closedWord(week, locale)).toBe(closed)
})
