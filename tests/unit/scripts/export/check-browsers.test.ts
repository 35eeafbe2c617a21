/** @jest-environment node */
import { scriptProblems, styleProblems } from '@/scripts/export/check-browsers'

test.each([
  ['a new selector', 'e.closest("a:user-valid")', ':user-valid'],
  ['a new selector in a template', 'e.matches(`$' + '{a}:open`)', ':open'],
  ['a new selector in a constant', 'const a = "p:open"; document.querySelectorAll(a)', ':open'],
  ['the flag v', '/[a--b]/v', 'cannot read it: Invalid regular expression flag'],
  ['a decorator', '@a class B {}', 'cannot read it: Unexpected character'],
])('a script with %s is named', (_, text, problem) => {
  expect(scriptProblems({ name: 'a.js', text })).toEqual([expect.stringMatching(`^a\\.js: .*${problem}`)])
})

test('a script that the oldest browsers read passes', () => {
  const text =
    'e.matches("a:has(:focus-visible)"); try { e.matches(":open") } catch {} class A { static { f(/(?<=a)b/) } #a = 1; static b = 2; c = (x) => (#a in x && x?.y) || (x.z ??= /(?<year>\\d)(?!a)/du) }; await import("a")'
  expect(scriptProblems({ name: 'a.js', text })).toEqual([])
})

test.each([
  ['nesting', 'a { & b { color: red } }', 'CSS Nesting'],
  ['a subgrid', 'a { grid-template-rows: subgrid }', 'Subgrid'],
])('a sheet with %s is named', async (_, text, problem) => {
  expect(await styleProblems({ name: 'a.css', text })).toEqual([expect.stringMatching(`^a\\.css: .*${problem}`)])
})

test('a sheet with a fallback passes', async () => {
  const text =
    '@layer a { b { color: #123; color: lab(50% 1 1); inset: 0 } } @supports (color: lab(0% 0 0)) { b { color: lab(50% 1 1); rotate: 1deg } }'
  expect(await styleProblems({ name: 'a.css', text })).toEqual([])
})
