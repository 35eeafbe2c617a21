/** @jest-environment node */
import { join } from 'node:path'
import { runDesk } from '@/tools/desk/run'
import { folderWith } from '../../scripts/export/fixtures'

test('a report does not replace another page', async () => {
  const folder = folderWith({ 'index.html': 'mine' })
  await expect(runDesk(['--to', folder])).rejects.toThrow(
    `${join(folder, 'index.html')} is something other than an earlier report`,
  )
})
