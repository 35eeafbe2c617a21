/**
 * Measure how the site's cost grows with its size: `npm run bench -- growth [--pages 0,50]`. Builds copies with 0,
 * 500 and 2,500 more pages, each in both languages, and prints seconds, memory, files and bytes.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles } from '../../lib/util/files'
import { copyRepository } from '../../scripts/shared/copy-repository'
import { addPages } from './made-up-pages'
import { type Measured, measure } from './run'

const counts = [0, 500, 2500]

type Result = Measured & { added: number; pages: number; files: number; bytes: number }

const sizeOf = (folder: string, files: string[]) =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

/** Build a copy of the repository with `added` more pages. */
async function build(added: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  try {
    copyRepository(process.cwd(), folder)
    addPages(folder, added)
    const run = (command: string, ...parameters: string[]) =>
      execFileSync(command, parameters, { cwd: folder, stdio: 'pipe' })
    run(process.execPath, 'node_modules/tsx/dist/cli.mjs', 'scripts/check/record-translations.ts', '--all')
    // The dates of change come from the history: one commit, as large as a real one with all its files.
    run('git', 'init', '-q')
    run('git', 'add', '-A', 'content')
    run('git', '-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'All pages')
    const measured = await measure('npm', ['run', 'build'], folder)
    const out = join(folder, 'out')
    const files = listFiles(out)
    const present = new Set(files)
    // Every page that visitors see has a data file beside it.
    const pages = files.filter((file) => file.endsWith('.html') && present.has(file.replace(/html$/, 'txt'))).length
    return { added, ...measured, pages, files: files.length, bytes: sizeOf(out, files) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Format a result as a line of the report; the cost per page is relative to the smallest build. */
function lineOf(result: Result, base: Result): string {
  const { added, pages, files, bytes, seconds, cpuSeconds, megabytes, phases } = result
  const more = pages - base.pages
  return [
    `${added} added, ${pages} pages: ${seconds.toFixed(0)} s, ${cpuSeconds} s of processors`,
    ...(more > 0
      ? [
          `${((seconds - base.seconds) / more).toFixed(3)} s a page added, ${((cpuSeconds - base.cpuSeconds) / more).toFixed(3)} of processors`,
        ]
      : []),
    `${megabytes} MB at most`,
    `${(files / pages).toFixed(2)} files and ${(bytes / pages / 1024).toFixed(0)} KB a page`,
    Object.entries(phases)
      .map(([phase, time]) => `${phase} ${time}`)
      .join(', '),
  ].join('; ')
}

const { values } = parseArgs({ options: { pages: { type: 'string' } } })
const wanted = values.pages?.split(',').map(Number) ?? counts
if (wanted.some((count) => !Number.isInteger(count) || count < 0))
  throw new Error('--pages takes numbers: --pages 0,50')

const results: Result[] = []
for (const added of wanted) {
  const result = await build(added)
  results.push(result)
  console.log(lineOf(result, results[0] ?? result))
}
