/** Rebuild the site from scratch, beside the finished one, and compare every file: one commit gives one site. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../lib/util/files'
import { runCommand } from '../shared/command'
import { siteFolder } from '../shared/site-folder'

const again = `${siteFolder}-again`

/** The build caches, and where they are kept meanwhile. */
const caches = '.next/cache'
const aside = 'node_modules/.cache/next'

const read = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : undefined

/** Test whether a file is identical in both builds. */
function isSame(file: string): boolean {
  const [first, second] = [read(siteFolder, file), read(again, file)]
  return first !== undefined && second !== undefined && first.equals(second)
}

/** Run a build without the caches of earlier ones, and restore them afterwards. */
function withoutCaches<Result>(build: () => Result): Result {
  mkdirSync(dirname(aside), { recursive: true })
  // Keep what an interrupted run moved aside, because .next holds only the output of its build.
  if (existsSync(caches) && !existsSync(aside)) renameSync(caches, aside)
  // `next dev` may be running in .next/dev.
  const left = readdirSync('.next').filter((name) => name !== 'dev')
  for (const path of ['.content', ...left.map((name) => join('.next', name))])
    rmSync(path, { recursive: true, force: true })
  try {
    return build()
  } finally {
    rmSync(caches, { recursive: true, force: true })
    if (existsSync(aside)) renameSync(aside, caches)
  }
}

function run() {
  if (!existsSync(siteFolder)) throw new Error(`${siteFolder}: no build to compare with: run npm run build`)
  const env = { ...process.env, SITE_FOLDER: again }
  const { status } = withoutCaches(() =>
    spawnSync('npm run build', { shell: true, stdio: ['ignore', 'pipe', 'inherit'], env }),
  )
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
