import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { clinic } from '../../lib/clinic/facts'
import { routes } from '../../lib/routes'
import { listFiles } from '../../lib/util/files'
import { openInBrowser } from '../../scripts/shared/open'
import { analyse } from './analysis/analyse'
import { compare } from './analysis/compare'
import type { DeskReport } from './analysis/report'
import { passes } from './analysis/score'
import { readContentFacts } from './content'
import { readOptions } from './options'
import { reportText, summary } from './print'
import { readExport } from './read-export'
import { writeReport } from './write-report'

/** Test whether content was saved after the build. */
function isBehind(folder: string): boolean {
  const newest = Math.max(...listFiles('content').map((file) => statSync(join('content', file)).mtimeMs))
  return newest > statSync(join(folder, 'index.html')).mtimeMs
}

/** Test whether nothing has to be fixed: on the pages, on the site, and since the earlier build. */
const isSound = ({ pages, problems, changes }: DeskReport) =>
  problems.length === 0 && pages.every(passes) && !changes?.items.some(({ level }) => level === 'problem')

/**
 * Write the report on a finished site and open it.
 * @returns false if a check was requested and something has to be fixed @throws if there is no such site
 */
export async function runDesk(args: string[]): Promise<boolean> {
  const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()
  const options = readOptions(args, isFolder)
  const site = readExport(options.folder, routes)
  const before = options.against === undefined ? undefined : readExport(options.against, routes)
  const unknown = options.paths.find((path) => !site.pages.some((page) => page.path === path))
  if (unknown) throw new Error(`${unknown}: is not a page of ${options.folder}: list its addresses with --check`)
  if (isBehind(options.folder))
    console.warn('content/ has changed since this build: run npm run build to see it here.\n')

  const report: DeskReport = {
    ...analyse(site, readContentFacts(site.pages), clinic.name),
    ...(before && { changes: { against: before.folder, items: compare(before, site) } }),
  }
  await writeReport(options.to, report, site, before)
  console.log(options.check ? reportText(report, options.paths) : summary(report))
  const file = join(options.to, 'index.html')
  console.log(`The report is in ${file}`)
  if (!options.check) openInBrowser(pathToFileURL(resolve(file)).href)
  return !options.check || isSound(report)
}
