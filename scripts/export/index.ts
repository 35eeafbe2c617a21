/**
 * Turn the output of `next build` into the site that a host serves. Each step is a file in this folder; everything
 * specific to Next is in next/. With SITE_PLAIN=1 the pages stay as Next wrote them.
 */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settings } from '../../lib/compiled/data'
import { embedPermissions, embedSources } from '../../lib/embeds/sources'
import { translationSources } from '../../lib/embeds/translation'
import { splitLocale } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { listFiles } from '../../lib/util/files'
import { recolorDrawings } from '../brand/drawings'
import { drawCards, picturesFor } from '../cards'
import { drawIcons } from '../cards/icons'
import { pageFiles, pathOf, readPage, writeBelow } from '../shared/page-files'
import { outlineOf, type ParsedPage, parsePage, type Site } from '../shared/parsed-page'
import { pictureCache } from '../shared/pictures'
import { stopAt } from '../shared/problems'
import { siteFolder, stagingFolder } from '../shared/site-folder'
import { bundleLoader, bundleSwap } from './bundle-client'
import { checkBrowsers } from './check-browsers'
import { checkCards } from './check-cards'
import { checkGraph } from './check-graph'
import { checkLinks } from './check-links'
import { checkMetadata } from './check-metadata'
import { checkSearch } from './check-search'
import { checkSitemap } from './check-sitemap'
import { compressFiles } from './compress'
import { headerRules } from './headers'
import { chosenHost } from './host'
import { inlineIcons, symbolsOf } from './inline-icons'
import { inlinePictures } from './inline-pictures'
import { deliveredPackages, licensesFile } from './licenses'
import { markdownVersions } from './markdown-versions'
import { deferPages, keepPages } from './next'
import { placeNotFound } from './not-found'
import { isPlainBuild } from './plain-build'
import { pagePolicy, policyHeader, policyProblems, statePolicy } from './policy'
import { sitemapFields } from './sitemap'
import { sizeReport } from './size-report'
import { stateShape } from './state-shape'
import { writeForHosts } from './write-for-hosts'
import { writeForMachines } from './write-for-machines'

const folder = stagingFolder
const isPlain = isPlainBuild()

const write = (file: string, content: string) => writeBelow(folder, file, content)

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Return the type of the page in a file; empty if the route registry does not know the page. */
function pageType(file: string): string {
  const { path } = splitLocale(pathOf(file))
  return routes.find((route) => route.path === path)?.pageType ?? ''
}

/** Inline what the first view of each page needs: icons, and the picture of the first screen. */
function inlineFirstView() {
  const symbols = symbolsOf(read('icons.svg'))
  for (const file of pageFiles(folder)) write(file, inlineIcons(inlinePictures(read(file), read), symbols))
}

async function preparePages() {
  const loader = bundleLoader()
  placeNotFound(folder, routes)
  if (isPlain) return keepPages(folder, loader)

  await deferPages(folder, loader, pageType)
  inlineFirstView()
  for (const page of pageFiles(folder)) write(page, stateShape(read(page)))
  const { file, content } = bundleSwap()
  write(file, content)
}

/**
 * Read the pages, check their structured data and write their Markdown versions, one page at a time: together they
 * are large.
 * @returns the outlines of the pages
 */
function readPages(): ParsedPage[] {
  // Pictures may still be rendering; checkCards makes sure that they exist.
  const files = new Set([...listFiles(folder), ...picturesFor(routes).map(({ path }) => path.slice(1))])
  const pages: ParsedPage[] = []
  for (const file of pageFiles(folder)) {
    const page = parsePage(readPage(folder, file))
    for (const { file: copy, text } of markdownVersions({ pages: [page] }, routes)) write(copy, text)
    checkGraph({ folder, files, pages: [page] }, routes)
    pages.push(outlineOf(page))
  }
  return pages
}

/** Draw social cards and icons. */
async function drawPictures() {
  const pictures = pictureCache('.next/cache/pictures')
  await drawIcons(folder)
  await drawCards(folder, routes, pictures.draw)
  pictures.prune()
}

/** Make each page state its own security policy. */
function statePolicies(pages: ParsedPage[]) {
  stopAt('policy', pages.flatMap(policyProblems))
  for (const page of pages)
    write(page.file, statePolicy(readPage(folder, page.file), pagePolicy(page, embedSources(), translationSources())))
}

async function checkSite(site: Site, entries: ReturnType<typeof sitemapFields>) {
  checkSitemap(site, entries)
  await checkBrowsers(folder)
  checkLinks(site)
  checkCards(site, routes)
  checkMetadata(site, routes)
  if (isPlain) return console.log('A plain build: no budgets, since its pages load what Next makes them load.')

  sizeReport(site, routes)
  checkSearch(site)
}

/** Move the finished site to its folder, which therefore contains a whole site or none. */
function publish() {
  rmSync(siteFolder, { recursive: true, force: true })
  mkdirSync(dirname(siteFolder), { recursive: true })
  renameSync(folder, siteFolder)
}

async function run() {
  const hasEditor = Boolean(settings.editor.repository)
  const host = chosenHost()
  recolorDrawings(folder)
  // The picture library uses other cores meanwhile.
  const drawing = drawPictures()
  await preparePages()
  const pages = readPages()
  await drawing

  write('licenses.txt', licensesFile(deliveredPackages(hasEditor)))
  const rules = headerRules(policyHeader(embedSources()), hasEditor, embedPermissions())
  const redirects = writeForHosts(folder, rules, host)
  const entries = sitemapFields(routes)
  writeForMachines(folder, entries)
  const all = [...pages, ...redirects]
  statePolicies(all)
  await checkSite({ folder, files: new Set(listFiles(folder)), pages: all }, entries)
  if (host === 'nginx') await compressFiles(folder)
  publish()
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // Stop at once, even if pictures are still rendering.
  process.exit(1)
}
