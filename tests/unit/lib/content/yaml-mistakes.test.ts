import { readSources } from '@/lib/content/read'
import { parseYaml } from '@/lib/content/yaml-mistakes'

const hard = '\u00a0'

/** What a person typed, the line that the message names, and what it says to do. */
const mistakes: [typed: string, line: number, fix: string][] = [
  ['seo:\n\ttitle: B', 2, 'begins with a tab'],
  ['items:\n\t- A', 2, 'begins with a tab'],
  ['title: Stress: what helps', 1, 'has a colon in its text: put the whole text in quotes'],
  ['items:\n  - id: a\n    text: Stress: what helps', 3, 'has a colon in its text: put the whole text in quotes'],
  [`seo:\n${hard}${hard}title: B\n  description: c`, 2, 'holds a space that is none'],
  [`seo:\n  title: B\n${hard} description: c`, 3, 'holds a space that is none'],
  [`items:\n  - a\n  -${hard}b`, 3, 'holds a space that is none'],
  [`title:${hard}B\nlead: c`, 1, 'holds a space that is none'],
  ['a: b\n\u200blead: c', 2, 'holds a space that is none'],
  ['title:Stress\nlead: c', 1, 'has no space after its colon: type one'],
  ['items:\n  -a\n  - b', 2, 'has no space after its "-": type one'],
  ['items:\n  - a\n  -b', 3, 'has no space after its "-": type one'],
  ['title: A\nlead: b\ntitle: C', 3, 'has the field "title" once more: keep one of the two'],
  ['text: *Great* care', 1, 'begins with *, which has a meaning of its own here: put the whole text in quotes'],
  ['text: *Great', 1, 'begins with *'],
  ['text: @drsmith', 1, 'begins with @'],
  ['text: &more', 1, 'begins with &'],
  ['text: !Important', 1, 'begins with !'],
  ['text: %50 off', 1, 'begins with %'],
  ['text: > 50 years', 1, 'begins with >'],
  ['text: | more', 1, 'begins with |'],
  ['text: - what', 1, 'begins with -'],
  ['text: [sic] he said', 1, 'begins with ['],
  ['text: {clinic} is open', 1, 'begins with {'],
  ['text: {clinic}', 1, 'has a part between { and } without a colon'],
  ['text: "I said "ouch" and"', 1, 'has straight quotes within its text: type curly ones'],
  ['text: "Ouch\nb: c\nd: e', 1, 'begins with a quotation mark that never closes'],
  ["text: 'It's fine'", 1, 'has an apostrophe in single quotes'],
  ['text: "50\\% off"', 1, 'has a \\ between double quotes'],
  ['hours: ["9:00-12:00", "13:00-17:00"\nb: c', 1, 'begins a list with [ that never closes'],
  ['prices: { firstVisit: 1,200 }', 1, 'has a comma within a number: write 1200'],
  ['p: { title: Stress: what, x: 2 }', 1, 'has a text with a colon between { and }'],
  ['items:\n  - a\n - b', 3, 'begins further left or right than its neighbors'],
  ['title: a\n  lead: b', 2, 'begins further left or right than its neighbors'],
  ['lead: A text\nthat goes on\nb: c', 2, 'is no "name: value" line'],
  ['a: b\n---\nc: d', 2, 'ends the fields before their end'],
  ['street: 12 Main Street #5', 1, 'put the text in quotes, "12 Main Street #5"'],
]

test.each(mistakes)('%j: its line and its fix', (typed, line, fix) => {
  expect(parseYaml(`${typed}\n`).mistake).toEqual({ line, reason: expect.stringContaining(fix) })
})

test.each([
  'zip: 02134',
  'a: &a1\n  b: c\nd: *a1',
  'a: &a1 text\nd: [*a1]',
  'text: “Ouch”',
  `text: Ice${hard}or heat`,
  'text: -- what',
  'temperature: -5 - 10 degrees',
  'hours: ["09:00-12:00"]',
  'text: "a: b"',
  'color: "#abc" # a comment',
  'text: >-\n  Stress: what\n  - helps',
  'geo: { latitude: 36.1, longitude: -94.1 }',
])('%j is as it was meant', (typed) => {
  expect(parseYaml(`${typed}\n`).mistake).toBeUndefined()
})

test.each([
  ['posts/a.en.md', '---\ntitle: A\n---\n\n<<<<<<< HEAD\n- One.\n=======\n- Two.\n>>>>>>> x\n', 5],
  ['posts/a.en.md', '---\ntitle: A\n---\n\n- One.\n>>>>>>> a1b2c3 (later)\n', 6],
  ['clinic.yaml', 'name: A\r\n<<<<<<< HEAD\r\nphone: 1\r\n', 2],
])('two versions of a passage in %s', (file, source, line) => {
  expect(readSources([[file, source]]).problems).toEqual([
    { file: `content/${file}`, field: `line ${line}`, reason: expect.stringContaining('keep one') },
  ])
})
