/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guides } from '@/lib/content/read'
import { listFiles } from '@/lib/util/files'
import { filled } from '@/scripts/yaml/edit'
import { readFile, sourceKey, writeFile } from '@/tools/editor/format'

const kindOf = (path: string) => (path.endsWith('.md') ? 'page' : 'data')
const files = listFiles('content').filter((path) => /\.(md|yaml)$/.test(path) && !guides.includes(path))
const read = (path: string) => readFileSync(join('content', path), 'utf8')

const clinic = `# The facts.
name: Old Name # default
phone: "1" # the main line

# 24-hour clock
hours:
  monday: ["09:00-13:00"]
  sunday: []
price: 49
`

test('unchanged fields keep comments, quotes and order', () => {
  const content = { ...readFile(clinic, 'data'), phone: '2' }
  expect(
    writeFile(content, 'data')
      .split('\n')
      .filter((line) => !clinic.includes(line)),
  ).toEqual(['phone: "2" # the main line'])
})

test('no file of the content changes by being opened and saved', () => {
  for (const path of files) {
    const text = read(path)
    const written = writeFile(readFile(text, kindOf(path)), kindOf(path))
    expect(`${path}\n${written}`).toBe(`${path}\n${text}`)
  }
})

const patients = `# The clinic
claims:
  patients: # by town
    - { id: springdale,   count: 1000 }
    # the north
    - { id: rogers, count: 300 } # since May

days: [mon,tue]
`

test.each<[string, { id: string; count: number }[], string[], string[]]>([
  [
    'changed',
    [
      { id: 'springdale', count: 1000 },
      { id: 'rogers', count: 400 },
    ],
    ['    - { id: rogers, count: 300 } # since May'],
    ['    - { id: rogers, count: 400 } # since May'],
  ],
  [
    'added',
    [
      { id: 'springdale', count: 1000 },
      { id: 'rogers', count: 300 },
      { id: 'lowell', count: 20 },
    ],
    [],
    ['    - id: "lowell"', '      count: 20'],
  ],
  [
    'taken out',
    [{ id: 'springdale', count: 1000 }],
    ['    # the north', '    - { id: rogers, count: 300 } # since May'],
    [],
  ],
])('an item is %s: no other line moves', (_, items, gone, added) => {
  const written = writeFile({ ...readFile(patients, 'data'), claims: { patients: items } }, 'data').split('\n')
  const before = patients.split('\n')
  expect(before.filter((line) => !written.includes(line))).toEqual(gone)
  expect(written.filter((line) => !before.includes(line))).toEqual(added)
})

test('a list with unusual indentation is reformatted', () => {
  const content = { ...readFile('days:\n- mon\n- tue\n', 'data'), days: ['mon', 'tue', 'wed'] }
  expect(writeFile(content, 'data')).toBe('days:\n  - mon\n  - tue\n  - "wed"\n')
})

test('a changed fact is not a default any more', () => {
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

test.each<[string, Record<string, string>, string]>([
  ['stays one text while it is alike', { en: 'Dr. Kim Ruiz', es: 'Dr. Kim Ruiz' }, 'name: Dr. Kim Ruiz'],
  [
    'becomes one for each',
    { en: 'Dr. Ana Ruiz', es: 'Dra. Ana Ruiz' },
    'name: { en: "Dr. Ana Ruiz", es: "Dra. Ana Ruiz" }',
  ],
])('a doctor’s name, which the form has in each language, %s', (_, name, line) => {
  const text = 'doctor: { name: Dr. Ana Ruiz, credentials: DC } # on the license\n'
  const content = readFile(text, 'data')
  expect(content.doctor).toEqual({ name: { en: 'Dr. Ana Ruiz', es: 'Dr. Ana Ruiz' }, credentials: 'DC' })
  const written = writeFile({ ...content, doctor: { name, credentials: 'DC' } }, 'data')
  expect(written).toBe(`doctor: { ${line}, credentials: DC } # on the license\n`)
})

test('a new page is written in the house style', () => {
  expect(
    writeFile(
      { title: 'Rest: 9 tips', translatedFrom: undefined, order: 3, seo: { title: 'Rest' }, body: 'Sleep.\n' },
      'page',
    ),
  ).toBe('---\ntitle: "Rest: 9 tips"\norder: 3\nseo:\n  title: "Rest"\n---\n\nSleep.\n')
})

test('a file written on Windows is read, and saved with the comments and quotes it has', () => {
  const page = readFile('\uFEFF---\r\ntitle: "Rest" # short\r\n---\r\nSleep.\r\n', 'page')
  expect(page).toMatchObject({ title: 'Rest', body: 'Sleep.' })
  expect(writeFile(page, 'page')).toContain('title: "Rest" # short\n')
  expect(writeFile(readFile(clinic.replaceAll('\n', '\r\n'), 'data'), 'data')).toBe(clinic)
})

test('the editor’s own keys of an item are not saved', () => {
  const notes = { __sc_item_id: 'a', __sc_item_original_key_path: 'photos.0', __sc_component_name: 'photo' }
  expect(filled({ photos: [{ ...notes, name: 'door', credit: '' }] })).toEqual({ photos: [{ name: 'door' }] })
})

test('the first items of an empty list go on lines of their own', () => {
  const text = 'photos: [] # none yet\n'
  const after = writeFile({ [sourceKey]: text, photos: [{ name: 'door', alt: { en: 'A door' } }] }, 'data')
  expect(after.split('\n').slice(1, 3)).toEqual(['  - name: "door"', '    alt:'])
})

test('a new translation record is formatted as by the command', () => {
  const text = writeFile({ title: 'Bolsas', translatedFrom: '25fa3a 34c066\n9c137c', body: 'Texto.' }, 'page')
  expect(text).toBe('---\ntitle: "Bolsas"\ntranslatedFrom: |-\n  25fa3a 34c066\n  9c137c\n---\n\nTexto.\n')
})
