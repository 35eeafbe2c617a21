/**
 * Run two checkers besides axe on one page of each type, in both languages: `npm run build && npm run bench --
 * checkers`. IBM's engine looks for accessibility barriers, the Nu Html Checker for HTML errors; without Java the
 * latter is skipped. npm fetches both on demand: they are large. Known findings, and why they stay, are in
 * checkers/finding.ts.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { localePath, locales } from '../../lib/i18n/locales'
import { pageTypeNames } from '../../lib/page-types/names'
import { routesOf } from '../../lib/routes'
import { serve } from '../../scripts/serve'
import { siteFolder } from '../../scripts/shared/site-folder'
import { type Finding, splitKnown } from './checkers/finding'
import { findWithIbm } from './checkers/ibm'
import { findWithNu, hasJava } from './checkers/nu'

const folder = 'test-results/checkers'
const packages = ['accessibility-checker-engine@4.0.34', 'vnu-jar@26.9.27']

/** Print what a checker found. @returns the number of new findings */
function report(checker: string, findings: Finding[]): number {
  const { fresh, stays } = splitKnown(findings)
  for (const { page, rule, message, place } of fresh)
    console.log(`${page}: ${rule}: ${message}\n  ${place.slice(0, 160)}`)
  console.log(`${checker}: ${fresh.length} findings on ${paths.length} pages, and ${stays.length} that are known`)
  return fresh.length
}

const install = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
await promisify(execFile)('npm', [...install, ...packages]).catch((error: { stderr?: string }) => {
  throw new Error(`npm cannot fetch the checkers, is this machine offline? It says:\n${error.stderr ?? error}`)
})

const { server, origin } = await serve(siteFolder, 0)
const paths = pageTypeNames
  .flatMap((kind) => routesOf(kind).slice(0, 1))
  .flatMap(({ path }) => locales.map((locale) => localePath(path, locale)))
try {
  let fresh = report('IBM’s engine', await findWithIbm(folder, origin, paths))
  if (await hasJava()) fresh += report('the Nu Html Checker', await findWithNu(folder, siteFolder, paths))
  else console.log('the Nu Html Checker needs Java: install default-jre-headless')
  if (fresh > 0) process.exitCode = 1
} finally {
  server.close()
}
