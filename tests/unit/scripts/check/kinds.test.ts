/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { kinds } from '@/lib/kinds'
import { kindProblems } from '@/scripts/check/kinds'

const files = readdirSync('lib/kinds')

test('every kind defines every part, and no other', () => {
  expect(kindProblems(kinds, files)).toEqual([])
})

test.each([
  [{ purpose: undefined }, "lacks 'purpose': add it, or write null if it has none"],
  [{ datedBy: undefined }, "lacks 'datedBy': add it, or write [] if it has none"],
  [{ content: undefined }, "lacks 'content': add it"],
  [{ addresses: null }, "lacks 'addresses': add it"],
])('a half-written kind is named with the part and the fix: %j', (change, problem) => {
  const event = { ...kinds.about, ...change }
  expect(kindProblems({ ...kinds, event }, [...files, 'event.ts'])).toEqual([
    `lib/kinds/event.ts: the kind 'event' ${problem}`,
  ])
})

test('a misspelled part is named', () => {
  expect(kindProblems({ ...kinds, about: { ...kinds.about, headers: null } }, files)).toEqual([
    "lib/kinds/about.ts: 'headers' is no part of a kind: lib/kinds/kind.ts has their names",
  ])
})

test('a kind that the table does not list is named', () => {
  expect(kindProblems(kinds, [...files, 'event.ts'])).toEqual([
    'lib/kinds/event.ts: lib/kinds/index.ts does not list this kind: add it there, by the name of its file',
  ])
})
