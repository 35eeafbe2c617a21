import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Locale, localePath, locales } from '../../lib/i18n/locales'
import { headingId } from '../../lib/i18n/slug'
import { type SearchFile, type SearchTexts, searchFilePath, searchTextsPath } from '../../lib/search/file'
import { attribute } from '../shared/html'
import { stopAt } from '../shared/problems'
import type { Site } from '../shared/site'

const KB = 1024

/** The most that search may load, in gzipped bytes: to open and answer for the first time, and with the texts that follow. */
const budgets = { first: 40 * KB, all: 54 * KB }

/** Texts by which the modules of the search are found among the chunks. */
const marks = { finder: 'fuzzyGet', dialog: 'data-search-dialog' }

const read = ({ folder }: Site, file: string) => readFileSync(join(folder, file), 'utf8')

/** Return the scripts that an `import()` of a module loads, all of them: the bundler lists them where it loads them. */
function chunksWith(site: Site, mark: string): string[] {
  const scripts = [...site.files].filter((file) => /^_next\/static\/chunks\/[^/]+\.js$/.test(file))
  const texts = scripts.map((file) => read(site, file))
  const marked = scripts.filter((_, i) => texts[i]?.includes(mark))
  const lists = texts.flatMap((text) => [...text.matchAll(/\["static\/chunks\/[^\]]*\]/g)].map(([list]) => list))
  const wanted = lists.filter((list) => marked.some((file) => list.includes(file.slice(6))))
  return [...new Set([...wanted].flatMap((list) => (JSON.parse(list) as string[]).map((file) => `_next/${file}`)))]
}

/** Every page and part that search leads to is there. */
function targetProblems(site: Site, locale: Locale): string[] {
  const [name, textsName] = [searchFilePath(locale).slice(1), searchTextsPath(locale).slice(1)]
  const file: SearchFile = JSON.parse(read(site, name))
  const texts: SearchTexts = JSON.parse(read(site, textsName))
  const pages = [...file.pages, ...texts.morePages]
  const byPath = new Map(site.pages.map((page) => [page.path, page.elements]))
  const parts = [
    ...texts.sections.map(([page, id, heading]) => [page, id || headingId(heading), textsName] as const),
    ...[file.everyday, texts.moreEveryday]
      .flatMap(({ targets }) => targets.split(/[; ]/).filter(Boolean))
      .map((target) => [Number(target.split('#')[0]), target.split('#')[1], name] as const),
  ]
  const missing = parts.flatMap(([page, id, from]) => {
    const path = pages[page]?.[0]
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
 * Check the targets of search results, and weigh what the first use loads: dialog, index and finder; then the texts of
 * the results.
 * @throws when a part of a page is missing, or when a budget is exceeded.
 */
export function checkSearch(site: Site): void {
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(site.folder, file))).length, 0)
  const heaviest = (pathOf: (locale: Locale) => string) =>
    Math.max(...locales.map((locale) => weigh([pathOf(locale).slice(1)])))
  const [index, texts] = [heaviest(searchFilePath), heaviest(searchTextsPath)]
  const finder = chunksWith(site, marks.finder)
  const dialog = chunksWith(site, marks.dialog)
  const scripts = { finder: weigh(finder), dialog: weigh(dialog.filter((file) => !finder.includes(file))) }
  const first = index + scripts.finder + scripts.dialog
  const weights = { first, all: first + texts }
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
  console.log(
    `search: opening it and the first answer load ${kb(first)}: dialog ${kb(scripts.dialog)}, finder ${kb(scripts.finder)}, index ${kb(index)}; then come the texts of the results, ${kb(texts)}: ${kb(weights.all)} in all`,
  )
  stopAt('search', [
    ...locales.flatMap((locale) => targetProblems(site, locale)),
    ...(finder.length === 0 || dialog.length === 0
      ? ['its scripts were not found: adapt the marks to the bundler']
      : []),
    ...(['first', 'all'] as const)
      .filter((part) => weights[part] > budgets[part])
      .map((part) => `${part}: ${kb(weights[part])}, budget ${kb(budgets[part])}`),
  ])
}
