/** @jest-environment node */
import { stem, stemsOf } from '@/lib/search/words'
import { fold } from '@/lib/util/fold'

const same = (locale: 'en' | 'es') => (words: string) =>
  expect(new Set(words.split(' ').map((word) => stem(fold(word), locale)))).toHaveProperty('size', 1)

test.each([
  'knee knees',
  'headache headaches',
  'injury injuries',
  'price prices pricing',
  'pinch pinched pinching',
  'baby babies',
  'sciatica sciatic',
])('in English %s are one word', same('en'))

test.each([
  'rodilla rodillas rodiya rodiyas',
  'dolor dolores',
  'lesión lesiones',
  'niño niña niños niñas nino',
  'ciática ciático siatica',
  'aseguranza aseguransa aseguranzas',
  'cita citas sita',
  'hombro hombros ombro',
  'quiropráctico kiropractico quiropractica',
  'pie pies',
])('in Spanish %s are one word', same('es'))

test.each([
  ['bad', 'bed'],
  ['neck', 'net'],
  ['pie', 'piel'],
  ['stress', 'street'],
])('%s and %s stay two words', (one, other) => {
  for (const locale of ['en', 'es'] as const) expect(stem(one, locale)).not.toBe(stem(other, locale))
})

test('empty words are left out unless there are no others', () => {
  expect(stemsOf('Where is the pain?', 'en')).toEqual(['pain'])
  expect(stemsOf('where are you', 'en')).toHaveLength(3)
  expect(stemsOf('  ¿? … 🙂 ', 'en')).toEqual([])
})
