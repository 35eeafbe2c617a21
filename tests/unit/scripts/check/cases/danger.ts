import { content } from './content'

const symptom = 'symptoms/back-pain.en.md'
const spanishService = 'services/wellness-care.es.md'
const post = 'posts/chronic-stress.en.md'
const missing = 'is missing: this page is about pain; write in one line when to call 911 first'

type Case = [kind: string, breakIt: () => void, file: string, reason: unknown]

test.each<Case>([
  ['no line of danger on a symptom', () => content.set(symptom, ['danger'], undefined), symptom, 'is missing'],
  ['none in Spanish', () => content.set(spanishService, ['danger'], undefined), spanishService, 'is missing'],
  ['none on a post about pain', () => content.set(post, ['danger'], undefined), post, missing],
  ['an empty line', () => content.set(post, ['danger'], ''), post, 'is empty'],
  [
    'a line without 911',
    () => content.set(symptom, ['danger'], 'Get help first for chest pain.'),
    symptom,
    'does not name 911: write “Call 911 first if …”',
  ],
  [
    'a line that is a paragraph',
    () => content.set(symptom, ['danger'], `Call 911 first. ${'It hurts. '.repeat(14)}`),
    symptom,
    'has 31 words; at most 30: keep the two or three gravest signs',
  ],
  [
    'a line that leads nowhere',
    () => content.body(post, (body) => body.replace(' {#urgent}', '')),
    post,
    'links to the list of all signs, which is missing: put {#urgent} behind the heading of that list',
  ],
])('%s', (_, breakIt, file, reason) => {
  breakIt()
  const found = content.check()
  expect(found).toContainEqual(expect.objectContaining({ file: `content/${file}`, field: 'danger', reason }))
})

test('a post that is not about pain needs no line', () => {
  for (const locale of ['en', 'es']) {
    content.set(`posts/chronic-stress.${locale}.md`, ['danger'], undefined)
    content.body(`posts/chronic-stress.${locale}.md`, (body) =>
      body.replace(/911/g, '988').replace(/\(\/symptoms\/[\w-]+\)/g, '(/faq)'),
    )
  }
  expect(content.check().filter(({ field }) => field === 'danger')).toEqual([])
})
