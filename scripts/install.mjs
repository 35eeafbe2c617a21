// Installs what the commands of a fresh clone need, as `npm run site` does: `node scripts/install.mjs && …`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('node_modules/tsx')) {
  console.log('Installing what this needs, once …')
  const { status } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit', shell: true })
  process.exitCode = status ?? 1
}
