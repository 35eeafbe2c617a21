import { setHeadline, sizes } from '@/lib/seo/cards/headline'

/** Return a fake typeface: every character is half an em wide. */
const measure = (text: string, size: number) => [...text].length * size * 0.5
const room = { width: 640, height: 310, lines: 3 }
const set = (text: string, more: Partial<typeof room> = {}) => setHeadline(text, { ...room, ...more }, measure)

test('a short headline is set in the largest letters', () => {
  expect(set('Work injury')).toMatchObject({ size: sizes[0], lines: ['Work', 'injury'] })
  expect(set('FAQ')).toMatchObject({ size: sizes[0], lines: ['FAQ'] })
})

test('a long one gets smaller letters and stays within its room', () => {
  const setting = set('Chronic stress: small habits for a body that never clocks out')
  expect(setting?.lines).toHaveLength(3)
  for (const line of setting?.lines ?? []) expect(measure(line, setting?.size ?? 0)).toBeLessThanOrEqual(room.width)
  expect(setting?.lines.join(' ')).toBe('Chronic stress: small habits for a body that never clocks out')
})

test.each([
  ['the height of its room', { height: 150 }],
  ['the number of its lines', { lines: 2 }],
])('it keeps to %s', (_, more) => {
  expect(set('Keep moving well after the pain', more)?.lines).toHaveLength(2)
})

test.each([['breaks where a sentence ends', 'Gracias. Su mensaje va ya', ['Gracias.', 'Su mensaje va ya']]])(
  '%s',
  (_, text, lines) => {
    expect(set(text, { lines: lines.length })?.lines).toEqual(lines)
  },
)

test('no line ends in a word that belongs to the next, if there is room', () => {
  expect(set('Sleep for the weary shoulders', { width: 1100 })?.lines).toEqual(['Sleep for the weary', 'shoulders'])
})

test('no short word stands alone in the last line', () => {
  expect(set('Using Aetna for chiropractic care')?.lines.at(-1)).toBe('chiropractic care')
})

test('lines have similar widths', () => {
  expect(set('Gentle care for backs today', { width: 1100 })?.lines).toEqual(['Gentle care', 'for backs today'])
})

test.each([
  ['a text too long for the smallest font size', 'So many words that they never fit '.repeat(4).trim()],
  ['a word wider than its room', 'Otorhinolaryngologisches'],
])('%s fits nowhere', (_, text) => {
  expect(set(text)).toBeUndefined()
})
