import { fitText } from '@/scripts/desk/ui/fit'

const room = { size: 20, width: 100, lines: 1 }

test.each([
  ['what fits is shown whole', 'abc def', room, 'abc def', ''],
  ['the cut is between words, with room for the dots', 'aaaa bbbb cccc', room, 'aaaa ...', 'bbbb cccc'],
  ['two lines take twice as much', 'aaaa bbbb cccc dddd', { ...room, lines: 2 }, 'aaaa bbbb cccc dddd', ''],
  ['the last line has the dots', 'aaaa bbbb cccc dddd eeee', { ...room, lines: 2 }, 'aaaa bbbb cccc ...', 'dddd eeee'],
  ['bold type takes more', 'abc defgh', { ...room, factor: 1.4 }, 'abc ...', 'defgh'],
  ['nothing stays nothing', '', room, '', ''],
])('%s', (_, text, given, shown, cut) => {
  expect(fitText(text, given)).toEqual({ shown, cut })
})
