/** Builds the site again from nothing, beside the finished one, and compares every file: one commit gives one site. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../lib/content/files'
import { runCommand } from '../command'
import { siteFolder } from '../site-folder'

const again = `${siteFolder}-again`

const read = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined

/** Whether a file is in both builds, the same to the byte. */
function isSame(file: string): boolean {
  const [first, second] = [read(siteFolder, file), read(again, file)]
  return first !== undefined && second !== undefined && first.equals(second)
}

function run() {
  if (!existsSync(siteFolder)) throw new Error(`${siteFolder}: no build to compare with: run npm run build`)
  for (const folder of ['.next', '.content']) rmSync(folder, { recursive: true, force: true })
  const env = { ...process.env, SITE_FOLDER: again }
  const { status } = spawnSync('npm run build', { shell: true, stdio: ['ignore', 'pipe', 'inherit'], env })
  if (status !== 0) throw new Error('the second build stopped: run npm run build to see why')
  const files = [...new Set([siteFolder, again].flatMap(listFiles))]
  const differing = files.filter((file) => !isSame(file))
  if (differing.length > 0) {
    const list = differing.slice(0, 20).map((file) => `  ${file}`)
    throw new Error(
      `${differing.length} files differ between ${siteFolder} and ${again}, built from the same sources:\n${list.join('\n')}`,
    )
  }
  rmSync(again, { recursive: true })
  console.log(`${files.length} files, the same to the byte in both builds`)
}

await runCommand(run)
