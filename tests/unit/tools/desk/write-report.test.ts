/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExportFacts } from '@/tools/desk/analysis/facts'
import type { DeskReport } from '@/tools/desk/analysis/report'
import { writeReport } from '@/tools/desk/write-report'
import { folderWith } from '../../scripts/export/fixtures'
import { temporaryFolder } from '../../temporary-folder'

// Jest cannot load the modules that bundle the interface.
jest.mock('@/tools/desk/ui/build', () => {
  const { readFileSync } = jest.requireActual('node:fs')
  return { buildDesk: async () => readFileSync('tools/desk/templates/desk.html', 'utf8') }
})

const report = { pages: [], problems: [] } as unknown as DeskReport
const site = { folder: '', pages: [] } as unknown as ExportFacts
const write = (folder: string) => writeReport(folder, report, site)

test('a report replaces an earlier one, and nothing else', async () => {
  const folder = temporaryFolder()
  await write(folder)
  writeFileSync(join(folder, 'index.html'), `${readFileSync(join(folder, 'index.html'), 'utf8')}earlier`)
  await write(folder)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('earlier')

  for (const name of ['index.html', 'clinic.yaml']) {
    const other = folderWith({ [name]: 'mine' })
    await expect(write(other)).rejects.toThrow(`${other}: contains something other than an earlier report`)
    await expect(write(join(other, name))).rejects.toThrow('name an empty or a new folder')
    expect(readFileSync(join(other, name), 'utf8')).toBe('mine')
  }
})
