import { memo, type ReactNode } from 'react'
import type { Locale } from '../../../lib/i18n/locales'
import type { DeskPage } from '../analysis/report'
import { CutOff, DescriptionCounters, TitleCounters } from './counters'
import { type Column, columns, type Order, type Pair, pagesOf, toMend, went } from './pairs'
import { Language, PageLink, Score, Sign, Thumbnail } from './parts'
import { kindName, words } from './words'

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
export function PagesTable({ rows, languages, shown, order, setOrder }: TableProps) {
  const used = columns.filter(({ id }) => id === 'address' || shown.includes(id))
  const two = languages.length > 1
  const names = used.map(({ id }) => id).join(' ')
  return (
    <section
      className="scroll"
      aria-label="Table of pages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1)
      tabIndex={0}
      ref={findAgain}
      onScroll={({ currentTarget }) => {
        left = currentTarget.scrollTop
      }}
    >
      <table className="pages">
        <caption className="hidden">
          Pages with their titles, descriptions, cards, scores and links. Press a heading to sort by it.
        </caption>
        <thead>
          <tr>
            {used.map((column) =>
              column.each && two ? (
                <th key={column.id} className={column.id} scope="colgroup" colSpan={2} title={column.title}>
                  {column.name}
                </th>
              ) : (
                <SortHeading
                  key={column.id}
                  column={column}
                  locale={column.each ? languages[0] : undefined}
                  rows={two ? 2 : 1}
                  order={order}
                  setOrder={setOrder}
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
                    <SortHeading
                      key={`${column.id} ${locale}`}
                      column={column}
                      locale={locale}
                      rows={1}
                      order={order}
                      setOrder={setOrder}
                    >
                      <span className="hidden">{column.name} </span>
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
    <th className={column.id} scope="col" rowSpan={rows} aria-sort={direction} title={column.title}>
      <button type="button" onClick={next}>
        {children}
        <span aria-hidden="true" className="arrow">
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
    <tr>
      {columns
        .filter(({ id }) => ids.includes(id))
        .flatMap((column) => {
          if (column.id === 'address') return <AddressCell key={column.id} pair={pair} languages={asked} />
          if (!column.each) {
            return (
              <td key={column.id} className={column.id}>
                {shared[column.id]?.(pagesOf(pair, asked))}
              </td>
            )
          }
          return asked.map((locale) => {
            const page = pair[locale]
            return (
              <td key={`${column.id} ${locale}`} className={column.id} lang={isText(column) ? locale : undefined}>
                {page && own[column.id]?.(page)}
              </td>
            )
          })
        })}
    </tr>
  )
})

const isText = ({ id }: Column) => id === 'title' || id === 'description'

function AddressCell({ pair, languages }: { pair: Pair; languages: Locale[] }) {
  return (
    <th scope="row" className="address">
      {pagesOf(pair, languages).map((page) => (
        <span key={page.path}>
          <Language locale={page.locale} /> <PageLink path={page.path} />
          {!page.indexable && <small className="tag">not in search</small>}
        </span>
      ))}
    </th>
  )
}

/** Cells of one page. */
const own: Record<string, (page: DeskPage) => ReactNode> = {
  title: ({ title, titlePixels }) => (
    <>
      <CutOff text={title} what="title" />
      <TitleCounters title={title} pixels={titlePixels} />
    </>
  ),
  description: ({ description }) => (
    <>
      <CutOff text={description} what="description" />
      <DescriptionCounters description={description} />
    </>
  ),
  card: (page) => <Thumbnail page={page} />,
  score: ({ score }) => <Score value={score.all} />,
  words: ({ words: number }) => number,
  in: ({ linksIn, orphan }) => (
    <>
      {linksIn.length}
      {orphan && <small className="tag problem">Orphan</small>}
    </>
  ),
  out: ({ linksOut }) => linksOut.length,
}

/** How a check of both languages went, in words of its own; it is not made of pages that are not listed. */
function answer(pages: DeskPage[], check: string, good: string, bad: string): ReactNode {
  if (pages.every(({ indexable }) => !indexable)) return <span className="quiet">–</span>
  const ok = pages.every((page) => went(page, check))
  return <Sign ok={ok}>{ok ? good : bad}</Sign>
}

const list = (items: string[]) => (items.length > 0 ? items.join(', ') : <span className="quiet">–</span>)

/** Cells that stand for both languages. */
const shared: Record<string, (pages: DeskPage[]) => ReactNode> = {
  kind: ([page]) => page && kindName(page.kind),
  mend: (pages) => {
    const number = pages.reduce((sum, page) => sum + toMend(page), 0)
    return number === 0 ? <Sign ok>Nothing to mend</Sign> : <b className="problem">{number}</b>
  },
  hreflang: (pages) =>
    answer(pages, 'hreflang', 'Both languages name each other', 'The languages do not name each other'),
  canonical: (pages) => answer(pages, 'canonical', 'Canonical address is its own', 'Canonical address is wrong'),
  orphan: (pages) => list(pages.filter(({ orphan }) => orphan).map(({ locale }) => words.languages[locale])),
  types: (pages) => list([...new Set(pages.flatMap(({ types }) => types))]),
  sources: (pages) => list([...new Set(pages.flatMap(({ sources }) => sources))]),
}
