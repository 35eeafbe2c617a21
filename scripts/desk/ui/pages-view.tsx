import { memo, useDeferredValue, useMemo } from 'react'
import { pagesCsv } from '../analysis/csv'
import type { DeskPage } from '../analysis/report'
import { useDrafts, withDraft } from './drafts'
import { PageCards } from './pages-cards'
import { PagesTable } from './pages-table'
import {
  columns,
  type Filter,
  filterPairs,
  languagesOf,
  noFilter,
  type Order,
  pagesOf,
  pairsOf,
  sortPairs,
  usualColumns,
} from './pairs'
import { download } from './parts'
import { useWide } from './use-wide'
import { count, kindName, words } from './words'

/** How the table is set up: what is asked of it, its order, and the columns shown. */
export type TableState = { filter: Filter; order?: Order; shown: string[] }
export const usualTable: TableState = { filter: noFilter, shown: usualColumns }

type Props = { pages: DeskPage[]; table: TableState; setTable: (table: TableState) => void }

/** Every address of the site in both languages: to sort, filter, search and take away. */
export function PagesView({ pages, table, setTable }: Props) {
  const wide = useWide()
  const { drafts, clinic } = useDrafts()
  const pairs = useMemo(
    () => pairsOf(pages.map((page) => withDraft(page, drafts[page.path], clinic))),
    [pages, drafts, clinic],
  )
  // Typing stays quick: the rows follow when there is time.
  const filter = useDeferredValue(table.filter)
  const languages = useMemo(() => languagesOf(filter), [filter])
  const rows = useMemo(
    () => sortPairs(filterPairs(pairs, filter), table.order, languages),
    [pairs, filter, table.order, languages],
  )
  const shown = rows.flatMap((pair) => pagesOf(pair, languages))
  const setOrder = (order: Order | undefined) => setTable({ ...table, order })

  return (
    <>
      <h1 tabIndex={-1}>Every page, in English and Spanish</h1>
      <Filters pages={pages} filter={table.filter} setFilter={(next) => setTable({ ...table, filter: next })} />
      <div className="bar">
        <p role="status">
          <b>{count(rows.length, 'page')}</b> of {pairs.length}
          {languages.length > 1 && `, ${count(shown.length, 'address', 'addresses')}`}
        </p>
        {wide && <Chooser shown={table.shown} setShown={(ids) => setTable({ ...table, shown: ids })} />}
        {!wide && <OrderFields order={table.order} setOrder={setOrder} />}
        <button
          type="button"
          disabled={shown.length === 0}
          onClick={() => download('pages.csv', pagesCsv(shown), 'text/csv;charset=utf-8')}
        >
          Download as CSV
        </button>
      </div>
      {rows.length === 0 && (
        <p className="empty">
          No page is like that.{' '}
          <button type="button" onClick={() => setTable({ ...table, filter: noFilter })}>
            Show all pages
          </button>
        </p>
      )}
      {rows.length > 0 && wide && (
        <PagesTable rows={rows} languages={languages} shown={table.shown} order={table.order} setOrder={setOrder} />
      )}
      {rows.length > 0 && !wide && <PageCards rows={rows} languages={languages} />}
    </>
  )
}

const flags = [
  ['problems', 'With problems'],
  ['orphans', 'Orphans'],
  ['listed', 'In search results'],
] as const

type FiltersProps = { pages: DeskPage[]; filter: Filter; setFilter: (filter: Filter) => void }

const Filters = memo(function Filters({ pages, filter, setFilter }: FiltersProps) {
  const kinds = [...new Set(pages.map(({ kind }) => kind))]
  return (
    <section className="filters" aria-label="Search and filter the pages">
      <label className="grow">
        Search
        <input
          type="search"
          placeholder="Address, title, description or focus phrase"
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
        />
      </label>
      <label>
        Kind
        <select value={filter.kind} onChange={({ target }) => setFilter({ ...filter, kind: target.value })}>
          <option value="">All kinds</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Language
        <select
          value={filter.language}
          onChange={({ target }) => setFilter({ ...filter, language: target.value as Filter['language'] })}
        >
          <option value="both">Both</option>
          <option value="en">{words.languages.en}</option>
          <option value="es">{words.languages.es}</option>
        </select>
      </label>
      <fieldset>
        <legend>Only</legend>
        {flags.map(([name, label]) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={filter[name]}
              onChange={({ target }) => setFilter({ ...filter, [name]: target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </section>
  )
})

/** Which columns are shown; the address always is. */
function Chooser({ shown, setShown }: { shown: string[]; setShown: (shown: string[]) => void }) {
  const optional = columns.filter(({ id }) => id !== 'address')
  return (
    <details className="chooser">
      <summary>
        Columns ({shown.length} of {columns.length})
      </summary>
      <fieldset>
        <legend className="hidden">Columns of the table</legend>
        {optional.map(({ id, name, title }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={shown.includes(id)}
              onChange={({ target }) =>
                setShown(target.checked ? [...shown, id] : shown.filter((other) => other !== id))
              }
            />
            {name}
            {title && <small> {title}</small>}
          </label>
        ))}
        <span className="buttons">
          <button type="button" onClick={() => setShown(columns.map(({ id }) => id))}>
            All
          </button>
          <button type="button" onClick={() => setShown(usualColumns)}>
            The usual
          </button>
        </span>
      </fieldset>
    </details>
  )
}

/** The order, where there are no column headings to press. */
function OrderFields({ order, setOrder }: { order?: Order; setOrder: (order?: Order) => void }) {
  return (
    <span className="order">
      <label>
        Sort by
        <select
          value={order?.column ?? ''}
          onChange={({ target }) =>
            setOrder(target.value ? { column: target.value, down: order?.down ?? false } : undefined)
          }
        >
          <option value="">The site’s order</option>
          {columns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          disabled={!order}
          checked={order?.down ?? false}
          onChange={({ target }) => order && setOrder({ ...order, down: target.checked })}
        />
        Highest first
      </label>
    </span>
  )
}
