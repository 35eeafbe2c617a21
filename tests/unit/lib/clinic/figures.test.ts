import { atLeast, distance, patientsOf, travelFrom } from '@/lib/clinic/figures'

test('a figure is found by its id; a missing one stops the build', () => {
  expect(patientsOf('rogers')).toBe(300)
  expect(travelFrom('har-ber').miles).toBe(3)
  expect(() => patientsOf('lowell')).toThrow(/unknown claim "lowell"; known: springdale, /)
  expect(() => travelFrom('lowell')).toThrow(/unknown travel fact "lowell"; known: university-campus, /)
})

test('a way is given in minutes or in miles, as the clinic states it', () => {
  expect(distance(travelFrom('pinnacle-hills'), 'es')).toBe(`${travelFrom('pinnacle-hills').minutes} min`)
  expect(distance(travelFrom('har-ber'), 'es')).toBe('3 millas')
})

test.each([
  [15, '15+', 'más de 15'],
  [1000, '1,000+', 'más de 1,000'],
])('a claim of %i or more', (count, english, spanish) => {
  expect(atLeast(count, 'en')).toBe(english)
  expect(atLeast(count, 'es')).toBe(spanish)
})
