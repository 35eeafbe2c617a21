import type { ReactNode } from 'react'
import type { Locale } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { CutOff, DescriptionCounters, TitleCounters } from './counters'
import { type Pair, pagesOf, toMend, went } from './pairs'
import { Score, Sign, Thumbnail } from './parts'
import { badge, colour } from './styles'
import { kindName, words } from './words'

type Value = string | number
/** What a column is sorted by, and what its cells show where that is more than the value; nothing is a dash. */
type Cell<Of> = { value: (of: Of) => Value; show?: (of: Of) => ReactNode }
/** A column of the table. `each`: a cell for each language; else one for both. */
export type Column = { id: string; name: string; title?: string; className?: string } & (
  | ({ each: true } & Cell<DeskPage>)
  | ({ each: false } & Cell<DeskPage[]>)
)

const problemsOf = (pages: DeskPage[]) => pages.reduce((sum, page) => sum + toMend(page), 0)
const count = (pages: DeskPage[], is: (page: DeskPage) => boolean) => pages.filter(is).length
const list = (items: string[]) => [...new Set(items)].join(', ')

/** How a check of both languages went, in words of its own; it is not made of pages that are not listed. */
const answer = (check: string, good: string, bad: string): Cell<DeskPage[]> => ({
  value: (pages) => count(pages, (page) => !went(page, check)),
  show: (pages) => {
    if (pages.every(({ indexable }) => !indexable)) return ''
    const ok = pages.every((page) => went(page, check))
    return <Sign ok={ok}>{ok ? good : bad}</Sign>
  },
})

/** The columns in their order. */
export const columns: Column[] = [
  { id: 'address', name: 'Page', each: false, value: ([page]) => page?.route ?? '' },
  {
    id: 'kind',
    name: 'Kind',
    each: false,
    value: ([page]) => page?.kind ?? '',
    show: ([page]) => page && kindName(page.kind),
  },
  {
    id: 'title',
    name: 'Title',
    className: 'min-w-31 font-semibold print:min-w-0',
    each: true,
    value: ({ title }) => title,
    show: ({ title, titlePixels }) => (
      <>
        <CutOff text={title} what="title" />
        <TitleCounters title={title} pixels={titlePixels} />
      </>
    ),
  },
  {
    id: 'description',
    name: 'Description',
    className: 'min-w-41 print:min-w-0',
    each: true,
    value: ({ description }) => description,
    show: ({ description }) => (
      <>
        <CutOff text={description} what="description" />
        <DescriptionCounters description={description} />
      </>
    ),
  },
  {
    id: 'card',
    name: 'Card',
    each: true,
    value: ({ card }) => card?.bytes ?? 0,
    show: (page) => <Thumbnail page={page} className="w-16.5 min-w-16.5 print:w-[14mm] print:min-w-0" />,
  },
  {
    id: 'score',
    name: 'Score',
    each: true,
    value: ({ score }) => score.all,
    show: ({ score }) => <Score value={score.all} />,
  },
  {
    id: 'mend',
    name: 'Mend',
    title: 'Findings that must be mended',
    each: false,
    value: problemsOf,
    show: (pages) =>
      problemsOf(pages) === 0 ? <Sign ok>Nothing to mend</Sign> : <b className={colour.problem}>{problemsOf(pages)}</b>,
  },
  { id: 'words', name: 'Words', each: true, value: ({ words }) => words },
  {
    id: 'in',
    name: 'Links in',
    title: 'Links from other pages’ texts',
    each: true,
    value: ({ linksIn }) => linksIn.length,
    show: ({ linksIn, orphan }) => (
      <>
        {linksIn.length}
        {orphan && <small className={badge({ level: 'problem' })}>Orphan</small>}
      </>
    ),
  },
  {
    id: 'out',
    name: 'Links out',
    title: 'Links to other pages of the site',
    each: true,
    value: ({ linksOut }) => linksOut.length,
  },
  {
    id: 'hreflang',
    name: 'Pair',
    title: 'Both languages name each other (hreflang)',
    each: false,
    ...answer('hreflang', 'Both languages name each other', 'The languages do not name each other'),
  },
  {
    id: 'canonical',
    name: 'Canon.',
    title: 'The page names its own address as canonical',
    each: false,
    ...answer('canonical', 'Canonical address is its own', 'Canonical address is wrong'),
  },
  {
    id: 'orphan',
    name: 'Orphan',
    title: 'No page’s text links to it',
    each: false,
    value: (pages) => count(pages, ({ orphan }) => orphan),
    show: (pages) => list(pages.flatMap(({ orphan, locale }) => (orphan ? words.languages[locale] : []))),
  },
  {
    id: 'types',
    name: 'Structured data',
    className: 'min-w-36 print:min-w-0',
    each: false,
    value: (pages) => list(pages.flatMap(({ types }) => types)),
  },
  {
    id: 'sources',
    name: 'Sources',
    className: 'min-w-36 print:min-w-0',
    each: false,
    value: (pages) => list(pages.flatMap(({ sources }) => sources)),
  },
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
  const value = (pair: Pair) => {
    if (!column.each) return column.value(pagesOf(pair, languages))
    const page = pair[order.locale ?? languages[0] ?? 'en']
    return page ? column.value(page) : ''
  }
  const direction = order.down ? -1 : 1
  return [...pairs].sort((a, b) => direction * compare(value(a), value(b)))
}
