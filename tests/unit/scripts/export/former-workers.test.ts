/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFormerWorkers } from '@/scripts/export/former-workers'
import { temporaryFolder } from '../../temporary-folder'

test('each usual place of a service worker, and each that is named, has a script that removes it; files stay', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'push-worker.js'), 'ours')
  writeFormerWorkers(folder, ['/js/worker.js'])
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  for (const file of ['sw.js', 'OneSignalSDKWorker.js', 'js/worker.js']) expect(read(file)).toContain('.unregister()')
  expect(read('push-worker.js')).toBe('ours')
})
