import { localPassages } from '@/scripts/check/local'
import { content } from './content'

const passages = () => localPassages(content.parse().entries)

test('a sentence that says a local name is listed with its page, line and field', () => {
  const file = 'symptoms/back-pain.es.md'
  content.body(file, (body) => `${body}\nDescanse. Camine por el Razorback greenway. Vuelva.\n`)
  const line =
    content
      .read(file)
      .split('\n')
      .findIndex((text) => text.startsWith('Descanse.')) + 1
  expect(passages()).toContainEqual({
    file: `content/${file}`,
    address: '/symptoms/back-pain',
    line,
    field: 'body',
    text: 'Camine por el Razorback greenway.',
  })
})

test('a file that is local as a whole is listed once, in each language', () => {
  const cities = passages().filter(({ file }) => file.startsWith('content/cities/rogers'))
  expect(cities).toEqual(
    ['en', 'es'].map((locale) => ({
      file: `content/cities/rogers-chiropractor.${locale}.md`,
      address: '/rogers-chiropractor',
    })),
  )
  expect(passages()).toContainEqual({ file: 'content/places.yaml' })
})

test('signs, names of files and addresses are not local', () => {
  const listed = passages().filter(({ file }) => /faq|first-chiropractic-visit|pages\/contact/.test(file))
  expect(listed).toEqual([])
})

test.each([
  ['a file that there is not', ['files', 0], 'cities/rogres', 'files.0', 'there is no file content/cities/rogres'],
  ['a file with its language', ['files', 0], 'about.en.md', 'files.0', 'write the file without language'],
  ['a name that no text says', ['names', 0], 'Lake Wobegon', 'names.0', 'no text says "Lake Wobegon"'],
  ['a letter', ['names', 0], 'A', 'names.0', 'is too short'],
])('stops at %s', (_, path, value, field, reason) => {
  content.set('local.yaml', path, value)
  expect(content.check()).toContainEqual(
    expect.objectContaining({ file: 'content/local.yaml', field, reason: expect.stringContaining(reason) }),
  )
})
