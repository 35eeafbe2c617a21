/** @jest-environment node */
import { packPhrases, unpackPhrases } from '@/lib/search/phrases'

test('phrases that share a word name it once', () => {
  expect(packPhrases(['threw back out', 'sore back', 'lumbago'])).toBe('back:threw out,sore|lumbago')
})

test.each([
  [[]],
  [['lumbago']],
  [['back', 'sore back', 'back out', 'neck', 'stiff neck', 'whiplash']],
  [['a b', 'b c', 'c a', 'd']],
])('what is packed comes out again: %j', (phrases) => {
  const sorted = (all: string[][]) => all.map((words) => [...words].sort().join(' ')).sort()
  expect(sorted(unpackPhrases(packPhrases(phrases)))).toEqual(sorted(phrases.map((phrase) => phrase.split(' '))))
})
