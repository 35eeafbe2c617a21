/** @jest-environment node */
import { scriptProblems, styleProblems } from '@/scripts/export/check-browsers'

test.each([
  ['a static block', 'class A { static { f() } }', 'static block'],
  ['a lookbehind', 'x.replace(/(?<=a)b/, "")', 'lookbehind'],
  ['a lookbehind in a string', 'RegExp("(?<!a)b")', 'lookbehind'],
  ['a lookbehind in a template', 'RegExp(`(?<!$' + '{a})b`)', 'lookbehind'],
  ['the flag v', '/[a--b]/v', 'cannot read it: Invalid regular expression flag'],
  ['a decorator', '@a class B {}', 'cannot read it: Unexpected character'],
])('a script with %s is named', (_, text, problem) => {
  expect(scriptProblems({ name: 'a.js', text })).toEqual([expect.stringMatching(`^a\\.js: .*${problem}`)])
})

test('a script that the oldest browsers read passes', () => {
  const text =
    'class A { #a = 1; static b = 2; c = (x) => (#a in x && x?.y) || (x.z ??= /(?<year>\\d)(?!a)/du) }; await import("a")'
  expect(scriptProblems({ name: 'a.js', text })).toEqual([])
})

test.each([
  ['an individual transform', 'a { rotate: 45deg }', 'Chrome 104: write "transform": a \\{ rotate'],
  ['nesting', 'a { & b { color: red } }', 'CSS Nesting'],
  ['a container query', '@container (min-width: 1px) { a { color: red } }', 'Container Queries'],
  ['a range of widths', '@media (width >= 1px) { a { color: red } }', 'Range'],
  ['a color that only new browsers have', 'a { color: lab(50% 1 1) }', 'Lab color'],
])('a sheet with %s is named', async (_, text, problem) => {
  expect(await styleProblems({ name: 'a.css', text })).toEqual([expect.stringMatching(`^a\\.css: .*${problem}`)])
})

test('a sheet with a fallback passes', async () => {
  const text =
    '@layer a { b { color: #123; color: lab(50% 1 1); inset: 0 } } @supports (color: lab(0% 0 0)) { b { color: lab(50% 1 1); rotate: 1deg } }'
  expect(await styleProblems({ name: 'a.css', text })).toEqual([])
})
