/** @jest-environment node */
import { markWords } from '@/lib/search/highlight'
import { stemsOf } from '@/lib/search/words'

const marked = (text: string, query: string) =>
  markWords(text, new Set(stemsOf(query, 'es')), 'es')
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Niños y rodillas', 'nino rodilla', '[Niños] y [rodillas]'],
  ['¿Duele? Duele poco.', 'duele', '¿[Duele]? [Duele] poco.'],
  ['Nada de eso', 'rodilla', 'Nada de eso'],
  ['', 'rodilla', ''],
  ['a <b> & "c" rodilla', 'rodilla', 'a <b> & "c" [rodilla]'],
])('%s, searched for %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected)
})

test('the pieces are the whole text', () => {
  const text = 'Dolor de espalda: la espalda, otra vez.'
  const pieces = markWords(text, new Set(stemsOf('espalda dolor', 'es')), 'es')
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  for (const { at, text: piece } of pieces) expect(text.slice(at, at + piece.length)).toBe(piece)
})
