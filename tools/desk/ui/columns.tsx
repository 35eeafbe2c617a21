import { CloseButton, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useState } from 'react'
import type { Locale } from '../../../lib/i18n/locales'
import type { Card, DeskPage } from '../report'
import { Counted } from './counters'
import { cardSource } from './parts'
import type { Row } from './rows'
import { badge, button } from './styles'
import { pageTypeName } from './words'

/** Show a page's card as a thumbnail that opens at full size. */
function Thumbnail({ page: { card, path }, className }: { page: DeskPage; className: string }) {
  const [large, setLarge] = useState(false)
  if (!card) return <span className="text-ink-2">None</span>
  return (
    <>
      <button
        type="button"
        className={`block cursor-zoom-in border border-line ${className}`}
        onClick={() => setLarge(true)}
      >
        <span className="sr-only">Enlarge: </span>
        <Picture card={card} />
      </button>
      {large && <LargeCard card={card} path={path} close={() => setLarge(false)} />}
    </>
  )
}

const Picture = ({ card, className }: { card: Card; className?: string }) => {
  const { width, height, alt } = card
  return <img className={className} src={cardSource(card)} width={width} height={height} alt={alt} loading="lazy" />
}

const LargeCard = ({ card, path, close }: { card: Card; path: string; close: () => void }) => (
  <Dialog open onClose={close} className="fixed inset-0 z-20 grid place-items-center overflow-auto p-4">
    <DialogBackdrop className="fixed inset-0 bg-spruce-950/70" />
    <DialogPanel className="relative grid gap-3 rounded bg-white p-4 md:p-6">
      <div className="flex items-start justify-between gap-4">
        <DialogTitle className="wrap-anywhere">Card of {path}</DialogTitle>
        <CloseButton className={button()}>Close</CloseButton>
      </div>
      <Picture card={card} className="max-h-[70vh] w-auto border border-line" />
      <p className="m-0 text-ink-2 text-sm">
        {card.width} × {card.height} pixels, {Math.ceil(card.bytes / 1000)} KB
      </p>
    </DialogPanel>
  </Dialog>
)

/** A column of the table. */
export type Column = {
  id: string
  name: string
  title?: string
  className?: string
  /** Each language has its own cell: `value` and `show` get only its page. */
  each?: boolean
  /** The value to sort by. */
  value: (pages: DeskPage[]) => string | number | undefined
  /** The content of its cells if that is more than the value; empty shows a dash. */
  show?: (pages: DeskPage[]) => ReactNode
}

/** Read a value from the first page: all of them share it, or it is the only one. */
const of =
  <Out,>(read: (page: DeskPage) => Out) =>
  ([page]: DeskPage[]) =>
    page && read(page)
const adviceOf = (pages: DeskPage[]) => pages.reduce((sum, { advice }) => sum + advice.length, 0)

/** The columns in their order. */
export const columns: Column[] = [
  { id: 'address', name: 'Page', value: of(({ route }) => route) },
  { id: 'pageType', name: 'Page type', value: of(({ pageType }) => pageTypeName(pageType)) },
  {
    id: 'title',
    name: 'Title',
    className: 'min-w-31 font-semibold print:min-w-0',
    each: true,
    value: of(({ title }) => title),
    show: of((page) => <Counted page={page} what="title" />),
  },
  {
    id: 'description',
    name: 'Description',
    className: 'min-w-41 print:min-w-0',
    each: true,
    value: of(({ description }) => description),
    show: of((page) => <Counted page={page} what="description" />),
  },
  {
    id: 'card',
    name: 'Card',
    each: true,
    value: of(({ card }) => card?.bytes),
    show: of((page) => <Thumbnail page={page} className="w-16.5 min-w-16.5 print:w-[14mm] print:min-w-0" />),
  },
  {
    id: 'advice',
    name: 'Advice',
    title: 'What would help the page to be found',
    value: adviceOf,
    show: (pages) => adviceOf(pages) > 0 && <span className={badge({ level: 'advice' })}>{adviceOf(pages)}</span>,
  },
  { id: 'words', name: 'Words', each: true, value: of(({ words }) => words) },
  {
    id: 'in',
    name: 'Links in',
    title: 'Links from other pages’ texts',
    each: true,
    value: of(({ linksIn }) => linksIn.length),
    show: of(({ linksIn, orphan }) => (
      <>
        {linksIn.length}
        {orphan && <small className={badge({ level: 'problem' })}>Orphan</small>}
      </>
    )),
  },
  {
    id: 'out',
    name: 'Links out',
    title: 'Links to other pages of the site',
    each: true,
    value: of(({ linksOut }) => linksOut.length),
  },
]

/** Render a cell for its pages. */
export function cellOf({ value, show = value }: Column, pages: DeskPage[]): ReactNode {
  const shown = show(pages)
  return shown || shown === 0 ? shown : <span className="text-ink-2">–</span>
}

/**
 * The sort order of the table: a column, its language if it has two, and the direction. Undefined: the site's own
 * order.
 */
export type Order = { column: string; locale?: Locale; down: boolean }

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Sort rows; equal ones keep their order. */
export function sorted(rows: Row[], order?: Order): Row[] {
  const column = columns.find(({ id }) => id === order?.column)
  if (!order || !column) return rows
  const value = (row: Row) => {
    const own = order.locale ? row.filter(({ locale }) => locale === order.locale) : row
    return String(column.value(column.each ? own.slice(0, 1) : own) ?? '')
  }
  const direction = order.down ? -1 : 1
  return rows.toSorted((a, b) => direction * collator.compare(value(a), value(b)))
}
