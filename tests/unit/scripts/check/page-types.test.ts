/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { pageTypes } from '@/lib/page-types'
import { pageTypeProblems } from '@/scripts/check/page-types'

const files = readdirSync('lib/page-types')

test('every page type defines every part, and no other', () => {
  expect(pageTypeProblems(pageTypes, files)).toEqual([])
})

test.each([
  [{ search: undefined }, "lacks 'search': add it, or write null if it has none"],
  [{ datedBy: undefined }, "lacks 'datedBy': add it, or write [] if it has none"],
  [{ content: undefined }, "lacks 'content': add it"],
  [{ addresses: null }, "lacks 'addresses': add it"],
])('a half-written page type is named with the part and the fix: %j', (change, problem) => {
  const event = { ...pageTypes.about, ...change }
  expect(pageTypeProblems({ ...pageTypes, event }, [...files, 'event.ts'])).toEqual([
    `lib/page-types/event.ts: the page type 'event' ${problem}`,
  ])
})

test('a misspelled part is named', () => {
  expect(pageTypeProblems({ ...pageTypes, about: { ...pageTypes.about, headers: null } }, files)).toEqual([
    "lib/page-types/about.ts: 'headers' is not a part of a page type: lib/page-types/definition.ts lists the parts",
  ])
})

test('a page type that the table does not list is named', () => {
  expect(pageTypeProblems(pageTypes, [...files, 'event.ts'])).toEqual([
    'lib/page-types/event.ts: lib/page-types/index.ts does not list this page type: add it there and in names.ts, by the name of its file',
  ])
})
