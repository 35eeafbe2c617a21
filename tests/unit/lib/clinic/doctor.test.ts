import { doctorInSentence, withArticle } from '@/lib/clinic/doctor'
import { clinic } from '@/lib/clinic/facts'

test.each([
  ['Dr. Luis Ruiz', 'el Dr. Luis Ruiz'],
  ['Dra. Ana Ruiz', 'la Dra. Ana Ruiz'],
  ['Ana Ruiz', 'Ana Ruiz'],
])('a Spanish sentence says %s as %s', (name, said) => {
  expect(withArticle(name)).toBe(said)
})

test('only Spanish puts an article before the title', () => {
  expect(doctorInSentence('en')).toBe(clinic.doctor.name.en)
  expect(doctorInSentence('es')).toBe(withArticle(clinic.doctor.name.es))
})
