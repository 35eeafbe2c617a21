/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../temporary-folder'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(['setup', 'check', 'launch-check', 'editor', 'brand'])('npm run %s works in a fresh clone', (name) => {
  expect(scripts[name]).toMatch(/^node scripts\/install\.mjs && /)
})

test('packages are installed where there are none, and a failure is passed on', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\n[ "$1" = ci ] && exit 3\n')
  chmodSync(join(folder, 'npm'), 0o755)
  const install = () =>
    spawnSync(process.execPath, [resolve('scripts/install.mjs')], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    }).status
  expect(install()).toBe(3)
  mkdirSync(join(folder, 'node_modules/tsx'), { recursive: true })
  expect(install()).toBe(0)
})
