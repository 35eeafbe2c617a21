/** @jest-environment node */

import { inlineStyles, joinSheets, sheetProblems, sheetsOf } from '@/scripts/export/next/inline-styles'
import { applyEdits, elementsOf } from '@/scripts/shared/html'

const html =
  '<head><title>T</title><link rel="stylesheet" href="/_next/c/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/c/b.css" data-precedence="next"/></head><body>x</body>'
const page = (file: string, source: string) => ({ file, sheets: sheetsOf(elementsOf(source)) })

test('the sheets become one style element, their links stay for React and load nothing', () => {
  const elements = elementsOf(html, true)
  expect(sheetsOf(elements)).toEqual(['/_next/c/a.css', '/_next/c/b.css'])
  expect(applyEdits(html, inlineStyles(elements, 'p{}'))).toBe(
    '<head><title>T</title><style>p{}</style><link rel="stylesheet" href="/_next/c/a.css" data-precedence="next" disabled=""/><link rel="stylesheet" href="/_next/c/b.css" data-precedence="next" disabled=""/></head><body>x</body>',
  )
})

test('addresses that are relative to a sheet become absolute, the others stay', () => {
  const css = 'a{b:url(../m/f.woff2?1#x)}c{d:url("g.svg")}e{f:url(/h.svg)}i{j:url(data:x)}k{l:url(#m)}'
  expect(joinSheets(['/_next/c/a.css'], (file) => (file === '_next/c/a.css' ? css : ''))).toBe(
    'a{b:url(/_next/m/f.woff2?1#x)}c{d:url("/_next/c/g.svg")}e{f:url(/h.svg)}i{j:url(data:x)}k{l:url(#m)}',
  )
})

test('a page with other sheets, or none, is reported', () => {
  const first = page('a.html', html)
  expect(sheetProblems(page('b.html', html), first)).toEqual([])
  expect(sheetProblems(page('b.html', html.replace('b.css', 'c.css')), first)).toEqual([
    'b.html links [/_next/c/a.css, /_next/c/c.css], a.html links [/_next/c/a.css, /_next/c/b.css]: import every sheet in app/globals.css',
  ])
  const none = page('a.html', '<p>')
  expect(sheetProblems(none, none)).toEqual([
    expect.stringMatching(/^a\.html links no style sheet: .*adapt scripts\/export\/next\/inline-styles\.ts$/),
  ])
})

test('a sheet that would end its element is rejected', () => {
  expect(() => joinSheets(['/a.css'], () => 'p{content:"</style>"}')).toThrow('"</style"')
})
