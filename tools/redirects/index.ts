/**
 * `npx tsx tools/redirects FILE_OR_FOLDER`: propose rows for content/redirects.yaml from the sitemap of a former
 * site, a CSV or a list of addresses. Nothing is written: a person decides which rows are right.
 */
import { existsSync } from 'node:fs'
import { runCommand } from '../../scripts/shared/command'

const usage = 'npx tsx tools/redirects FILE_OR_FOLDER: a sitemap, a CSV or a list of addresses'

await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new Error(usage)
  // The pages are those of the compiled content, which a fresh clone lacks.
  if (!existsSync('.content/build.json')) await import('../../scripts/build/content')
  const { printRows } = await import('./print-rows')
  printRows(file)
}, usage)
