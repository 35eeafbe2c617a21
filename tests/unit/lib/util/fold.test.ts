/** @jest-environment node */
import { fold } from '@/lib/util/fold'

test.each([
  ['¿Dónde está?', '¿donde esta?'],
  ['NIÑO', 'nino'],
  ['doctor’s', 'doctors'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
