import { headingsOf, toHtml } from '@/lib/content/markdown'

const idsIn = (markdown: string) => [...toHtml(markdown, 'en').matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id)

test.each([
  ['words', '## What an exam looks for', 'what-an-exam-looks-for', 'What an exam looks for'],
  ['accents and Spanish marks', '## ¿Qué pasó, niña?', 'que-paso-nina', '¿Qué pasó, niña?'],
  ['an apostrophe', '## How children’s care differs', 'how-childrens-care-differs', 'How children’s care differs'],
  ['the number of a tip', '## 1. Look up the license', 'look-up-the-license', '1. Look up the license'],
  ['a number that is no place in a list', '## 26 trials', '26-trials', '26 trials'],
  ['marks and links', '## **Call** [911](/faq) *now*', 'call-911-now', 'Call 911 now'],
  ['an id of its own', '## Your rights {#rights}', 'rights', 'Your rights'],
  ['no letters at all', '## ¿…?', 'section', '¿…?'],
  ['an id of the page around it', '## Sources', 'sources-2', 'Sources'],
])('a heading with %s', (_, markdown, id, text) => {
  expect(headingsOf(markdown)).toEqual([{ id, text }])
  expect(idsIn(markdown)).toEqual([id])
})

test('ids are unique, and explicit ids are kept', () => {
  const markdown = '## Costs\n\na\n\n## Costs\n\nb\n\n## Price {#costs-2}\n\nc\n\n## Costs!\n\nd'
  const ids = ['costs', 'costs-3', 'costs-2', 'costs-4']
  expect(headingsOf(markdown).map(({ id }) => id)).toEqual(ids)
  expect(idsIn(markdown)).toEqual(ids)
})

test('the list of contents names second-level headings only; the mark of an id is never shown', () => {
  const markdown = 'Text\n\n## One\n\n### Part\n\n### Named {#named}\n\n#### Deep\n\n## Two'
  expect(headingsOf(markdown).map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(toHtml(markdown, 'en')).toContain('<h3>Part</h3>\n<h3 id="named">Named</h3>')
})

test('heading syntax inside other text is not a heading', () => {
  expect(headingsOf('- item\n\n      ## code\n\nA ## in a line')).toEqual([])
})
