/**
 * Turn the output of `next build` into the site that a host serves. Each step is a file in this folder; everything
 * specific to Next is in next/. With SITE_PLAIN=1 the pages stay as Next wrote them.
 */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ISitemapField } from 'next-sitemap'
import { isPreview, settings } from '../../lib/compiled/data'
import { countFolder, kinds } from '../../lib/counting/counts'
import { countingSources, loaderCounting } from '../../lib/counting/settings'
import { embedPermissions, embedSources } from '../../lib/embeds/sources'
import { translationSources } from '../../lib/embeds/translation'
import { splitLocale } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { historyGap } from '../../lib/seo/git-history'
import { listFiles } from '../../lib/util/files'
import { recolorDrawings } from '../brand/recolor-drawings'
import { drawCards, picturesFor } from '../cards'
import { drawIcons } from '../cards/draw-icons'
import { applyEdits, elementsOf } from '../shared/html'
import { type Page, pageFiles, pathOf, readPage, writeBelow } from '../shared/page-files'
import { outlineOf, type ParsedPage, parsePage, type Site } from '../shared/parsed-page'
import { pictureCache } from '../shared/pictures'
import { stopAt } from '../shared/problems'
import { siteFolder, stagingFolder } from '../shared/site-folder'
import { bundleLoader } from './bundle-client'
import { compressFiles } from './compress'
import { writeFormerWorkers } from './former-workers'
import { headerRules } from './headers'
import { chosenHost } from './host'
import { inlineIcons, inlinePictures, symbolsOf } from './inline-images'
import { deliveredPackages, licensesFile } from './licenses'
import { deferredOutput, plainEdits } from './next'
import { placeNotFound } from './not-found'
import { reduceStyles } from './page-styles'
import { pagePolicy, policyHeader, policyProblems, statePolicy } from './policy'
import { robotsFile, sitemapFields, sitemapFile, sitemapPath } from './sitemap'
import { sizeReport } from './size-report'
import { stateBodyHash } from './state-body-hash'
import { verifyBrowsers } from './verify-browsers'
import { verifyCards } from './verify-cards'
import { verifyGraph } from './verify-graph'
import { verifyLinks } from './verify-links'
import { verifyMetadata } from './verify-metadata'
import { verifySearch } from './verify-search'
import { verifySitemap } from './verify-sitemap'
import { writeForHosts } from './write-for-hosts'

/** Write sitemap, robots.txt and the files that a count asks for. @param entries the sitemap; none in a preview */
function writeForMachines(folder: string, entries: ISitemapField[]): void {
  if (entries.length > 0) writeBelow(folder, sitemapPath.slice(1), sitemapFile(entries))
  writeBelow(folder, 'robots.txt', robotsFile(entries.length > 0))
  if (loaderCounting().service === 'own')
    for (const kind of kinds) writeBelow(folder, `${countFolder}/${kind}.txt`, 'counted\n')
  const gap = historyGap()
  if (gap) console.log(`sitemap: no page says when it changed: ${gap}`)
}

/**
 * Test whether this is a plain build: `SITE_PLAIN=1 npm run build` publishes the pages as Next wrote them, with its
 * scripts, styles and data, and leaves out all speed optimizations.
 * @throws for any other value of SITE_PLAIN
 */
function isPlainBuild(setting = process.env.SITE_PLAIN): boolean {
  if (setting && setting !== '1') throw new Error(`SITE_PLAIN is "${setting}": set it to 1, or leave it out`)
  return setting === '1'
}

const folder = stagingFolder
const isPlain = isPlainBuild()

const write = (file: string, content: string) => writeBelow(folder, file, content)

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Write a page that states its own security policy. */
function writePage(page: ParsedPage, html: string) {
  const policy = pagePolicy(page, embedSources(), translationSources(), countingSources())
  write(page.file, statePolicy({ file: page.file, html }, policy))
}

/** Return the type of the page in a file; empty if the route registry does not know the page. */
function pageType(file: string): string {
  const { path } = splitLocale(pathOf(file))
  return routes.find((route) => route.path === path)?.pageType ?? ''
}

/** Return the files of the pages by type: pages of a type share their styles. */
function filesByType(): string[][] {
  const types = new Map<string, string[]>()
  for (const file of pageFiles(folder)) types.set(pageType(file), [...(types.get(pageType(file)) ?? []), file])
  return [...types.values()]
}

/**
 * Finish the pages: each is read, rewritten and written once, and parsed before and after. Their structured data are
 * checked on the way, because all pages together are large.
 * @returns the outlines of the pages
 */
async function finishPages(): Promise<ParsedPage[]> {
  const loader = bundleLoader()
  placeNotFound(folder, routes)
  // Pictures may still be rendering; verifyCards makes sure that they exist.
  const files = new Set([...listFiles(folder), ...picturesFor(routes).map(({ path }) => path.slice(1))])
  const output = isPlain ? undefined : deferredOutput(folder, loader)
  const symbols = symbolsOf(read('icons.svg'))

  const rewrite = ({ file, html }: Page, styles: string) => {
    const elements = elementsOf(html, true)
    if (!output) return applyEdits(html, plainEdits({ file, elements }, loader))
    const edits = [...output.editsOf({ file, elements }, styles), ...inlinePictures(elements, read)]
    return inlineIcons(applyEdits(html, edits), symbols)
  }
  const finish = (source: Page, styles: string): ParsedPage => {
    const html = rewrite(source, styles)
    const page = parsePage({ ...source, html })
    writePage(page, isPlain ? html : stateBodyHash(html, page.elements))
    verifyGraph({ folder, files, pages: [page] }, routes)
    return outlineOf(page)
  }
  const pages: ParsedPage[] = []
  for (const group of filesByType()) {
    const sources = group.map((file) => readPage(folder, file))
    const html = sources.map((source) => source.html)
    const styles = output ? await reduceStyles(output.css, html) : ''
    for (const source of sources) pages.push(finish(source, styles))
  }
  return pages.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Draw social cards and icons. */
async function drawPictures() {
  const pictures = pictureCache('.next/cache/pictures')
  await drawIcons(folder)
  await drawCards(folder, routes, pictures.draw)
  pictures.prune()
}

async function checkSite(site: Site, entries: ReturnType<typeof sitemapFields>) {
  verifySitemap(site, entries)
  verifyBrowsers(folder)
  verifyLinks(site)
  await verifyCards(site, routes)
  verifyMetadata(site, routes, isPreview())
  if (isPlain) return console.log('A plain build: no budgets, since its pages load what Next makes them load.')

  sizeReport(site, routes)
  verifySearch(site)
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
  const pages = await finishPages()
  await drawing

  write('licenses.txt', licensesFile(deliveredPackages(hasEditor)))
  const rules = headerRules(policyHeader(embedSources()), hasEditor, embedPermissions(), isPreview())
  writeFormerWorkers(folder, settings.redirects.workers)
  const redirects = writeForHosts(folder, rules, host)
  const entries = isPreview() ? [] : sitemapFields(routes)
  writeForMachines(folder, entries)
  for (const page of redirects) writePage(page, read(page.file))
  const all = [...pages, ...redirects]
  stopAt('policy', all.flatMap(policyProblems))
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
