import { readingMinutes } from '@/lib/content/reading-time'

const words = (count: number) => 'word '.repeat(count)

test.each([
  [0, 1],
  [1, 1],
  [238, 1],
  [476, 2],
  [1190, 5],
])('%d words take %d minutes', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes)
})

test('addresses and markup are not counted', () => {
  const link = '[word](/a-page-with-a-long-address) '
  expect(readingMinutes(`## Heading {#id}\n\n${link.repeat(470)}`)).toBe(2)
})
