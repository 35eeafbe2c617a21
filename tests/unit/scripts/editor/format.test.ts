/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guides } from '@/lib/content/read'
import { filled, readFile, sourceKey, writeFile } from '@/scripts/editor/format'

const kindOf = (path: string) => (path.endsWith('.md') ? 'page' : 'data')
const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(md|yaml)$/.test(path) && !guides.includes(path),
)
const read = (path: string) => readFileSync(join('content', path), 'utf8')

test('every file of the content comes back with the same values', () => {
  for (const path of files) {
    const { [sourceKey]: _, ...before } = readFile(read(path), kindOf(path))
    const { [sourceKey]: __, ...after } = readFile(
      writeFile(readFile(read(path), kindOf(path)), kindOf(path)),
      kindOf(path),
    )
    expect({ path, ...after }).toEqual({ path, ...before })
  }
})

const clinic = `# The facts.
name: Old Name # default
phone: "1" # the main line

# 24-hour clock
hours:
  monday: ["09:00-13:00"]
  sunday: []
price: 49
`

test('what did not change keeps comments, quotes and order', () => {
  const content = { ...readFile(clinic, 'data'), phone: '2' }
  expect(
    writeFile(content, 'data')
      .split('\n')
      .filter((line) => !clinic.includes(line)),
  ).toEqual(['phone: "2" # the main line', '  monday: [ "09:00-13:00" ]'])
})

test('a changed fact is no default any more', () => {
  expect(writeFile({ ...readFile(clinic, 'data'), name: 'Ours' }, 'data')).toContain('name: Ours\n')
})

test('an empty optional field is left out, an empty list stays', () => {
  const written = writeFile({ ...readFile(clinic, 'data'), price: null }, 'data')
  expect(written).not.toContain('price')
  expect(written).toContain('sunday: []')
})

test('lists grow and shrink', () => {
  const content = readFile(clinic, 'data')
  const monday = ['09:00-12:00', '13:00-15:00']
  expect(readFile(writeFile({ ...content, hours: { monday, sunday: [] } }, 'data'), 'data').hours).toEqual({
    monday,
    sunday: [],
  })
  expect(readFile(writeFile({ ...content, hours: { monday: [], sunday: [] } }, 'data'), 'data').hours).toEqual({
    monday: [],
    sunday: [],
  })
})

test('a new page is written in the house style', () => {
  expect(
    writeFile(
      { title: 'Rest: 9 tips', translatedFrom: undefined, order: 3, seo: { title: 'Rest' }, body: 'Sleep.\n' },
      'page',
    ),
  ).toBe('---\ntitle: "Rest: 9 tips"\norder: 3\nseo:\n  title: "Rest"\n---\n\nSleep.\n')
})

test('a page written on Windows is read', () => {
  expect(readFile('\uFEFF---\r\ntitle: "Rest"\r\n---\r\nSleep.\r\n', 'page')).toMatchObject({
    title: 'Rest',
    body: 'Sleep.',
  })
})

test('the marks by which the editor tells items apart are no fields', () => {
  expect(filled({ photos: [{ __sc_item_id: 'a', name: 'door', credit: '' }] })).toEqual({ photos: [{ name: 'door' }] })
})

test('the first items of an empty list stand on lines of their own', () => {
  const text = 'photos: [] # none yet\n'
  const after = writeFile({ [sourceKey]: text, photos: [{ name: 'door', alt: { en: 'A door' } }] }, 'data')
  expect(after.split('\n').slice(1, 3)).toEqual(['  - name: "door"', '    alt:'])
})
