import { statSync } from 'node:fs'
import { join } from 'node:path'
import { splitLocale } from '../../lib/i18n/locales'
import type { Kind, Route } from '../../lib/kinds/kind'
import { measurer, type Sizes } from './measure'
import { inlineScriptBudget } from './minify-loader'
import { stopAt } from './problems'
import type { Site } from './site'

const KB = 1024

/** The most a page may weigh. */
const budgets: Partial<Sizes> = {
  css: 9 * KB,
  inlineScript: inlineScriptBudget,
  scripts: 170 * KB,
  fonts: 90 * KB,
  fontFiles: 2,
  drawings: 60 * KB,
}
const homeBudgets: Partial<Sizes> = { ...budgets, html: 26 * KB }

/**
 * The most the whole export should weigh for each of its pages: everything counts, fonts, cards and drawings included. Too
 * many files stop the build, since hosts count them; bytes do not, since one more article with its three pictures weighs
 * more than other pages.
 */
const perPage = { files: 6, bytes: 220 * KB }

const units: Record<keyof Sizes, string> = {
  html: 'HTML, gzipped bytes',
  css: 'inline CSS, gzipped bytes',
  inlineScript: 'inline JavaScript, bytes',
  scripts: 'JavaScript after intent, gzipped bytes',
  fonts: 'fonts, bytes',
  fontFiles: 'font files',
  preloadedFonts: 'preloaded fonts',
  drawings: 'drawings, gzipped bytes',
}

type Measured = { file: string; kind: Kind; sizes: Sizes }

function overBudget({ file, kind, sizes }: Measured): string[] {
  const limits = kind === 'home' ? homeBudgets : budgets
  const over = (Object.keys(limits) as (keyof Sizes)[])
    .filter((name) => sizes[name] > (limits[name] ?? 0))
    .map((name) => `${file}: ${units[name]}: ${sizes[name]}, budget ${limits[name]}`)
  const preloads = sizes.preloadedFonts
  return preloads === 1 ? over : [...over, `${file}: ${units.preloadedFonts}: ${preloads}, must be 1`]
}

/** Files and bytes of the export for each page. */
function growth({ folder, files }: Site, pages: number): typeof perPage {
  const bytes = [...files].reduce((total, file) => total + statSync(join(folder, file)).size, 0)
  return { files: files.size / pages, bytes: bytes / pages }
}

/** The heaviest page of each kind, as a table. */
function table(pages: Measured[]): string {
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  const kb = (bytes: number) => (bytes / KB).toFixed(1)
  const rows = kinds.map((kind) => {
    const [heaviest] = pages.filter((page) => page.kind === kind).sort((a, b) => b.sizes.html - a.sizes.html)
    if (!heaviest) return []
    const { file, sizes } = heaviest
    const fonts = `${sizes.fontFiles}: ${kb(sizes.fonts)}`
    return [
      kind,
      file,
      kb(sizes.html),
      kb(sizes.css),
      `${sizes.inlineScript} B`,
      kb(sizes.scripts),
      fonts,
      kb(sizes.drawings),
    ]
  })
  const all = [['kind', 'heaviest page', 'HTML', 'CSS', 'inline JS', 'later JS', 'fonts', 'drawings'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
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
    return kind && !page.isRedirect ? [{ file: page.file, kind, sizes: measure(page) }] : []
  })
  const { files, bytes } = growth(site, measured.length)
  console.log(table(measured))
  const heavy = bytes > perPage.bytes ? `, more than the ${perPage.bytes / KB} KB aimed at` : ''
  console.log(`${measured.length} pages, each ${files.toFixed(1)} files and ${(bytes / KB).toFixed(1)} KB${heavy}`)
  stopAt('sizes', [
    ...measured.flatMap(overBudget),
    ...(files > perPage.files ? [`files for each page: ${files.toFixed(1)}, budget ${perPage.files}`] : []),
  ])
}
