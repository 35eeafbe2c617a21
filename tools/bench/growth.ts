/**
 * Measure how the site's cost grows with its size: `npm run bench -- growth [--pages 0,50]`. Builds copies with 0,
 * 500 and 2,500 more pages, each in both languages, and prints seconds, files and bytes.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles } from '../../lib/util/files'
import { copyRepository } from '../../scripts/shared/copy-repository'
import { addPages } from './made-up-pages'

/** Build a copy of the repository with `added` more pages, and print what it cost. */
function build(added: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  const run = (command: string, ...parameters: string[]) =>
    execFileSync(command, parameters, { cwd: folder, stdio: 'pipe' })
  try {
    copyRepository(process.cwd(), folder)
    addPages(folder, added)
    run(process.execPath, 'node_modules/tsx/dist/cli.mjs', 'scripts/check/record-translations.ts', '--all')
    // The dates of change come from the history: one commit, as large as a real one with all its files.
    run('git', 'init', '-q')
    run('git', 'add', '-A', 'content')
    run('git', '-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'All pages')
    const begin = performance.now()
    run('npm', 'run', 'build')
    const seconds = (performance.now() - begin) / 1000
    const files = listFiles(join(folder, 'out'))
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, 'out', file)).size, 0)
    console.log(
      `${added} added: ${seconds.toFixed(0)} s, ${files.length} files, ${(bytes / 1024 / 1024).toFixed(0)} MB`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { values } = parseArgs({ options: { pages: { type: 'string', default: '0,500,2500' } } })
for (const added of values.pages.split(',').map(Number)) build(added)
