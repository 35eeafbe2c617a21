import { type Locale, locales } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { passes } from '../analysis/score'

/** A page in both languages: a row of the table. */
export type Pair = { route: string; kind: DeskPage['kind'] } & Partial<Record<Locale, DeskPage>>

/** What is asked of the table. */
export type Filter = {
  search: string
  kind: string
  language: Locale | 'both'
  problems: boolean
  orphans: boolean
  listed: boolean
}
export const noFilter: Filter = {
  search: '',
  kind: '',
  language: 'both',
  problems: false,
  orphans: false,
  listed: false,
}

/** The pages of a report, the two languages of an address together, in the report's order. */
export function pairsOf(pages: DeskPage[]): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const page of pages) {
    const pair = pairs.get(page.route) ?? { route: page.route, kind: page.kind }
    pair[page.locale] = page
    pairs.set(page.route, pair)
  }
  return [...pairs.values()]
}

/** The languages a filter asks for. */
export const languagesOf = ({ language }: Pick<Filter, 'language'>): Locale[] =>
  language === 'both' ? [...locales] : [language]

/** The pages of a pair in the languages asked for. */
export const pagesOf = (pair: Pair, languages: Locale[]): DeskPage[] =>
  languages.flatMap((locale) => pair[locale] ?? [])

/** How many findings of a page must be mended; a light that is not green counts as one. */
export function toMend(page: DeskPage): number {
  const problems = page.findings.filter(({ level }) => level === 'problem').length
  return problems || passes(page) ? problems : 1
}

/** Letters as they are compared in a search: small, without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rows a filter leaves: those where a page in a language asked for fits. */
export function filterPairs(pairs: Pair[], filter: Filter): Pair[] {
  const asked = plain(filter.search).split(/\s+/).filter(Boolean)
  const fits = (page: DeskPage) => {
    const text = plain([page.path, page.title, page.description, page.focus ?? ''].join('\n'))
    return (
      asked.every((word) => text.includes(word)) &&
      (!filter.problems || toMend(page) > 0) &&
      (!filter.orphans || page.orphan) &&
      (!filter.listed || page.indexable)
    )
  }
  return pairs.filter(
    (pair) => (!filter.kind || pair.kind === filter.kind) && pagesOf(pair, languagesOf(filter)).some(fits),
  )
}

type Value = string | number

/** A column of the table. `each`: a cell for each language; else one for both. */
export type Column = { id: string; name: string; title?: string; each: boolean; value: (pages: DeskPage[]) => Value }

const first =
  (value: (page: DeskPage) => Value) =>
  ([page]: DeskPage[]): Value =>
    page ? value(page) : ''
const all = (names: (page: DeskPage) => string[]) => (pages: DeskPage[]) => [...new Set(pages.flatMap(names))].join(' ')

/** Whether a check of a page went well; one that was not made of it counts as well. */
export const went = ({ findings }: DeskPage, check: string) =>
  findings.every((finding) => finding.check !== check || finding.level === 'good')

/** The columns in their order, and what each is sorted by. */
export const columns: Column[] = [
  { id: 'address', name: 'Page', each: false, value: first(({ route }) => route) },
  { id: 'kind', name: 'Kind', each: false, value: first(({ kind }) => kind) },
  { id: 'title', name: 'Title', each: true, value: first(({ title }) => title) },
  { id: 'description', name: 'Description', each: true, value: first(({ description }) => description) },
  { id: 'card', name: 'Card', each: true, value: first(({ card }) => card?.bytes ?? 0) },
  { id: 'score', name: 'Score', each: true, value: first(({ score }) => score.all) },
  {
    id: 'mend',
    name: 'Mend',
    title: 'Findings that must be mended',
    each: false,
    value: (pages) => pages.reduce((sum, page) => sum + toMend(page), 0),
  },
  { id: 'words', name: 'Words', each: true, value: first(({ words }) => words) },
  {
    id: 'in',
    name: 'Links in',
    title: 'Links from other pages’ texts',
    each: true,
    value: first(({ linksIn }) => linksIn.length),
  },
  {
    id: 'out',
    name: 'Links out',
    title: 'Links to other pages of the site',
    each: true,
    value: first(({ linksOut }) => linksOut.length),
  },
  {
    id: 'hreflang',
    name: 'Pair',
    title: 'Both languages name each other (hreflang)',
    each: false,
    value: (pages) => pages.filter((page) => !went(page, 'hreflang')).length,
  },
  {
    id: 'canonical',
    name: 'Canon.',
    title: 'The page names its own address as canonical',
    each: false,
    value: (pages) => pages.filter((page) => !went(page, 'canonical')).length,
  },
  {
    id: 'orphan',
    name: 'Orphan',
    title: 'No page’s text links to it',
    each: false,
    value: (pages) => pages.filter(({ orphan }) => orphan).length,
  },
  { id: 'types', name: 'Structured data', each: false, value: all(({ types }) => types) },
  { id: 'sources', name: 'Sources', each: false, value: all(({ sources }) => sources) },
]

/** The columns a desktop screen has room for. */
export const usualColumns = columns
  .map(({ id }) => id)
  .filter((id) => !['out', 'orphan', 'types', 'sources'].includes(id))

/** The order of the table: a column, its language where it has two, and the direction. None: the site's own order. */
export type Order = { column: string; locale?: Locale; down: boolean }

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const compare = (a: Value, b: Value) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** The rows in an order; those that are equal keep their places. */
export function sortPairs(pairs: Pair[], order: Order | undefined, languages: Locale[]): Pair[] {
  const column = columns.find(({ id }) => id === order?.column)
  if (!order || !column) return pairs
  const asked = column.each ? [order.locale ?? languages[0] ?? 'en'] : languages
  const value = (pair: Pair) => column.value(pagesOf(pair, asked))
  const direction = order.down ? -1 : 1
  return [...pairs].sort((a, b) => direction * compare(value(a), value(b)))
}
