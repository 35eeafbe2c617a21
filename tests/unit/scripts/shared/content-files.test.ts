import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFiles, writeChanges } from '@/scripts/shared/content-files'
import { temporaryFolder } from '../../temporary-folder'

test('all changes are written; a file to be removed may be missing already', () => {
  const folder = temporaryFolder()
  cpSync('content', folder, { recursive: true })
  const before = readFiles(folder)
  rmSync(join(folder, 'faq.en.yaml'))
  writeChanges(
    folder,
    new Map([
      ['clinic.yaml', 'name: A\n'],
      ['about.en.md', null],
      ['faq.en.yaml', null],
    ]),
  )
  const after = readFiles(folder)
  expect(after.get('clinic.yaml')).toBe('name: A\n')
  expect(after.size).toBe(before.size - 2)
})
