import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { once } from '../../lib/content/once'
import { splitLocale } from '../../lib/i18n/locales'
import type { Kind, Route } from '../../lib/kinds/kind'
import { phoneWidth } from '../../lib/pictures/photo-shapes'
import { brandFaces } from '../fonts/brand'
import { phoneBudget } from '../photos/encode'
import { attribute, type Element, textOf } from './html'
import { inlineScriptBudget } from './minify-loader'
import { stopAt } from './problems'
import { deferredFiles, type ParsedPage, referencesOf, type Site } from './site'

/** What is measured of a page, and in what. */
const units = {
  html: 'HTML, gzipped bytes',
  css: 'inline CSS, gzipped bytes',
  inlineScript: 'inline JavaScript, bytes',
  scripts: 'JavaScript after intent, gzipped bytes',
  data: 'data that a soft navigation fetches, gzipped bytes',
  fonts: 'fonts, bytes',
  fontFiles: 'font files',
  early: 'files that delay the first paint',
  drawings: 'drawings, gzipped bytes',
  photo: 'photo of the first screen on a phone, bytes',
}

/** What a visitor's device loads for one page, in those units; text as it travels, gzipped. */
type Sizes = Record<keyof typeof units, number>

const gzipped = (content: string | Buffer) => gzipSync(content).length
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** What asks for files after the first paint only (app/styles/late.css). */
const late = /@font-face\{[^}]*\}|@keyframes late\{to\{[^}]*\}\}/g

/** The files a style sheet names. */
const urlsIn = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url = '']) => url)

const isPhoto = (element: Element) =>
  element.tagName === 'img' && attribute(element, 'src')?.startsWith('/photos/') === true

const isFirstPhoto = (element: Element) => isPhoto(element) && attribute(element, 'fetchpriority') === 'high'

/** The file of a `srcset` that a phone takes. */
function phoneFile(srcset: string): string {
  const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
  const fitting = candidates.filter(([, width = '']) => Number.parseInt(width, 10) <= phoneWidth)
  return (fitting.at(-1) ?? candidates[0])?.[0] ?? ''
}

/** The files that phones may take of the photo of the first screen, one for each format. */
function firstPhotoFiles({ elements }: ParsedPage): string[] {
  const pictures = elements.filter(({ tagName }) => ['source', 'img'].includes(tagName))
  const at = pictures.findIndex(isFirstPhoto)
  if (at < 0) return []
  const start = pictures.slice(0, at).findLastIndex(({ tagName }) => tagName === 'img') + 1
  const sources = pictures.slice(start, at).filter((source) => attribute(source, 'media') === undefined)
  const image = attribute(pictures[at] as Element, 'src') ?? ''
  return [...sources.map((source) => phoneFile(attribute(source, 'srcset') ?? '')), image]
}

/** Measures pages of an exported folder; a file is read once. */
export function measurer(folder: string) {
  const sizeOf = once((path: string) => {
    const content = readFileSync(join(folder, path))
    return { raw: content.length, gzip: gzipped(content) }
  })

  return (page: ParsedPage): Sizes => {
    const textsOf = (tag: string) => page.elements.filter((element) => element.tagName === tag)
    const css = textsOf('style').map(textOf).join('')
    const inline = textsOf('script').filter((script) => !attribute(script, 'type') && !attribute(script, 'src'))
    const fonts = new Set(urlsIn(css).filter((url) => url.endsWith('.woff2')))
    const early = page.elements.filter(
      (element) =>
        attribute(element, 'rel')?.endsWith('preload') ||
        (element.tagName === 'img' &&
          attribute(element, 'loading') !== 'lazy' &&
          !attribute(element, 'src')?.startsWith('data:')) ||
        (element.tagName === 'use' && !attribute(element, 'href')?.startsWith('#')),
    )
    // The style sheet is the same on all pages: its drawings count for each, though not every page shows them all.
    const drawings = [...referencesOf(page).map(({ url }) => url), ...urlsIn(css)]
      .map((url) => url.split('#')[0] ?? '')
      .filter((url) => url.startsWith('/drawings/') && url.endsWith('.svg'))
    const deferred = deferredFiles(page).map((path) => sizeOf(path).gzip)
    return {
      html: gzipped(readFileSync(join(folder, page.file))),
      css: css ? gzipped(css) : 0,
      inlineScript: sum(inline.map((script) => Buffer.byteLength(textOf(script)))),
      scripts: sum(deferred),
      data: deferred[0] ?? 0,
      fonts: sum([...fonts].map((path) => sizeOf(path).raw)),
      fontFiles: fonts.size,
      // The photo of the first screen may load at once, since it is what the visitor waits for.
      early: early.length - Math.min(early.filter(isFirstPhoto).length, 1) + urlsIn(css.replace(late, '')).length,
      drawings: sum([...new Set(drawings)].map((path) => sizeOf(path).gzip)),
      photo: Math.max(0, ...firstPhotoFiles(page).map((path) => sizeOf(path).raw)),
    }
  }
}

const KB = 1024

/** The most a page may weigh. */
const budgets: Partial<Sizes> = {
  css: 9 * KB,
  inlineScript: inlineScriptBudget,
  scripts: 170 * KB,
  fonts: 90 * KB,
  // One of a variable family, up to two of another.
  fontFiles: Object.values(brandFaces()).flat().length,
  // Whatever is under way before the first paint delays the largest one (LCP).
  early: 0,
  drawings: 60 * KB,
  photo: phoneBudget,
}
const homeHtml = 26 * KB

/**
 * The most the whole export should weigh for each of its pages: everything counts, fonts, cards and drawings included. Too
 * many files stop the build, since hosts count them; bytes do not, since one more article with its three pictures weighs
 * more than other pages.
 */
const perPage = { files: 6, bytes: 220 * KB }

/** What the files of one photo may add to the HTML of the home page, gzipped: the clinic's photos are no reason to stop. */
const photoMarkup = 200

type Measured = { file: string; kind: Kind; sizes: Sizes; photos: number; firstPhoto: string }

/** The name in content/photos.yaml of the photo of the first screen (`variantsOf` names its files). */
const firstPhotoOf = (page: ParsedPage) =>
  firstPhotoFiles(page)
    .at(-1)
    ?.replace(/^\/photos\/|(-[0-9a-f]+-[a-z]+-\d+)?\.\w+$/g, '') ?? ''

function overBudget({ file, kind, sizes, photos, firstPhoto }: Measured): string[] {
  const fixes: Partial<Record<keyof Sizes, string>> = {
    photo: `: "${firstPhoto}" has too much detail even at the coarsest quality: take a calmer photo`,
  }
  const limits = kind === 'home' ? { ...budgets, html: homeHtml + photos * photoMarkup } : budgets
  return (Object.keys(limits) as (keyof Sizes)[])
    .filter((name) => sizes[name] > (limits[name] ?? 0))
    .map((name) => `${file}: ${units[name]}: ${sizes[name]}, budget ${limits[name]}${fixes[name] ?? ''}`)
}

/** Files and bytes of the export for each page. A photo has many files, as many on a small site as on a large one. */
function growth({ folder, files }: Site, pages: number): typeof perPage {
  const bytes = [...files].reduce((total, file) => total + statSync(join(folder, file)).size, 0)
  const others = [...files].filter((file) => !file.startsWith('photos/'))
  return { files: others.length / pages, bytes: bytes / pages }
}

const kb = (bytes: number) => (bytes / KB).toFixed(1)

/** The columns of the table: their titles, and what they say of a page. */
const columns: [title: string, cell: (page: Measured) => string][] = [
  ['kind', ({ kind }) => kind],
  ['heaviest page', ({ file }) => file],
  ['HTML', ({ sizes }) => kb(sizes.html)],
  ['CSS', ({ sizes }) => kb(sizes.css)],
  ['inline JS', ({ sizes }) => `${sizes.inlineScript} B`],
  ['later JS', ({ sizes }) => kb(sizes.scripts)],
  ['data', ({ sizes }) => kb(sizes.data)],
  ['fonts', ({ sizes }) => `${sizes.fontFiles}: ${kb(sizes.fonts)}`],
  ['drawings', ({ sizes }) => kb(sizes.drawings)],
]

/** The heaviest page of each kind, as a table. */
function table(pages: Measured[]): string {
  const heaviest = new Map<Kind, Measured>()
  for (const page of pages)
    if (page.sizes.html > (heaviest.get(page.kind)?.sizes.html ?? 0)) heaviest.set(page.kind, page)
  const cells = columns.map(([title, cell]) => {
    const column = [title, ...[...heaviest.values()].map(cell)]
    return column.map((text) => text.padEnd(Math.max(...column.map(({ length }) => length))))
  })
  return Array.from({ length: heaviest.size + 1 }, (_, row) =>
    cells
      .map((column) => column[row])
      .join('  ')
      .trimEnd(),
  ).join('\n')
}

/**
 * Measures every page of the registry (KB, text gzipped) and prints the heaviest of each kind as a table, and what the
 * whole export weighs for each page.
 * @throws when a page or the export is over a budget, naming page, measure and budget.
 */
export function sizeReport(site: Site, routes: Route[]): void {
  const measure = measurer(site.folder)
  const kinds = new Map(routes.map(({ path, kind }) => [path, kind]))
  const measured = site.pages.flatMap((page) => {
    const kind = kinds.get(splitLocale(page.path).path)
    return kind && !page.isRedirect
      ? [
          {
            file: page.file,
            kind,
            sizes: measure(page),
            photos: page.elements.filter(isPhoto).length,
            firstPhoto: firstPhotoOf(page),
          },
        ]
      : []
  })
  const { files, bytes } = growth(site, measured.length)
  console.log(table(measured))
  const withPhoto = measured.filter(({ sizes }) => sizes.photo > 0).sort((a, b) => b.sizes.photo - a.sizes.photo)
  const [heaviest] = withPhoto
  if (heaviest)
    console.log(
      `pages with a photo that loads at once: ${withPhoto.length}; on a phone at most ${kb(heaviest.sizes.photo)} KB (${heaviest.file})`,
    )
  const heavy = bytes > perPage.bytes ? `, more than the ${perPage.bytes / KB} KB aimed at` : ''
  console.log(`${measured.length} pages, each ${files.toFixed(1)} files and ${kb(bytes)} KB${heavy}`)
  stopAt('sizes', [
    ...measured.flatMap(overBudget),
    ...(files > perPage.files ? [`files for each page: ${files.toFixed(1)}, budget ${perPage.files}`] : []),
  ])
}
