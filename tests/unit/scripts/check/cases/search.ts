import { content } from './content'

const file = 'search.en.yaml'

const first = { say: ['threw my back out'], pages: ['/symptoms/back-pain'] }

/** Puts one more entry before the list of everyday words. */
function add(entry: { say: string[]; pages: string[] }) {
  content.write(
    file,
    content.read(file).replace('\neveryday:\n', () => `\neveryday:\n  - ${JSON.stringify(entry)}\n`),
  )
}

test.each([
  ['a page that is not there', { say: ['whatever'], pages: ['/symptoms/toothache'] }, '0.pages.0', 'leads to no page'],
  ['a part of a page that is not there', { say: ['whatever'], pages: ['/no-page#x'] }, '0.pages.0', 'leads to no page'],
  ['a page that search does not find', { say: ['whatever'], pages: ['/thank-you'] }, '0.pages.0', 'leads to no page'],
  ['a Spanish address', { say: ['whatever'], pages: ['/es/symptoms'] }, '0.pages.0', 'write the English address'],
  ['a phrase that stands further down', { ...first, say: ['Slept wrong'] }, undefined, 'stands twice'],
  ['no phrase', { say: [], pages: ['/symptoms'] }, '0.say', 'must have at least 1 item'],
  ['no page', { say: ['whatever'], pages: [] }, '0.pages', 'must have at least 1 item'],
])('everyday words with %s', (_, entry, field, reason) => {
  add(entry)
  expect(content.check()).toContainEqual(
    expect.objectContaining({
      file: `content/${file}`,
      field: field ? `everyday.${field}` : expect.stringMatching(/^everyday\.\d+\.say\.\d+$/),
      reason: expect.stringContaining(reason),
    }),
  )
})

test('patients’ own words need no glossary and no reading level', () => {
  add({ say: ['the best miracle cure for my lumbago and toxins'], pages: ['/symptoms/back-pain#care'] })
  expect(content.check()).toEqual([])
})
