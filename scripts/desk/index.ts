/** `npm run desk`: what search engines and shared links show of every page, what is wrong with it, and what changed. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clinic } from '../../lib/clinic/facts'
import { routes } from '../../lib/routes'
import { openInBrowser } from '../open'
import { createServer } from '../serve'
import { analyse } from './analysis/analyse'
import { compare } from './analysis/compare'
import type { DeskReport } from './analysis/report'
import { passes } from './analysis/score'
import { readContentFacts } from './content'
import { readOptions } from './options'
import { reportText, summary } from './print'
import { readExport } from './read-export'
import { writeReport } from './write-report'

/** Content that was saved after the build is not in it. */
function isBehind(folder: string): boolean {
  const files = readdirSync('content', { recursive: true, withFileTypes: true }).filter((item) => item.isFile())
  const newest = Math.max(...files.map((item) => statSync(join(item.parentPath, item.name)).mtimeMs))
  return newest > statSync(join(folder, 'index.html')).mtimeMs
}

/** Whether nothing has to be mended: on the pages, on the site, and since the earlier build. */
const isSound = ({ pages, problems, changes }: DeskReport) =>
  problems.length === 0 && pages.every(passes) && !changes?.items.some(({ level }) => level === 'problem')

function serve(folder: string, port: number) {
  const address = `http://127.0.0.1:${port}`
  const server = createServer(folder)
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${port} is taken: is the desk open already? Else name another: npm run desk -- --port ${port + 1}`
    console.error(error.code === 'EADDRINUSE' ? taken : error.message)
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => {
    console.log(`The desk is at ${address} (Ctrl+C ends it).`)
    openInBrowser(address)
  })
}

async function run(args: string[]) {
  const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory()
  const options = readOptions(args, isFolder)
  const site = readExport(options.folder, routes)
  const before = options.against === undefined ? undefined : readExport(options.against, routes)
  const unknown = options.paths.find((path) => !site.pages.some((page) => page.path === path))
  if (unknown) throw new Error(`${unknown}: is no page of ${options.folder}: see its addresses with --check`)
  if (isBehind(options.folder))
    console.warn('content/ has changed since this build: run npm run build to see it here.\n')

  const report: DeskReport = {
    ...analyse(site, readContentFacts(site.pages), clinic.name),
    ...(before && { changes: { against: before.folder, items: compare(before, site) } }),
  }
  await writeReport(options.to, report, site, before)
  console.log(options.check ? reportText(report, options.paths) : summary(report))
  console.log(`The report is in ${join(options.to, 'index.html')}`)
  if (options.check && !isSound(report)) process.exitCode = 1
  if (options.serve) serve(options.to, options.port)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
