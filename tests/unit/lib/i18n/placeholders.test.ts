import { pageOf } from '@/lib/content'
import { placeholderValues } from '@/lib/content/placeholder-values'
import { fill, placeholderNames, placeholdersOf } from '@/lib/i18n/placeholders'

test('facts replace their placeholders at any depth, and nothing else changes', () => {
  const document = {
    title: 'Call {phone} or {phone}',
    groups: [{ items: ['{doctor}', 3, null, true] }],
    order: 1,
  }
  expect(fill(document, { phone: '555', doctor: 'Dr. A' })).toEqual({
    title: 'Call 555 or 555',
    groups: [{ items: ['Dr. A', 3, null, true] }],
    order: 1,
  })
})

test('a fact with special characters stays as it is', () => {
  expect(fill('{clinic}', { clinic: '$& {phone} Sons' })).toBe('$& {phone} Sons')
})

test.each([
  ['se mudó a {region}', 'se mudó al noroeste de Arkansas'],
  ['La gente de {region} lo sabe.', 'La gente del noroeste de Arkansas lo sabe.'],
  ['De {region} hacia acá', 'Del noroeste de Arkansas hacia acá'],
  ['cada día {region}', 'cada día el noroeste de Arkansas'],
  ['En {region}', 'En el noroeste de Arkansas'],
  ['a {city}', 'a Springdale'],
])('in Spanish the preposition of “%s” merges with the article', (text, filled) => {
  expect(fill(text, { region: 'el noroeste de Arkansas', city: 'Springdale' })).toBe(filled)
})

test.each([
  ['{symptomCount} problems', 'Eleven problems'],
  ['## {symptomCount} places {#conditions}', '## Eleven places {#conditions}'],
  ['A sore hip. {symptomCount} pages', 'A sore hip. Eleven pages'],
  ['¿{symptomCount} páginas?', '¿Eleven páginas?'],
  ['All of them: {symptomCount} pages', 'All of them: eleven pages'],
  ['lista de {symptomCount} molestias', 'lista de eleven molestias'],
  ['{email}', 'desk@example.org'],
])('a number in “%s” has a capital at the beginning alone', (text, filled) => {
  expect(fill(text, { symptomCount: 'eleven', email: 'desk@example.org' })).toBe(filled)
})

test('unknown names and heading ids stay as they are', () => {
  expect(fill('## Signs {#signs} {price}', { signs: 'no' })).toBe('## Signs {#signs} {price}')
})

test('the names a text uses are found', () => {
  expect(placeholdersOf('## A {#causes}\nCall {phone}, ask for {doctor} {see you}.')).toEqual([
    'phone',
    'doctor',
    'see you',
  ])
})

test.each(placeholderNames)('{%s} has something to stand for', (name) => {
  expect(placeholderValues('es')[name]).toMatch(/\S/)
})

test.each(['en', 'es'] as const)('pages in %s show the fact, not its name', (locale) => {
  expect(pageOf('faq', locale).lead).toContain(placeholderValues(locale).phone)
  expect(JSON.stringify(pageOf('faq', locale))).not.toContain('{phone}')
})
