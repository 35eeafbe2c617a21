import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Locale, localePath, locales } from '../../lib/i18n/locales'
import { headingId } from '../../lib/i18n/slug'
import { type SearchFile, type SearchTexts, searchFilePath, searchTextsPath } from '../../lib/search/file'
import { attribute } from '../shared/html'
import type { Site } from '../shared/parsed-page'
import { stopAt } from '../shared/problems'
import { limitOf } from './size-report'

const KB = 1024

/**
 * Maximum bytes that search may load, gzipped: dialog, finder, index and texts. The build warns above it, and stops
 * at 120 %.
 */
const target = 115 * KB

/** Names in our code that identify the search modules among the chunks: minifying keeps properties. */
const marks = { finder: 'isForeign', dialog: 'data-search-dialog' }

const read = ({ folder }: Site, file: string) => readFileSync(join(folder, file), 'utf8')

/** Return all scripts that an `import()` of a module loads; the bundler lists them where it loads them. */
function chunksWith(site: Site, mark: string): string[] {
  const scripts = [...site.files].filter((file) => /^_next\/static\/chunks\/[^/]+\.js$/.test(file))
  const texts = scripts.map((file) => read(site, file))
  const marked = scripts.filter((_, i) => texts[i]?.includes(mark))
  const lists = texts.flatMap((text) => [...text.matchAll(/\["static\/chunks\/[^\]]*\]/g)].map(([list]) => list))
  const wanted = lists.filter((list) => marked.some((file) => list.includes(file.slice(6))))
  return [...new Set([...wanted].flatMap((list) => (JSON.parse(list) as string[]).map((file) => `_next/${file}`)))]
}

/** Check that every page and section that search leads to exists. */
function targetProblems(site: Site, locale: Locale): string[] {
  const [name, textsName] = [searchFilePath(locale).slice(1), searchTextsPath(locale).slice(1)]
  const file: SearchFile = JSON.parse(read(site, name))
  const texts: SearchTexts = JSON.parse(read(site, textsName))
  const byPath = new Map(site.pages.map((page) => [page.path, page.elements]))
  const parts = [
    ...texts.sections.map(([page, id, heading]) => [page, id || headingId(heading), textsName] as const),
    ...file.everyday
      .flatMap(({ targets }) => targets)
      .map((target) => [Number(target.split('#')[0]), target.split('#')[1], name] as const),
  ]
  const missing = parts.flatMap(([page, id, from]) => {
    const path = file.pages[page]?.[0]
    const elements = path && byPath.get(localePath(path, locale))
    if (!elements) return [`${from}: leads to ${path}, which is missing`]
    const isThere = !id || elements.some((element) => attribute(element, 'id') === id)
    return isThere
      ? []
      : [`${from}: leads to ${path}#${id}: correct the part in content/search.${locale}.yaml, or the page`]
  })
  return [...new Set(missing)]
}

/**
 * Check the targets of search results, and measure what search loads: dialog, finder, index, and the texts of the
 * results.
 * @throws if a section of a page is missing, or if search exceeds its limit
 */
export function verifySearch(site: Site): void {
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(site.folder, file))).length, 0)
  const heaviest = (pathOf: (locale: Locale) => string) =>
    Math.max(...locales.map((locale) => weigh([pathOf(locale).slice(1)])))
  const finder = chunksWith(site, marks.finder)
  const dialog = chunksWith(site, marks.dialog)
  const parts = {
    dialog: weigh(dialog.filter((file) => !finder.includes(file))),
    finder: weigh(finder),
    index: heaviest(searchFilePath),
    texts: heaviest(searchTextsPath),
  }
  const all = parts.dialog + parts.finder + parts.index + parts.texts
  const limit = limitOf(target)
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
  const list = Object.entries(parts).map(([part, bytes]) => `${part} ${kb(bytes)}`)
  const text = `search loads ${kb(all)}: ${list.join(', ')}`
  const excess = `${text}; target ${kb(target)}, limit ${kb(limit)}`
  if (all > target && all <= limit) console.warn(`warning: ${excess}`)
  else console.log(text)
  stopAt('search', [
    ...locales.flatMap((locale) => targetProblems(site, locale)),
    ...(finder.length === 0 || dialog.length === 0
      ? ['its scripts were not found: adapt the marks, or the list of chunks, in scripts/export/verify-search.ts']
      : []),
    ...(all > limit ? [excess] : []),
  ])
}
