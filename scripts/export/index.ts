/** The export pipeline: turns what `next build` wrote into the site a host serves. Each step is a file here. */
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { ISitemapField } from 'next-sitemap'
import { settings } from '../../lib/content/data'
import { listFiles } from '../../lib/content/files'
import { once } from '../../lib/content/once'
import { embedSources } from '../../lib/embeds/providers'
import { translationSources } from '../../lib/embeds/translation'
import { localePath, locales, splitLocale } from '../../lib/i18n/locales'
import { routes } from '../../lib/routes'
import { feedArchives } from '../../lib/seo/feed/archives'
import { historyGap } from '../../lib/seo/history'
import { indexNowKey } from '../../lib/seo/indexnow'
import { llmsFile, llmsPath } from '../../lib/seo/llms'
import { recolorDrawings } from '../brand/drawings'
import { drawCards, picturesFor } from '../cards'
import { drawIcons } from '../cards/icons'
import { pictureCache } from '../cards/png'
import { buildEditor } from '../editor/build'
import { exportedEditor } from '../editor/headers'
import { siteFolder, stagingFolder } from '../site-folder'
import { checkCards } from './check-cards'
import { checkGraph } from './check-graph'
import { checkLinks } from './check-links'
import { checkMetadata } from './check-metadata'
import { checkSearch } from './check-search'
import { checkSitemap } from './check-sitemap'
import { deferProblems, deferScripts } from './defer-scripts'
import { dataFile, readData } from './flight'
import { type HeaderRule, headerRules, headersFile } from './headers'
import { apacheFile, nginxFile, vercelFile } from './hosts'
import { applyEdits, elementsOf } from './html'
import { inlineIcons, symbolsOf } from './inline-icons'
import { inlinePictures } from './inline-pictures'
import { inlineStyles, sheetFile, sheetProblems, sheetsOf, sheetText } from './inline-styles'
import { deliveredPackages, licensesFile } from './licenses'
import { type Manifest, manifestFile, manifestOf } from './manifest'
import { twinsOf } from './markdown'
import { minifyLoader, swapModule } from './minify-loader'
import { outputProblems } from './next-output'
import { placeNotFound } from './not-found'
import { packFlight, type Renamed, withoutClasses } from './pack-flight'
import { namesByKind, pageStyles, withShortNames, wordsOf } from './page-styles'
import { pageFiles, pathOf, readPage, writeBelow } from './pages'
import { contentPolicy, statePolicy } from './policy'
import { inFile, orAdapt, stopAt } from './problems'
import { redirectPage, redirectsFile, redirectsOf } from './redirects'
import { shorten } from './short-names'
import { outlineOf, type ParsedPage, parsePage } from './site'
import { robotsFile, sitemapFields, sitemapFile, sitemapPath } from './sitemap'
import { sizeReport } from './size-report'
import { legacyScripts, removeSegments } from './unasked'

const folder = stagingFolder

const write = (file: string, content: string) => writeBelow(folder, file, content)

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** What may say class names by their long names. */
function* longTexts() {
  for (const file of listFiles(folder)) {
    if (file.endsWith('.js')) yield read(file)
    if (file.endsWith('.txt')) yield inFile(file, () => withoutClasses(readFileSync(join(folder, file))))
  }
}

/** Gives the whole sheets short names. @returns their old addresses with the new ones. */
function moveSheets(sheets: string[], short: Map<string, string>): Map<string, string> {
  const words = wordsOf(longTexts())
  return new Map(
    sheets.map((href) => {
      const { file, content } = sheetFile(withShortNames(read(href.slice(1)), short, words))
      write(file, content)
      rmSync(join(folder, href))
      return [href, `/${file}`]
    }),
  )
}

/**
 * Takes scripts out of the pages and puts the style sheet into them, one page after another: together they are large.
 * @returns what has another name in them.
 */
async function rewritePages(loader: string): Promise<Renamed> {
  const kinds = new Map(routes.map(({ path, kind }) => [path, kind]))
  const kindOf = (file: string) => kinds.get(splitLocale(pathOf(file)).path) ?? ''
  function* sources() {
    for (const file of pageFiles(folder)) yield { file, html: read(file) }
  }
  const names = namesByKind(sources(), kindOf)
  const symbols = symbolsOf(read('icons.svg'))
  const [first = ''] = pageFiles(folder)
  const sheets = sheetsOf(elementsOf(read(first)))
  const { short, of } = pageStyles(sheetText(sheets, read), names.values())
  const stylesOf = once((kind: string) => of(names.get(kind) ?? new Map()))
  const moved = moveSheets(sheets, short)
  const legacy = new Set<string>()
  for (const file of pageFiles(folder)) {
    const html = read(file)
    const elements = elementsOf(html, true)
    stopAt('defer scripts', deferProblems({ file, elements }))
    stopAt('output of Next', outputProblems({ file, elements }))
    stopAt('styles', sheetProblems({ file, sheets: sheetsOf(elements) }, { file: first, sheets }))
    const { edits, start, data } = inFile(file, () => deferScripts({ file, elements }, loader))
    if (data !== inFile(file, () => readData(folder, file)))
      stopAt('defer scripts', [`${file}: ${dataFile(file)} holds other data than the page: ${orAdapt('flight.ts')}`])
    write(start.file, start.content)
    const styles = inlineStyles(elements, stylesOf(kindOf(file)), moved)
    const rewritten = applyEdits(html, [...edits, ...styles, ...inlinePictures(elements, read)])
    write(file, shorten(inlineIcons(rewritten, symbols), short))
    for (const src of legacyScripts(elements)) legacy.add(src)
    await otherWork()
  }
  for (const src of legacy) rmSync(join(folder, src), { force: true })
  return { short, moved }
}

/**
 * What each host reads: headers, old addresses, one address per page.
 * @returns the pages that lead from old addresses to new ones.
 */
function writeForHosts(rules: HeaderRule[]): ParsedPage[] {
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
  write('.htaccess', apacheFile(rules, redirects, listFiles(folder)))
  write('vercel.json', vercelFile(rules, redirects, listFiles(folder)))
  // GitHub Pages would otherwise drop _next and make pages of the twins.
  write('.nojekyll', '')
  return pages.map(parsePage)
}

/** How many pages are in memory as a whole. */
const batch = 50

/** Reads the pages, checks their structured data and writes their Markdown twins. @returns the outlines of the pages. */
async function readPages(): Promise<{ pages: ParsedPage[]; manifest: Manifest }> {
  // Pictures are drawn meanwhile; checkCards sees that they are there.
  const files = new Set([...listFiles(folder), ...picturesFor(routes).map(({ path }) => path.slice(1))])
  const pages: ParsedPage[] = []
  const manifest: Manifest = {}
  const all = pageFiles(folder)
  for (let at = 0; at < all.length; at += batch) {
    const whole: ParsedPage[] = []
    for (const file of all.slice(at, at + batch)) {
      whole.push(parsePage(readPage(folder, file)))
      await otherWork()
    }
    const twins = twinsOf({ pages: whole }, routes)
    for (const { file, text } of twins) write(file, text)
    Object.assign(manifest, manifestOf(twins))
    checkGraph({ folder, files, pages: whole }, routes)
    pages.push(...whole.map(outlineOf))
  }
  return { pages, manifest }
}

/** What search engines and language models read beside the pages. */
function writeForMachines(manifest: Manifest, entries: ISitemapField[]) {
  for (const locale of locales) {
    write(llmsPath(locale).slice(1), llmsFile(locale))
    for (const { path, text } of feedArchives(locale)) write(localePath(path, locale).slice(1), text)
  }
  write(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
  write(`${indexNowKey()}.txt`, indexNowKey())
  write(sitemapPath.slice(1), sitemapFile(entries))
  write('robots.txt', robotsFile())
  const gap = historyGap()
  if (gap) console.log(`sitemap: no page says when it changed: ${gap}`)
}

async function preparePages(loader: string) {
  removeSegments(folder)
  placeNotFound(folder, routes)
  packFlight(folder, await rewritePages(loader))
  return readPages()
}

async function drawPictures() {
  const pictures = pictureCache('.next/cache/pictures')
  await drawCards(folder, routes, pictures.draw)
  pictures.prune()
}

async function run() {
  const editor = exportedEditor(settings.editor.repository)
  const loader = minifyLoader()
  recolorDrawings(folder)
  await drawIcons(folder)
  // The pictures are drawn on the other cores.
  const [{ pages, manifest }] = await Promise.all([preparePages(loader), drawPictures()])
  const policyOf = (some: ParsedPage[]) => contentPolicy(loader, some, embedSources(), translationSources())
  write('licenses.txt', licensesFile(deliveredPackages(editor !== undefined)))
  const { file, content } = swapModule()
  write(file, content)

  const redirects = writeForHosts(headerRules(policyOf(pages), editor !== undefined))
  const entries = sitemapFields(routes)
  writeForMachines(manifest, entries)

  const site = { folder, files: new Set(listFiles(folder)), pages: [...pages, ...redirects] }
  checkSitemap(site, entries)
  checkLinks(site)
  checkCards(site, routes)
  checkMetadata(site, routes)
  sizeReport(site, routes)
  checkSearch(site)
  // Last: sizes and checks count neither what is a header elsewhere nor a page that nothing links to or lists.
  if (editor) {
    for (const page of site.pages) write(page.file, statePolicy(readPage(folder, page.file), policyOf([page])))
    await buildEditor(folder, editor.repository)
  }

  rmSync(siteFolder, { recursive: true, force: true })
  mkdirSync(dirname(siteFolder), { recursive: true })
  renameSync(folder, siteFolder)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // At once: pictures may still be drawn.
  process.exit(1)
}
