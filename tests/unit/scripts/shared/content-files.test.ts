import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles } from '@/lib/util/files'
import { readFiles, writeChanges } from '@/scripts/shared/content-files'
import { temporaryFolder } from '../../temporary-folder'

function copy() {
  const folder = temporaryFolder()
  cpSync('content', folder, { recursive: true })
  return folder
}

test('all changes are written, without leftovers beside the files', () => {
  const folder = copy()
  const before = readFiles(folder)
  writeChanges(
    folder,
    new Map([
      ['clinic.yaml', 'name: A\n'],
      ['about.en.md', null],
    ]),
  )
  const after = readFiles(folder)
  expect(after.get('clinic.yaml')).toBe('name: A\n')
  expect(after.has('about.en.md')).toBe(false)
  expect(after.size).toBe(before.size - 1)
  expect(readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.`))).toEqual([])
})

test('a file to be removed may be missing already', () => {
  const folder = copy()
  rmSync(join(folder, 'about.en.md'))
  const changes = new Map([
    ['clinic.yaml', 'name: A\n'],
    ['about.en.md', null],
  ])
  writeChanges(folder, changes)
  expect(readFiles(folder).get('clinic.yaml')).toBe('name: A\n')
})

test('when one file cannot be written, none is', () => {
  const folder = copy()
  const before = readFiles(folder)
  // A folder blocks the last file.
  rmSync(join(folder, 'places.yaml'))
  mkdirSync(join(folder, 'places.yaml', 'in-the-way'), { recursive: true })
  const changes = new Map<string, string | Buffer | null>([
    ['clinic.yaml', 'name: A\n'],
    ['faq.en.yaml', null],
    ['photos/new.jpg', Buffer.from('new')],
    ['places.yaml', 'towns: []\n'],
  ])
  expect(() => writeChanges(folder, changes)).toThrow(/^nothing was changed: /)
  rmSync(join(folder, 'places.yaml'), { recursive: true })
  const after = readFiles(folder)
  expect(after.get('clinic.yaml')).toBe(before.get('clinic.yaml'))
  expect(after.get('faq.en.yaml')).toBe(before.get('faq.en.yaml'))
  expect(listFiles(folder).filter((path) => path.includes('new.jpg'))).toEqual([])
})
