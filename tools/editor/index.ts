/**
 * `npm run editor [port]`: serves the editor's page on this computer. It works on a local folder, which the browser
 * opens.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, listen } from '../../scripts/serve'
import { readPort, runCommand } from '../../scripts/shared/command'
import { openInBrowser } from '../../scripts/shared/open'

const usage = `npm run editor [PORT]
  Opens the editor in the browser. It works on the folder content/; content/README.md says how to use it.`

const folder = '.editor'
const prepare = 'tsx scripts/build/content.ts'

async function run([given = '4180']: string[]) {
  const port = readPort(given, 'npm run editor', 4180)
  const isPrepared = existsSync('.content/build.json')
  if (!isPrepared && spawnSync(prepare, { stdio: 'inherit', shell: true }).status !== 0) return false
  // It reads what has just been prepared.
  const { buildEditor } = await import('./build-editor')
  await buildEditor(folder)
  const address = `${await listen(createServer(folder), port, 'name another: npm run editor 4181')}/admin`
  console.log(`The editor is at ${address} (open it in Chrome or Edge). Ctrl+C ends it.`)
  openInBrowser(address)
  return true
}

await runCommand(() => run(process.argv.slice(2)), usage)
