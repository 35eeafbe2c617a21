/** @jest-environment node */
import { vocabulary } from '@/scripts/export/graph/vocabulary'

const words = vocabulary()

test.each([
  ['MedicalClinic', true],
  ['BlogPosting', true],
  ['MedicalWebPage', true],
  ['Chiropractor', false],
  ['Text', false],
  ['', false],
])('schema.org has a type %s: %s', (type, expected) => {
  expect(words.hasType(type)).toBe(expected)
})

test.each([
  ['MedicalClinic', 'availableService', true],
  ['MedicalClinic', 'openingHoursSpecification', true],
  ['MedicalClinic', 'knowsLanguage', true],
  ['MedicalClinic', 'medicineSystem', false],
  ['MedicalTherapy', 'medicineSystem', true],
  ['BlogPosting', 'headline', true],
  ['BlogPosting', 'workTranslation', true],
  ['BlogPosting', 'lastReviewed', false],
  ['MedicalWebPage', 'lastReviewed', true],
  ['Person', 'openingHours', false],
  ['WebSite', 'nothing', false],
  ['Nothing', 'name', false],
])('%s may have %s: %s', (type, property, expected) => {
  expect(words.propertyOf(type, property) !== undefined).toBe(expected)
})

test.each([
  ['MedicalClinic', 'Organization', true],
  ['MedicalClinic', 'LocalBusiness', true],
  ['FAQPage', 'WebPage', true],
  ['Person', 'Thing', true],
  ['WebPage', 'FAQPage', false],
  ['Person', 'Organization', false],
])('%s is a %s: %s', (type, other, expected) => {
  expect(words.isA(type, other)).toBe(expected)
})

test.each([
  ['MedicineSystem', 'https://schema.org/Chiropractic', true],
  ['MedicalSpecialty', 'https://schema.org/Musculoskeletal', true],
  ['DayOfWeek', 'Monday', true],
  ['MedicalSpecialty', 'https://schema.org/Chiropractic', false],
  ['DayOfWeek', 'Montag', false],
])('%s has a member %s: %s', (enumeration, member, expected) => {
  expect(words.hasMember(enumeration, member)).toBe(expected)
})

test('what a value may be, and which properties are superseded', () => {
  expect(words.propertyOf('BlogPosting', 'wordCount')).toEqual({ values: ['Integer'], superseded: false })
  expect(words.propertyOf('BlogPosting', 'datePublished')?.values).toEqual(['Date', 'DateTime'])
  expect(words.propertyOf('LocalBusiness', 'branchOf')?.superseded).toBe(true)
})
