import { content } from './content'

test.each([
  ['a script over http', ['script'], 'http://translate.example/element.js', 'must be a full https:// address'],
  ['a script with parameters', ['script'], 'https://translate.example/e.js?cb=a', 'must end before "?"'],
  ['an origin with a path', ['origins', 0], 'https://static.example/a', 'must be an address without a path'],
  ['a code that is none', ['languages', 0, 'code'], 'Vietnamese', 'must be a language code'],
  ['our own Spanish', ['languages', 0, 'code'], 'es', 'is a language of our own'],
  ['a language without a name', ['languages', 1, 'name'], '', 'is empty'],
  ['no language at all', ['languages'], [], 'name at least one language'],
])('translation by machine: %s', (_, path, value, reason) => {
  content.set('translation.yaml', path, value)
  expect(content.check()).toEqual([
    expect.objectContaining({
      file: 'content/translation.yaml',
      field: path.join('.'),
      reason: expect.stringContaining(reason),
    }),
  ])
})
