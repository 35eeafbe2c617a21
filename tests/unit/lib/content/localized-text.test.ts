import { readSources } from '@/lib/content/read'
import { localizedText } from '@/lib/schemas/fields'
import { checkFile } from '@/scripts/check/check-content'
import { knownFacts } from '@/tests/known-facts'

test('one text may serve every language, or each has its own', () => {
  expect(localizedText.parse(' Dr. Sam Sample ')).toEqual({ en: 'Dr. Sam Sample', es: 'Dr. Sam Sample' })
  const each = { en: 'Dr. Ana Sample', es: 'Dra. Ana Sample' }
  expect(localizedText.parse(each)).toEqual(each)
})

const facts = knownFacts.get('clinic.yaml') ?? ''
const line = facts.slice(0, facts.indexOf('\ndoctor:') + 1).split('\n').length

test.each([
  ['""', 'doctor.name', 'write one text, or one for each language: { en: …, es: … }'],
  ['7', 'doctor.name', 'write one text, or one for each language: { en: …, es: … }'],
  ['', 'doctor.name', 'is empty'],
  ['{ en: Dr. Ana Sample }', 'doctor.name.es', 'is missing'],
  ['{ en: Dr. Ana Sample, es: " " }', 'doctor.name.es', 'is empty'],
  [
    '{ en: Dr. Ana Sample, es: Dra. Ana Sample, fr: Dre }',
    'doctor.name.fr',
    'write one text, or one for each language: { en: …, es: … }',
  ],
])('the doctor’s name as %s is refused where it stands', (name, field, reason) => {
  const text = facts.replace(/^doctor: .*/m, `doctor: { name: ${name}, credentials: DC }`)
  const { entries } = readSources([['clinic.yaml', text]])
  expect(entries.flatMap(checkFile)).toEqual([{ file: 'content/clinic.yaml', field, reason, line }])
})
