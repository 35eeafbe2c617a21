// Installs the dependencies if they are missing or differ from package-lock.json: `node scripts/install.mjs && …`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** npm writes this file last: if it is missing, an installation was interrupted. */
const installed = 'node_modules/.package-lock.json'

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** @returns {boolean} */
function isInstalled() {
  if (!existsSync(installed)) return false
  const present = readPackages(installed)
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional }]) => !path || optional || present[path]?.version === version,
  )
}

if (!isInstalled()) {
  console.log('Installing the dependencies …')
  const { status } = spawnSync('npm ci --include=dev --no-audit --no-fund --loglevel=error', {
    stdio: 'inherit',
    shell: true,
  })
  process.exitCode = status ?? 1
}
