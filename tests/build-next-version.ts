/**
 * Build the next version of the site, with one more post and town, for the tests of a deploy
 * (tests/e2e/deploy.spec.ts): once alone, and once over the files of the tested version, like a host that never
 * deletes.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { copyRepository } from '../scripts/shared/copy-repository'
import { siteFolder } from '../scripts/shared/site-folder'
import { addPages } from '../tools/bench/made-up-pages'
import { nextVersion, nextVersionOverFormer } from './next-version'

const copy = mkdtempSync(join(tmpdir(), 'next-version-'))

function run(script: string, ...parameters: string[]) {
  const env = {
    ...process.env,
    PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    SITE_FOLDER: 'out',
  }
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...parameters], {
    cwd: copy,
    env,
    stdio: 'pipe',
  })
}

try {
  copyRepository(process.cwd(), copy)
  const pictures = '.next/cache/pictures'
  if (existsSync(pictures)) cpSync(pictures, join(copy, pictures), { recursive: true })
  addPages(copy, 2)
  run('scripts/check/record-translations.ts', '--all')
  for (const script of ['content', 'icons', 'fonts', 'next']) run(`scripts/build/${script}.ts`)
  run('scripts/export')
  for (const folder of [nextVersion, nextVersionOverFormer]) rmSync(folder, { recursive: true, force: true })
  cpSync(siteFolder, nextVersionOverFormer, { recursive: true })
  cpSync(join(copy, 'out'), nextVersionOverFormer, { recursive: true })
  cpSync(join(copy, 'out'), nextVersion, { recursive: true })
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`The next version of the site is in ${nextVersion}.`)
