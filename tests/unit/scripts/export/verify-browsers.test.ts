/** @jest-environment node */
import { scriptProblems, styleProblems } from '@/scripts/export/verify-browsers'

test.each([
  ['a new selector', 'e.closest("a:user-valid")', ':user-valid'],
  ['a new selector in a template', 'e.matches(`$' + '{a}:user-valid`)', ':user-valid'],
  ['a new selector in a constant', 'const a = "p:user-valid"; document.querySelectorAll(a)', ':user-valid'],
  ['the flag v', '/[a--b]/v', 'cannot read it: Invalid regular expression flag'],
  ['a decorator', '@a class B {}', 'cannot read it: Unexpected character'],
])('a script with %s is named', (_, text, problem) => {
  expect(scriptProblems({ name: 'a.js', text })).toEqual([expect.stringMatching(`^a\\.js: .*${problem}`)])
})

test('a script that the oldest browsers read passes', () => {
  const text =
    'e.matches("a:has(:focus-visible)"); class A { static { f(/(?<=a)b/) } #a = 1; static b = 2; c = (x) => (#a in x && x?.y) || (x.z ??= /(?<year>\\d)(?!a)/du) }; await import("a")'
  expect(scriptProblems({ name: 'a.js', text })).toEqual([])
})

test.each([
  ['nesting', 'a { & b { color: red } }', 'nesting'],
  ['a new value', 'a { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
  ['a new property', 'a { field-sizing: content }', 'field-sizing'],
  ['a new function', 'a { color: light-dark(red, blue) }', 'light-dark\\('],
  ['a new selector', 'a:user-valid { color: red }', ':user-valid'],
  ['a new at-rule', '@starting-style { a { color: red } }', '@starting-style'],
  ['a new media feature', '@media (device-posture: folded) { a { color: red } }', '@media device-posture'],
])('a sheet with %s is named', (_, text, problem) => {
  expect(styleProblems({ name: 'a.css', text })).toEqual([expect.stringMatching(`^a\\.css: .*${problem}`)])
})

test('a sheet with a fallback passes', () => {
  const text =
    '@layer a { b { color: #123; color: lab(50% 1 1); inset: 0 } } @supports (color: lab(0% 0 0)) { b { color: lab(50% 1 1); rotate: 1deg } }'
  expect(styleProblems({ name: 'a.css', text })).toEqual([])
})
