/** The export pipeline: turns what `next build` wrote into the site a host serves. Each step is a file here. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ISitemapField } from 'next-sitemap'
import { embedSources } from '../../lib/embeds/providers'
import { translationSources } from '../../lib/embeds/translation'
import { localePath, locales, splitLocale } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { rssArchives } from '../../lib/seo/feed/rss'
import { historyGap } from '../../lib/seo/history'
import { indexNowKey } from '../../lib/seo/indexnow'
import { llmsFile, llmsPath } from '../../lib/seo/llms'
import { drawCards } from '../cards'
import { drawIcons } from '../cards/icons'
import { pictureCache } from '../cards/png'
import { buildEditor } from '../editor/build'
import { editorRules, editorWanted } from '../editor/setting'
import { siteFolder, stagingFolder } from '../site-folder'
import { apacheFile } from './apache'
import { checkCards } from './check-cards'
import { checkGraph } from './check-graph'
import { checkLinks } from './check-links'
import { checkMetadata } from './check-metadata'
import { checkSitemap } from './check-sitemap'
import { deferProblems, deferScripts } from './defer-scripts'
import { applyEdits } from './edits'
import { dataFile } from './flight'
import { orderFlight } from './flight-order'
import { type HeaderRule, headerRules, headersFile } from './headers'
import { vercelFile } from './hosts'
import { elementsOf } from './html'
import { inlineStyles, sheetProblems, sheetsOf, sheetText } from './inline-styles'
import { licensesFile } from './licenses'
import { manifestFile, manifestOf } from './manifest'
import { twinsOf } from './markdown/twins'
import { minifyLoader } from './minify-loader'
import { outputProblems } from './next-output'
import { nginxFile } from './nginx'
import { placeNotFound } from './not-found'
import { namesByKind, pageStyles } from './page-styles'
import { listFiles, pageFiles, pathOf, readPage } from './pages'
import { contentPolicy } from './policy'
import { stopAt } from './problems'
import { redirectPage, redirectsFile, redirectsOf } from './redirects'
import { shorten } from './short-names'
import { type ParsedPage, parsePage } from './site'
import { robotsFile, sitemapFields, sitemapFile, sitemapPath } from './sitemap'
import { sizeReport } from './size-report'
import { legacyScripts, removeSegments } from './unasked'

const folder = stagingFolder

function write(file: string, content: string) {
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}

/** Takes scripts out of the pages and puts the style sheet into them, one page after another: together they are large. */
function rewritePages(loader: string) {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const kinds = new Map(routes.map(({ path, kind }) => [path, kind]))
  const kindOf = (file: string) => kinds.get(splitLocale(pathOf(file)).path) ?? ''
  const names = namesByKind(
    pageFiles(folder).map((file) => ({ file, html: read(file) })),
    kindOf,
  )
  const styles = new Map<string, ReturnType<ReturnType<typeof pageStyles>>>()
  const legacy = new Set<string>()
  let shared: { file: string; sheets: string[]; stylesOf: ReturnType<typeof pageStyles> } | undefined
  for (const file of pageFiles(folder)) {
    const html = read(file)
    const elements = elementsOf(html, true)
    stopAt('defer scripts', deferProblems({ file, elements }))
    stopAt('output of Next', outputProblems({ file, elements }))
    const sheets = sheetsOf(elements)
    shared ??= { file, sheets, stylesOf: pageStyles(sheetText(sheets, read)) }
    stopAt('styles', sheetProblems({ file, sheets }, shared))
    const { edits, start, data } = deferScripts({ file, elements }, loader)
    if (data !== read(dataFile(file)))
      stopAt('defer scripts', [`${file}: ${dataFile(file)} holds other data than the page: adapt flight.ts`])
    write(start.file, start.content)
    const kind = kindOf(file)
    const { short, text } = styles.get(kind) ?? shared.stylesOf(names.get(kind) ?? new Set())
    styles.set(kind, { short, text })
    write(file, shorten(applyEdits(html, [...edits, ...inlineStyles(elements, text)]), short))
    for (const src of legacyScripts(elements)) legacy.add(src)
  }
  for (const src of legacy) rmSync(join(folder, src), { force: true })
}

/**
 * What each host reads: headers, old addresses, one address per page. The editor's rules are for the own computer.
 * @returns the pages that lead from old addresses to new ones.
 */
function writeForHosts(policy: string, rules: HeaderRule[]): ParsedPage[] {
  const redirects = redirectsOf(routes)
  const pages = redirects.map((redirect) => ({
    file: `${redirect.from.slice(1)}.html`,
    path: redirect.from,
    html: redirectPage(redirect),
  }))
  for (const { file, html } of pages) write(file, html)
  write('_headers', headersFile(rules))
  write('_redirects', redirectsFile(redirects))
  write('nginx.conf', nginxFile(rules, redirects, listFiles(folder)))
  write('.htaccess', apacheFile(headerRules(policy), redirects, listFiles(folder)))
  write('vercel.json', vercelFile(headerRules(policy), redirects))
  // GitHub Pages would otherwise drop _next and make pages of the twins.
  write('.nojekyll', '')
  return pages.map(parsePage)
}

/** What search engines and language models read beside the pages. */
function writeForMachines(pages: ParsedPage[], entries: ISitemapField[]) {
  const twins = twinsOf({ pages }, routes)
  for (const { file, text } of twins) write(file, text)
  for (const locale of locales) {
    write(llmsPath(locale).slice(1), llmsFile(locale))
    for (const { path, text } of rssArchives(locale)) write(localePath(path, locale).slice(1), text)
  }
  write(manifestFile, `${JSON.stringify(manifestOf(twins), null, 1)}\n`)
  write(`${indexNowKey()}.txt`, indexNowKey())
  write(sitemapPath.slice(1), sitemapFile(entries))
  write('robots.txt', robotsFile())
  const gap = historyGap()
  if (gap) console.log(`sitemap: no page says when it changed: ${gap}`)
}

async function run() {
  const withEditor = editorWanted()
  const loader = minifyLoader()
  removeSegments(folder)
  placeNotFound(folder, routes)
  rewritePages(loader)
  orderFlight(folder)
  const pages = pageFiles(folder).map((file) => parsePage(readPage(folder, file)))
  const policy = contentPolicy(loader, pages, embedSources(), translationSources())
  const pictures = pictureCache('.next/cache/pictures')
  await drawCards(folder, routes, pictures.draw)
  pictures.prune()
  await drawIcons(folder)
  write('licenses.txt', licensesFile())

  const rules = [...headerRules(policy), ...(withEditor ? editorRules : [])]
  const redirects = writeForHosts(policy, rules)
  const entries = sitemapFields(routes)
  writeForMachines(pages, entries)

  const site = { folder, files: new Set(listFiles(folder)), pages: [...pages, ...redirects] }
  checkSitemap(site, entries)
  checkLinks(site)
  checkCards(site, routes)
  checkMetadata(site, routes)
  checkGraph(site, routes)
  sizeReport(site, routes)
  // Last: it is no page of the site, which nothing links to, measures or lists.
  if (withEditor) await buildEditor(folder)

  rmSync(siteFolder, { recursive: true, force: true })
  mkdirSync(dirname(siteFolder), { recursive: true })
  renameSync(folder, siteFolder)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
