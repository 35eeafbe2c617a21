import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { clinic } from '../../lib/clinic/facts'
import { routes } from '../../lib/routes'
import { listFiles } from '../../lib/util/files'
import { openInBrowser } from '../../scripts/shared/open'
import { siteFolder } from '../../scripts/shared/site-folder'
import { describePages, readFocusPhrases } from './advise'
import { compare } from './compare'
import { readExport } from './read-export'
import type { DeskReport } from './report'
import { count } from './ui/words'
import { writeReport } from './write-report'

const usage = `npx tsx tools/desk [FOLDER] [options]
  FOLDER            the export to look at (out)
  --against FOLDER  an earlier export to compare it with
  --to FOLDER       the folder the report is written into (desk): new, empty, or with an earlier report`

/**
 * Parse the command line.
 * @throws if an option is unknown or lacks its value, listing the options
 */
function readOptions(args: string[]) {
  const options = { against: { type: 'string' }, to: { type: 'string', default: 'desk' } } as const
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    return { ...values, folder: positionals[0] ?? siteFolder }
  } catch (error) {
    throw new Error(`${(error as Error).message.replace(/\.? To specify[\s\S]*/, '')}\n\n${usage}`)
  }
}

/** Test whether content was saved after the build. */
function isBehind(folder: string): boolean {
  const newest = Math.max(...listFiles('content').map((file) => statSync(join('content', file)).mtimeMs))
  return newest > statSync(join(folder, 'index.html')).mtimeMs
}

/** Summarize a report; changes that must be fixed are listed. */
function summary({ pages, changes }: DeskReport): string {
  const advice = pages.reduce((sum, page) => sum + page.advice.length, 0)
  const wrong = changes?.items.filter(({ problem }) => problem) ?? []
  return [
    `${count(pages.length, 'page')}, advice: ${advice}`,
    ...(changes ? [`${count(changes.items.length, 'change')} since ${changes.against}`] : []),
    ...wrong.map(({ path, problem }) => `${path} ${problem}`),
  ].join('\n')
}

/**
 * Write the report on a finished site and open it.
 * @throws if there is no such site
 */
export async function runDesk(args: string[]): Promise<void> {
  const { folder, against, to } = readOptions(args)
  const site = readExport(folder, routes)
  const before = against === undefined ? undefined : readExport(against, routes)
  if (isBehind(folder)) console.warn('content/ has changed since this build: run npm run build to see it here.\n')
  const report: DeskReport = {
    origin: site.origin,
    clinic: clinic.name,
    pages: describePages(site, readFocusPhrases(site)),
    ...(before && { changes: { against: before.folder, items: compare(before, site) } }),
  }
  await writeReport(to, report, site, before)
  const file = join(to, 'index.html')
  console.log(`${summary(report)}\nThe report is in ${file}`)
  openInBrowser(pathToFileURL(resolve(file)).href)
}
