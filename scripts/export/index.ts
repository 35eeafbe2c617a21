/** The export pipeline: turns what `next build` wrote into the site a host serves. Each step is a file here. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ISitemapField } from 'next-sitemap'
import { embedSources } from '../../lib/embeds/providers'
import { translationSources } from '../../lib/embeds/translation'
import { locales } from '../../lib/i18n/locales'
import { routes } from '../../lib/kinds/routes'
import { historyGap } from '../../lib/seo/history'
import { indexNowKey } from '../../lib/seo/indexnow'
import { llmsFile, llmsPath } from '../../lib/seo/llms'
import { drawCards } from '../cards'
import { drawIcons } from '../cards/icons'
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
import { orderFlight } from './flight-order'
import { type HeaderRule, headerRules, headersFile } from './headers'
import { vercelFile } from './hosts'
import { manifestFile, manifestOf } from './manifest'
import { twinsOf } from './markdown/twins'
import { minifyLoader } from './minify-loader'
import { nginxFile } from './nginx'
import { placeNotFound } from './not-found'
import { listFiles, readPages } from './pages'
import { contentPolicy } from './policy'
import { stopAt } from './problems'
import { redirectPage, redirectsFile, redirectsOf } from './redirects'
import { readSite, type Site } from './site'
import { robotsFile, sitemapFields, sitemapFile, sitemapPath } from './sitemap'
import { sizeReport } from './size-report'

const folder = stagingFolder

function write(file: string, content: string) {
  const target = join(folder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}

/** What each host reads: headers, old addresses, one address per page. The editor's rules are for the own computer. */
function writeForHosts(policy: string, rules: HeaderRule[]) {
  const redirects = redirectsOf(routes)
  for (const redirect of redirects) write(`${redirect.from}.html`, redirectPage(redirect))
  write('_headers', headersFile(rules))
  write('_redirects', redirectsFile(redirects))
  write('nginx.conf', nginxFile(rules, redirects, listFiles(folder)))
  write('.htaccess', apacheFile(headerRules(policy), redirects, listFiles(folder)))
  write('vercel.json', vercelFile(headerRules(policy), redirects))
  // GitHub Pages would otherwise drop _next and make pages of the twins.
  write('.nojekyll', '')
}

/** What search engines and language models read beside the pages. */
function writeForMachines(site: Site, entries: ISitemapField[]) {
  const twins = twinsOf(site, routes)
  for (const { file, text } of twins) write(file, text)
  for (const locale of locales) write(llmsPath(locale).slice(1), llmsFile(locale))
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
  placeNotFound(folder, routes)

  const pages = readPages(folder)
  stopAt('defer scripts', pages.flatMap(deferProblems))
  for (const page of pages) {
    const { html, flight } = deferScripts(page, loader)
    write(flight.file, flight.content)
    write(page.file, html)
  }
  orderFlight(folder)

  const sheets = listFiles(folder).filter((file) => file.startsWith('_next/') && file.endsWith('.css'))
  const policy = contentPolicy(
    loader,
    readPages(folder),
    sheets.map((file) => readFileSync(join(folder, file), 'utf8')),
    embedSources(),
    translationSources(),
  )
  await drawCards(folder, routes)
  await drawIcons(folder)

  const rules = [...headerRules(policy), ...(withEditor ? editorRules : [])]
  writeForHosts(policy, rules)
  const read = readSite(folder)
  const entries = sitemapFields(routes)
  writeForMachines(read, entries)

  const site = { ...read, files: new Set(listFiles(folder)) }
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
