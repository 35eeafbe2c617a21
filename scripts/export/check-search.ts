import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Locale, localePath, locales } from '../../lib/i18n/locales'
import { slugOf } from '../../lib/i18n/slug'
import { type SearchFile, searchFilePath } from '../../lib/search/file'
import { attribute } from './html'
import { stopAt } from './problems'
import type { Site } from './site'

const KB = 1024

/** The most that the first search may load, in gzipped bytes: what finds, and with it the dialog and its library. */
const budgets = { finder: 34 * KB, all: 72 * KB }

/** Text that only the module has which a part of the search loads. */
const marks = { finder: 'MiniSearch:', dialog: 'data-search-dialog' }

const read = ({ folder }: Site, file: string) => readFileSync(join(folder, file), 'utf8')

/** The scripts that an `import()` of a module loads, all of them: the bundler lists them where it loads them. */
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
  const name = searchFilePath(locale).slice(1)
  const { pages, sections, everyday }: SearchFile = JSON.parse(read(site, name))
  const byPath = new Map(site.pages.map((page) => [page.path, page.elements]))
  const parts = [
    ...sections.map(([page, id, heading]) => [page, id || slugOf(heading)] as const),
    ...everyday.flatMap(([, targets]) =>
      targets.map((target) => [Number(target.split('#')[0]), target.split('#')[1]] as const),
    ),
  ]
  const missing = parts.flatMap(([page, id]) => {
    const path = pages[page]?.[0]
    const elements = path && byPath.get(localePath(path, locale))
    if (!elements) return [`${name}: leads to ${path}, which is missing`]
    const isThere = !id || elements.some((element) => attribute(element, 'id') === id)
    return isThere
      ? []
      : [`${name}: leads to ${path}#${id}: correct the part in content/search.${locale}.yaml, or the page`]
  })
  return [...new Set(missing)]
}

/**
 * Checks what search leads to, and what its first use loads: the index of a language, what finds in it, and the dialog.
 * @throws when a part of a page is missing, or when a budget is exceeded.
 */
export function checkSearch(site: Site): void {
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(site.folder, file))).length, 0)
  const index = Math.max(...locales.map((locale) => weigh([searchFilePath(locale).slice(1)])))
  const finder = chunksWith(site, marks.finder)
  const dialog = chunksWith(site, marks.dialog)
  const weights = { finder: index + weigh(finder), all: index + weigh([...new Set([...finder, ...dialog])]) }
  const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
  console.log(
    `search: its first use loads ${kb(weights.all)}: index and finder ${kb(weights.finder)}, the rest is the dialog`,
  )
  stopAt('search', [
    ...locales.flatMap((locale) => targetProblems(site, locale)),
    ...(finder.length === 0 || dialog.length === 0
      ? ['its scripts were not found: adapt the marks to the bundler']
      : []),
    ...(['finder', 'all'] as const)
      .filter((part) => weights[part] > budgets[part])
      .map((part) => `${part}: ${kb(weights[part])}, budget ${kb(budgets[part])}`),
  ])
}
