import { memo, type ReactNode } from 'react'
import { cx } from 'tailwind-variants/lite'
import { type Locale, locales } from '../../../lib/i18n/locales'
import { type Column, cellOf, columns, type Order } from './columns'
import { Language, PageLink } from './parts'
import type { Filter, Row } from './rows'
import { badge } from './styles'

const cell = 'border-b border-line px-1 py-2 text-left align-top tabular-nums group-hover:bg-row print:p-[1mm]'
/** Headings and addresses stay in sight. */
const heading = 'border-b border-line bg-mist px-1 py-0.5 text-left align-bottom font-semibold whitespace-nowrap'
const firstColumn = 'sticky left-0 z-1 w-39 min-w-39 border-r print:static print:w-auto print:min-w-0'

type Sorting = { order?: Order; change: (part: { order?: Order }) => void }
type TableProps = Sorting & { rows: Row[]; language: Filter['language'] }

/** Scroll position of the table when its reader opened a page. */
let left = 0
const findAgain = (box: HTMLElement | null) => {
  if (box) box.scrollTop = left
}

/** The pages as a table: a row for each address, with its languages side by side. */
export const PagesTable = memo(function PagesTable({ rows, language, ...sorting }: TableProps) {
  const languages = language === 'both' ? locales : [language]
  const two = languages.length > 1
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
          Pages with their titles, descriptions, cards, advice and links. Press a heading to sort by it.
        </caption>
        <thead className="sticky top-0 z-2 print:static">
          <tr>
            {columns.map((column) =>
              column.each && two ? (
                <th
                  key={column.id}
                  className={heading}
                  scope="colgroup"
                  colSpan={languages.length}
                  title={column.title}
                >
                  {column.name}
                </th>
              ) : (
                <SortHeading
                  key={column.id}
                  column={column}
                  locale={column.each ? languages[0] : undefined}
                  {...sorting}
                  tall={two}
                >
                  {column.name}
                </SortHeading>
              ),
            )}
          </tr>
          {two && (
            <tr>
              {columns
                .filter(({ each }) => each)
                .flatMap((column) =>
                  languages.map((locale) => (
                    <SortHeading key={`${column.id} ${locale}`} column={column} locale={locale} {...sorting}>
                      <span className="sr-only">{column.name} </span>
                      {locale.toUpperCase()}
                    </SortHeading>
                  )),
                )}
            </tr>
          )}
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row[0].route} row={row} languages={languages} />
          ))}
        </tbody>
      </table>
    </section>
  )
})

type HeadingProps = Sorting & {
  column: Column
  locale?: Locale
  /** It spans both rows of headings. */
  tall?: boolean
  children: ReactNode
}

/** Show a heading that sorts: up, down, and back to the site's own order. */
function SortHeading({ column, locale, tall, order, change, children }: HeadingProps) {
  const active = order?.column === column.id && order.locale === locale ? order : undefined
  const next = active?.down ? undefined : { column: column.id, locale, down: active !== undefined }
  return (
    <th
      className={`${heading} ${column.id === 'address' ? firstColumn : ''}`}
      scope="col"
      rowSpan={tall ? 2 : 1}
      aria-sort={active && (active.down ? 'descending' : 'ascending')}
      title={column.title}
    >
      <button
        type="button"
        className="min-h-7 cursor-pointer font-semibold hover:underline"
        onClick={() => change({ order: next })}
      >
        {children}
        <span
          aria-hidden="true"
          className={`ml-1 text-[0.625rem] print:hidden ${active ? 'text-redbud' : 'text-ink-2'}`}
        >
          {active ? (active.down ? '▼' : '▲') : '↕'}
        </span>
      </button>
    </th>
  )
}

const TableRow = ({ row, languages }: { row: Row; languages: readonly Locale[] }) => (
  <tr className="group break-inside-avoid">
    <th scope="row" className={`${cell} ${firstColumn} bg-white font-normal`}>
      {row.map(({ path, locale, indexable }) => (
        <span key={path} className="wrap-anywhere flex min-h-6.5 items-baseline gap-x-1">
          <Language locale={locale} /> <PageLink path={path} className="flex-1 pb-1" />
          {!indexable && <small className={badge()}>not in search</small>}
        </span>
      ))}
    </th>
    {columns.slice(1).flatMap((column) =>
      (column.each ? languages : [undefined]).map((locale) => (
        <td key={`${column.id} ${locale}`} className={cx(cell, column.className)}>
          {cellOf(column, locale ? row.filter((page) => page.locale === locale) : row)}
        </td>
      )),
    )}
  </tr>
)
