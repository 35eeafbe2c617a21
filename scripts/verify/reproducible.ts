/** Builds the site again from nothing and compares every file with the build in out/: one commit gives one site. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../export/pages'

const hashes = () =>
  new Map(
    listFiles('out').map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join('out', file)))
        .digest('hex'),
    ]),
  )

function run() {
  if (!existsSync('out/_headers')) throw new Error('out/ holds no finished build to compare with: run npm run build')
  const first = hashes()
  for (const folder of ['.next', '.content', 'out']) rmSync(folder, { recursive: true, force: true })
  const { status } = spawnSync('npm run build', { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error('the second build stopped: run npm run build to see why')
  const second = hashes()
  const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  )
  if (differing.length > 0) {
    const list = differing.slice(0, 20).map((file) => `  ${file}`)
    throw new Error(`${differing.length} files differ between two builds of the same sources:\n${list.join('\n')}`)
  }
  console.log(`${second.size} files, the same to the byte in both builds`)
}

try {
  run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
