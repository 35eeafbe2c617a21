import { statSync } from 'node:fs'
import { join } from 'node:path'
import { splitLocale } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import type { PageType } from '../../lib/page-types/names'
import { brandFaces } from '../fonts/brand'
import { phoneBudget } from '../photos/encode'
import type { ParsedPage, Site } from '../shared/parsed-page'
import { stopAt } from '../shared/problems'
import { firstPhotoFiles, measurer, type Sizes, units } from './measure-page'

const KB = 1024

/** The target size of a page. The build warns above it, and stops above 120 %. */
const targets: Partial<Sizes> = {
  css: 14 * KB,
  inlineScript: 5 * KB,
  scripts: 220 * KB,
  fonts: 90 * KB,
  drawings: 80 * KB,
  photo: phoneBudget,
}

/** Includes 7 KB for the body in the hero of phones: inlined, it is painted with the first frame. */
const homeTargets = { ...targets, html: 46 * KB }

const filesPerPage = 6

/** Return the limit for a target: 120 %. */
export const limitOf = (target: number) => (target * 6) / 5

/** Counts without slack: a file that loads before the first paint delays the largest one (LCP). */
const counts: Partial<Sizes> = {
  early: 0,
  // One for a variable family, up to two for others.
  fontFiles: Object.values(brandFaces()).flat().length,
}

type Measured = { file: string; pageType: PageType; sizes: Sizes; firstPhoto: string }

/** Return the name in content/photos.yaml of the photo of the first screen (`variantsOf` names its files). */
const firstPhotoOf = (page: ParsedPage) =>
  firstPhotoFiles(page)
    .at(-1)
    ?.replace(/^\/photos\/|(-[0-9a-f]+-[a-z]+-\d+)?\.\w+$/g, '') ?? ''

/** A measure of a page that exceeds its target or limit. */
type Excess = { text: string; isOverLimit: boolean }

function findExcesses({ file, pageType, sizes, firstPhoto }: Measured): Excess[] {
  const fixes: Partial<Record<keyof Sizes, string>> = {
    photo: `: "${firstPhoto}" has too much detail even at the coarsest quality: take a calmer photo`,
  }
  const describeSize = (name: keyof Sizes, most: number, limit: number) => ({
    text: `${file}: ${units[name]}: ${sizes[name]}, target ${most}, limit ${Math.round(limit)}${fixes[name] ?? ''}`,
    isOverLimit: sizes[name] > limit,
  })
  const entriesOf = (some: Partial<Sizes>) => Object.entries(some) as [keyof Sizes, number][]
  return [
    ...entriesOf(pageType === 'home' ? homeTargets : targets)
      .filter(([name, target]) => sizes[name] > target)
      .map(([name, target]) => describeSize(name, target, limitOf(target))),
    ...entriesOf(counts)
      .filter(([name, most]) => sizes[name] > most)
      .map(([name, most]) => describeSize(name, most, most)),
  ]
}

/**
 * Count the exported files and bytes per page. Photo files count as bytes only: a small site has as many as a large
 * one.
 */
function averagePage({ folder, files }: Site, pages: number): { files: number; bytes: number } {
  const bytes = [...files].reduce((total, file) => total + statSync(join(folder, file)).size, 0)
  const others = [...files].filter((file) => !file.startsWith('photos/'))
  return { files: others.length / pages, bytes: bytes / pages }
}

const kb = (bytes: number) => (bytes / KB).toFixed(1)

/** The columns of the table: their titles and the functions that fill them. */
const columns: [title: string, cell: (page: Measured) => string][] = [
  ['page type', ({ pageType }) => pageType],
  ['heaviest page', ({ file }) => file],
  ['HTML', ({ sizes }) => kb(sizes.html)],
  ['CSS', ({ sizes }) => kb(sizes.css)],
  ['inline JS', ({ sizes }) => kb(sizes.inlineScript)],
  ['later JS', ({ sizes }) => kb(sizes.scripts)],
  ['data', ({ sizes }) => kb(sizes.data)],
  ['fonts', ({ sizes }) => `${sizes.fontFiles}: ${kb(sizes.fonts)}`],
  ['drawings', ({ sizes }) => kb(sizes.drawings)],
]

/** Format the heaviest page of each type as a table. */
function table(pages: Measured[]): string {
  const heaviest = new Map<PageType, Measured>()
  for (const page of pages)
    if (page.sizes.html > (heaviest.get(page.pageType)?.sizes.html ?? 0)) heaviest.set(page.pageType, page)
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

/** Measure the pages in the registry. Redirect pages are not included. */
function measurePages(site: Site, routes: Route[]): Measured[] {
  const measure = measurer(site.folder)
  const pageTypes = new Map(routes.map(({ path, pageType }) => [path, pageType]))
  return site.pages.flatMap((page) => {
    const pageType = pageTypes.get(splitLocale(page.path).path)
    if (!pageType || page.isRedirect) return []
    return { file: page.file, pageType, sizes: measure(page), firstPhoto: firstPhotoOf(page) }
  })
}

/**
 * Print page sizes (KB, text gzipped): a table of the heaviest page of each type, what exceeds its target, and the
 * export's size per page.
 * @throws if a page or the export exceeds a limit, naming page, measure, target and limit
 */
export function sizeReport(site: Site, routes: Route[]): void {
  const measured = measurePages(site, routes)
  console.log(table(measured))

  const withPhoto = measured.filter(({ sizes }) => sizes.photo > 0).sort((a, b) => b.sizes.photo - a.sizes.photo)
  const [heaviest] = withPhoto
  if (heaviest)
    console.log(
      `pages with a photo that loads at once: ${withPhoto.length}; on a phone at most ${kb(heaviest.sizes.photo)} KB (${heaviest.file})`,
    )

  const { files, bytes } = averagePage(site, measured.length)
  console.log(`${measured.length} pages, each ${files.toFixed(1)} files and ${kb(bytes)} KB`)

  const excesses = measured.flatMap(findExcesses)
  const text = `files for each page: ${files.toFixed(1)}, target ${filesPerPage}, limit ${limitOf(filesPerPage)}`
  if (files > filesPerPage) excesses.push({ text, isOverLimit: files > limitOf(filesPerPage) })
  for (const excess of excesses.filter(({ isOverLimit }) => !isOverLimit)) console.warn(`warning: ${excess.text}`)
  stopAt(
    'sizes',
    excesses.filter(({ isOverLimit }) => isOverLimit).map((excess) => excess.text),
  )
}
