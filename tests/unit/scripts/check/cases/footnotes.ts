import { content } from './content'

const symptom = 'symptoms/back-pain.en.md'
const spanish = 'symptoms/back-pain.es.md'
const known = 'known: medlineplus, niams, annals, jama, nccih'

type Case = [kind: string, breakIt: () => void, file: string, field: string, reason: unknown, line?: string]

const add = (text: string) => () => content.body(symptom, (body) => `${body}\n${text}\n`)

test.each<Case>([
  [
    'a source that no sentence names',
    () => content.body(spanish, (body) => body.replaceAll('[^jama]', '')),
    spanish,
    'sources.3.key',
    'no sentence names this source: write [^jama] behind the sentence it supports, or remove the source',
    '- key: jama',
  ],
  [
    'a footnote without its source',
    add('It helps.[^nih]'),
    symptom,
    'body',
    `[^nih] names no source (${known}): add one with "key: nih", or remove the footnote`,
    'It helps.[^nih]',
  ],
  [
    'a footnote on a page without sources',
    () => content.body('about.en.md', (body) => `${body}\nIt helps.[^nih]\n`),
    'about.en.md',
    'body',
    '[^nih] names no source: add one with "key: nih", or remove the footnote',
  ],
  [
    'a footnote in a heading',
    add('## Why[^jama]'),
    symptom,
    'body',
    '[^jama] stands in a heading: put it behind the sentence that the source supports',
  ],
  [
    'a footnote where none can be shown',
    () => content.set(symptom, ['lead'], 'A back can ache.[^jama]'),
    symptom,
    'lead',
    '[^jama]: a footnote cannot stand in this field; move it to the text',
  ],
  [
    'two sources with one key',
    () => content.set(symptom, ['sources', 4, 'key'], 'jama'),
    symptom,
    'sources.4.key',
    '"jama" is the key of an earlier source: choose another',
  ],
  [
    'a source without a key',
    () => content.set(symptom, ['sources', 0, 'key'], undefined),
    symptom,
    'sources.0.key',
    'is missing',
  ],
])('%s', (_, ...[breakIt, file, field, reason, begin]) => {
  breakIt()
  const line = begin
    ? content
        .read(file)
        .split('\n')
        .findIndex((text) => text.includes(begin)) + 1
    : expect.any(Number)
  expect(content.check()).toContainEqual({ file: `content/${file}`, field, reason, line })
})
