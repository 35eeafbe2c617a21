import { fitText } from '@/tools/desk/ui/fit'

const room = { size: 20, width: 100, lines: 1 }

test.each([
  ['text that fits is shown in full', 'abc def', room, 'abc def', ''],
  ['text is cut between words, leaving room for the ellipsis', 'aaaa bbbb cccc', room, 'aaaa ...', 'bbbb cccc'],
  ['two lines hold twice as much', 'aaaa bbbb cccc dddd', { ...room, lines: 2 }, 'aaaa bbbb cccc dddd', ''],
  [
    'the ellipsis is on the last line',
    'aaaa bbbb cccc dddd eeee',
    { ...room, lines: 2 },
    'aaaa bbbb cccc ...',
    'dddd eeee',
  ],
  ['bold text is wider', 'abc defgh', { ...room, factor: 1.4 }, 'abc ...', 'defgh'],
  ['an empty text stays empty', '', room, '', ''],
])('%s', (_, text, given, shown, cut) => {
  expect(fitText(text, given)).toEqual({ shown, cut })
})
