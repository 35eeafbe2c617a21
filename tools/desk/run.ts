import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { clinic } from '../../lib/clinic/facts'
import { routes } from '../../lib/routes'
import { listFiles } from '../../lib/util/files'
import { openInBrowser } from '../../scripts/shared/open'
import { siteFolder } from '../../scripts/shared/site-folder'
import { describePages, readFocusPhrases } from './advise'
import { cardFolders, compare } from './compare'
import { readExport } from './read-export'
import type { DeskReport, Export } from './report'
import { buildDesk } from './ui/build-desk'
import { count } from './ui/words'

function copyCards({ folder, pages }: Export, target: string) {
  for (const { card } of pages) if (card) cpSync(join(folder, card.file), join(target, card.file))
}

/** Test whether emptying a folder would delete nothing but an earlier report. */
function isFree(folder: string): boolean {
  if (!existsSync(folder)) return true
  const index = join(folder, 'index.html')
  if (existsSync(index)) return readFileSync(index, 'utf8').includes('<script id="report" type="application/json">')
  return statSync(folder).isDirectory() && readdirSync(folder).length === 0
}

/**
 * Write the report into a folder of its own: a self-contained `index.html`, and the cards beside it, so that it opens
 * from a disk, an email or a build's artifacts, without a network.
 * @param before the earlier build it was compared with; its cards are kept too
 * @throws if the folder contains anything but an earlier report
 */
export async function writeReport(folder: string, report: DeskReport, site: Export, before?: Export) {
  if (!isFree(folder))
    throw new Error(
      `${folder}: contains something other than an earlier report: name an empty or a new folder with --to`,
    )
  const page = await buildDesk(report)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Write this first: it identifies the folder for the next run, even if the cards cannot be copied.
  writeFileSync(join(folder, 'index.html'), page)
  copyCards(site, join(folder, cardFolders.after))
  if (before) copyCards(before, join(folder, cardFolders.before))
}

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
