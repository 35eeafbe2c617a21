/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeskReport, Export } from '@/tools/desk/report'
import { writeReport } from '@/tools/desk/run'
import { folderWith } from '../../scripts/export/fixtures'
import { temporaryFolder } from '../../temporary-folder'

// Jest cannot load the modules that bundle the interface.
jest.mock('@/tools/desk/ui/build-desk', () => ({
  buildDesk: async () => '<script id="report" type="application/json">{}</script>',
}))

const report = { pages: [] } as unknown as DeskReport
const site = { folder: '', pages: [] } as unknown as Export
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
