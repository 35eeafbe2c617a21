import { memo, type ReactNode } from 'react'
import type { Locale } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { type Column, columns, type Order } from './columns'
import { type Pair, pagesOf } from './pairs'
import { Language, PageLink } from './parts'
import { badge } from './styles'
import { words } from './words'

const cell = 'border-b border-line px-1 py-2 text-left align-top tabular-nums group-hover:bg-[#f6f9f7] print:p-[1mm]'
/** Headings and addresses stay in sight. */
const heading = 'border-b border-line bg-mist px-1 py-0.5 text-left align-bottom font-semibold whitespace-nowrap'
const firstColumn = 'sticky left-0 z-1 w-39 min-w-39 border-r print:static print:w-auto print:min-w-0'

type TableProps = {
  rows: Pair[]
  languages: Locale[]
  shown: string[]
  order?: Order
  setOrder: (order: Order | undefined) => void
}

/** How far the table was scrolled when its reader went on to a page. */
let left = 0
const findAgain = (box: HTMLElement | null) => {
  if (box) box.scrollTop = left
}

/** The pages as a table: a row for each address, its languages side by side. */
export function PagesTable({ rows, languages, shown, ...sorting }: TableProps) {
  const used = columns.filter(({ id }) => id === 'address' || shown.includes(id))
  const two = languages.length > 1
  const names = used.map(({ id }) => id).join(' ')
  return (
    <section
      className="relative max-h-[calc(100vh-2rem)] overflow-auto border border-line print:max-h-none print:overflow-visible"
      aria-label="Table of pages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1)
      tabIndex={0}
      ref={findAgain}
      onScroll={({ currentTarget }) => {
        left = currentTarget.scrollTop
      }}
    >
      <table className="w-full border-separate border-spacing-0 text-[0.8125rem] leading-[1.35] print:text-[6.5pt]">
        <caption className="sr-only">
          Pages with their titles, descriptions, cards, scores and links. Press a heading to sort by it.
        </caption>
        <thead className="sticky top-0 z-2 print:static">
          <tr>
            {used.map((column) =>
              column.each && two ? (
                <th key={column.id} className={heading} scope="colgroup" colSpan={2} title={column.title}>
                  {column.name}
                </th>
              ) : (
                <SortHeading
                  key={column.id}
                  column={column}
                  locale={column.each ? languages[0] : undefined}
                  rows={two ? 2 : 1}
                  {...sorting}
                >
                  {column.name}
                </SortHeading>
              ),
            )}
          </tr>
          {two && (
            <tr>
              {used
                .filter(({ each }) => each)
                .flatMap((column) =>
                  languages.map((locale) => (
                    <SortHeading key={`${column.id} ${locale}`} column={column} locale={locale} rows={1} {...sorting}>
                      <span className="sr-only">{column.name} </span>
                      {words.short[locale]}
                    </SortHeading>
                  )),
                )}
            </tr>
          )}
        </thead>
        <tbody>
          {rows.map((pair) => (
            <Row key={pair.route} pair={pair} languages={languages.join(' ')} names={names} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeadingProps = Pick<TableProps, 'order' | 'setOrder'> & {
  column: Column
  locale?: Locale
  rows: number
  children: ReactNode
}

/** A heading that sorts: up, down, and back to the site's own order. */
function SortHeading({ column, locale, rows, order, setOrder, children }: HeadingProps) {
  const active = order?.column === column.id && order.locale === locale
  const direction = active ? (order.down ? 'descending' : 'ascending') : undefined
  const next = () => {
    if (!active) setOrder({ column: column.id, locale, down: false })
    else setOrder(order.down ? undefined : { ...order, down: true })
  }
  return (
    <th
      className={`${heading} ${column.id === 'address' ? firstColumn : ''}`}
      scope="col"
      rowSpan={rows}
      aria-sort={direction}
      title={column.title}
    >
      <button type="button" className="min-h-7 cursor-pointer font-semibold hover:underline" onClick={next}>
        {children}
        <span
          aria-hidden="true"
          className={`ml-1 text-[0.625rem] print:hidden ${active ? 'text-redbud' : 'text-ink-2'}`}
        >
          {direction ? (order?.down ? '▼' : '▲') : '↕'}
        </span>
      </button>
    </th>
  )
}

/** A row's props are plain texts and its pair, so that it is drawn anew only when something in it changed. */
const Row = memo(function Row({ pair, languages, names }: { pair: Pair; languages: string; names: string }) {
  const asked = languages.split(' ') as Locale[]
  const ids = names.split(' ')
  return (
    <tr className="group break-inside-avoid">
      {columns
        .filter(({ id }) => ids.includes(id))
        .flatMap((column) => {
          const { id, className } = column
          if (id === 'address') return <AddressCell key={id} pages={pagesOf(pair, asked)} />
          if (!column.each) {
            const pages = pagesOf(pair, asked)
            return <Cell key={id}>{(column.show ?? column.value)(pages) || <span className="text-ink-2">–</span>}</Cell>
          }
          return asked.map((locale) => {
            const page = pair[locale]
            const isText = id === 'title' || id === 'description'
            return (
              <Cell key={`${id} ${locale}`} className={className} lang={isText ? locale : undefined}>
                {page && (column.show ?? column.value)(page)}
              </Cell>
            )
          })
        })}
    </tr>
  )
})

type CellProps = { className?: string; lang?: string; children: ReactNode }

const Cell = ({ className = '', lang, children }: CellProps) => (
  <td className={`${cell} ${className}`} lang={lang}>
    {children}
  </td>
)

const AddressCell = ({ pages }: { pages: DeskPage[] }) => (
  <th scope="row" className={`${cell} ${firstColumn} bg-white font-normal`}>
    {pages.map(({ path, locale, indexable }) => (
      <span key={path} className="wrap-anywhere flex min-h-6.5 items-baseline gap-x-1">
        <Language locale={locale} /> <PageLink path={path} className="flex-1 pb-1" />
        {!indexable && <small className={badge()}>not in search</small>}
      </span>
    ))}
  </th>
)
