/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { temporaryFolder } from '../temporary-folder'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(['dev', 'site', 'setup', 'check', 'launch-check', 'editor'])('npm run %s works in a fresh clone', (name) => {
  expect(scripts[name]).toMatch(/^node scripts\/install\.mjs && /)
})

test('packages are installed if they are missing or differ from the lock file, and a failure is passed on', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\n[ "$1" = ci ] && exit 3\n')
  chmodSync(join(folder, 'npm'), 0o755)
  writeFileSync(join(folder, 'npm.cmd'), '@if "%1"=="ci" exit /b 3\r\n')
  const write = (file: string, version: string, others = {}) =>
    writeFileSync(
      join(folder, file),
      JSON.stringify({ packages: { '': {}, 'node_modules/a': { version }, ...others } }),
    )
  const install = () =>
    spawnSync(process.execPath, [resolve('scripts/install.mjs')], {
      cwd: folder,
      env: { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) },
    }).status
  // Packages for other platforms are listed, but not installed.
  write('package-lock.json', '1.0.0', { 'node_modules/b': { version: '2.0.0', optional: true } })
  expect(install()).toBe(3)
  mkdirSync(join(folder, 'node_modules'))
  write('node_modules/.package-lock.json', '1.0.0')
  expect(install()).toBe(0)
  write('node_modules/.package-lock.json', '0.9.0')
  expect(install()).toBe(3)
})
