import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { clinic } from '../../lib/clinic/facts'
import { routes } from '../../lib/routes'
import { printJson } from '../../lib/seo/structured-data/print'
import { listFiles } from '../../lib/util/files'
import { openInBrowser } from '../../scripts/shared/open'
import { siteFolder } from '../../scripts/shared/site-folder'
import { type DeskPage, describePages, readFocusPhrases } from './advise'
import { cardFolders, compare, type PageChange } from './compare'
import { type Export, readExport } from './read-export'

/** The data of the desk. */
export type DeskReport = {
  origin: string
  clinic: string
  pages: DeskPage[]
  /** Compared with an earlier build, if one was given. */
  changes?: { against: string; items: PageChange[] }
}

/** The page loads nothing from elsewhere: it contains its script and styles, and shows pictures beside it. */
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src 'self' file: data:; base-uri 'none'; form-action 'none'"

/** By this an earlier report is recognized. */
const reportStart = '<script id="report" type="application/json">'

/** Return the desk as one page: the report, and what shows it. Cards are expected beside it, in `cards/`. */
async function deskPage(report: DeskReport): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tools/desk/ui/app.tsx'],
    bundle: true,
    minify: true,
    charset: 'utf8',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>The marketer’s desk</title>
<style>${readFileSync('tools/desk/ui/desk.css', 'utf8')}</style>
</head>
<body>
<noscript><p>The desk needs JavaScript. Turn it on in the browser’s settings and load this page again.</p></noscript>
<div id="desk"></div>
${reportStart}${printJson(report)}</script>
<script>${outputFiles.map(({ text }) => text).join('')}</script>
</body>
</html>
`
}

function copyCards({ folder, pages }: Export, target: string) {
  for (const { card } of pages) if (card) cpSync(join(folder, card.file), join(target, card.file))
}

/** Test whether content was saved after the build. */
function isBehind(folder: string): boolean {
  const newest = Math.max(...listFiles('content').map((file) => statSync(join('content', file)).mtimeMs))
  return newest > statSync(join(folder, 'index.html')).mtimeMs
}

/** Summarize a report; changes that must be fixed are listed. */
function summary({ pages, changes }: DeskReport): string {
  const wrong = changes?.items.filter(({ problem }) => problem) ?? []
  return [
    `Pages: ${pages.length}, advice: ${pages.flatMap(({ advice }) => advice).length}`,
    ...(changes ? [`Changes since ${changes.against}: ${changes.items.length}`] : []),
    ...wrong.map(({ path, problem }) => `${path} ${problem}`),
  ].join('\n')
}

/**
 * Write the report on a finished site into a folder of its own, and open it: a self-contained `index.html`, and the
 * cards beside it, so that it opens from a disk, an email or a build's artifacts, without a network.
 * @throws if there is no such site, or the folder has an index.html that is not a report
 */
export async function runDesk(args: string[]): Promise<void> {
  const options = { against: { type: 'string' }, to: { type: 'string', default: 'desk' } } as const
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const { against, to } = values
  const folder = positionals[0] ?? siteFolder
  const file = join(to, 'index.html')
  if (existsSync(file) && !readFileSync(file, 'utf8').includes(reportStart))
    throw new Error(`${file} is something other than an earlier report: name another folder with --to`)
  const site = readExport(folder, routes)
  const before = against === undefined ? undefined : readExport(against, routes)
  if (isBehind(folder)) console.warn('content/ has changed since this build: run npm run build to see it here.\n')
  const report: DeskReport = {
    origin: site.origin,
    clinic: clinic.name,
    pages: describePages(site, readFocusPhrases(site)),
    ...(before && { changes: { against: before.folder, items: compare(before, site) } }),
  }
  mkdirSync(to, { recursive: true })
  writeFileSync(file, await deskPage(report))
  copyCards(site, join(to, cardFolders.after))
  if (before) copyCards(before, join(to, cardFolders.before))
  console.log(`${summary(report)}\nThe report is in ${file}`)
  openInBrowser(pathToFileURL(resolve(file)).href)
}
