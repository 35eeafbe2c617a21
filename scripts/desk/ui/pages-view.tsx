import { Field, Fieldset, Input, Label, Legend, Popover, PopoverButton, PopoverPanel, Select } from '@headlessui/react'
import { memo, useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { locales } from '../../../lib/i18n/locales'
import { pagesCsv } from '../analysis/csv'
import type { DeskPage } from '../analysis/report'
import { columns, type Order, sortPairs, usualColumns } from './columns'
import { useDrafts, withDraft } from './drafts'
import { PageCards } from './pages-cards'
import { PagesTable } from './pages-table'
import { type Filter, filterPairs, languagesOf, noFilter, pagesOf, pairsOf } from './pairs'
import { Check, download } from './parts'
import { button, input, popup } from './styles'
import { count, kindName, words } from './words'

/** From this width on (tailwind.config.ts, `md`) the pages stand in a table; on paper, too. */
const wideScreen = '(min-width: 980px), print'

function subscribe(changed: () => void) {
  const media = matchMedia(wideScreen)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** How the table is set up: what is asked of it, its order, and the columns shown. */
export type TableState = { filter: Filter; order?: Order; shown: string[] }
export const usualTable: TableState = { filter: noFilter, shown: usualColumns }

type Props = { pages: DeskPage[]; table: TableState; setTable: (table: TableState) => void }

/** Every address of the site in both languages: to sort, filter, search and take away. */
export function PagesView({ pages, table, setTable }: Props) {
  const wide = useSyncExternalStore(subscribe, () => matchMedia(wideScreen).matches)
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
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="mr-auto">
          <b>{count(rows.length, 'page')}</b> of {pairs.length}
          {languages.length > 1 && `, ${count(shown.length, 'address', 'addresses')}`}
        </p>
        {wide && <Chooser shown={table.shown} setShown={(ids) => setTable({ ...table, shown: ids })} />}
        {!wide && <OrderFields order={table.order} setOrder={setOrder} />}
        <button
          type="button"
          className={button()}
          disabled={shown.length === 0}
          onClick={() => download('pages.csv', pagesCsv(shown), 'text/csv;charset=utf-8')}
        >
          Download as CSV
        </button>
      </div>
      {rows.length === 0 && (
        <p className="py-12">
          No page is like that.{' '}
          <button type="button" className={button()} onClick={() => setTable({ ...table, filter: noFilter })}>
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
  const set = (change: Partial<Filter>) => setFilter({ ...filter, ...change })
  return (
    <section
      className="mt-5 mb-3 grid items-end gap-x-5 gap-y-3 md:grid-cols-[minmax(18rem,1fr)_12rem_9rem_auto] print:hidden"
      aria-label="Search and filter the pages"
    >
      <Field>
        <Label>Search</Label>
        <Input
          type="search"
          className={input}
          placeholder="Address, title, description or focus phrase"
          value={filter.search}
          onChange={({ target }) => set({ search: target.value })}
        />
      </Field>
      <Choice
        label="Kind"
        value={filter.kind}
        choices={[['', 'All kinds'], ...kinds.map((kind): Option => [kind, kindName(kind)])]}
        choose={(kind) => set({ kind })}
      />
      <Choice
        label="Language"
        value={filter.language}
        choices={[['both', 'Both'], ...locales.map((locale): Option => [locale, words.languages[locale]])]}
        choose={(language) => set({ language: language as Filter['language'] })}
      />
      <Fieldset>
        <Legend as="legend">Only</Legend>
        <div className="flex flex-wrap gap-x-4.5">
          {flags.map(([name, label]) => (
            <Check key={name} label={label} checked={filter[name]} onChange={(checked) => set({ [name]: checked })} />
          ))}
        </div>
      </Fieldset>
    </section>
  )
})

type Option = [value: string, name: string]
type ChoiceProps = { label: string; value: string; choices: Option[]; choose: (value: string) => void }

const Choice = ({ label, value, choices, choose }: ChoiceProps) => (
  <Field>
    <Label>{label}</Label>
    <Select className={input} value={value} onChange={({ target }) => choose(target.value)}>
      {choices.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
)

/** Which columns are shown; the address always is. */
function Chooser({ shown, setShown }: { shown: string[]; setShown: (shown: string[]) => void }) {
  const toggle = (id: string) => (checked: boolean) =>
    setShown(checked ? [...shown, id] : shown.filter((other) => other !== id))
  return (
    <Popover className="relative print:hidden">
      <PopoverButton className={button()}>
        Columns ({shown.length} of {columns.length})
      </PopoverButton>
      <PopoverPanel className={`right-0 mt-1 w-96 max-w-[90vw] p-4 ${popup}`}>
        <Fieldset>
          <Legend className="sr-only">Columns of the table</Legend>
          {columns.slice(1).map(({ id, name, title }) => (
            <Check
              key={id}
              label={
                <>
                  {name} {title && <small className="text-ink-2">{title}</small>}
                </>
              }
              checked={shown.includes(id)}
              onChange={toggle(id)}
            />
          ))}
        </Fieldset>
        <p className="flex gap-2.5">
          <button type="button" className={button()} onClick={() => setShown(columns.map(({ id }) => id))}>
            All
          </button>
          <button type="button" className={button()} onClick={() => setShown(usualColumns)}>
            The usual
          </button>
        </p>
      </PopoverPanel>
    </Popover>
  )
}

/** The order, where there are no column headings to press. */
function OrderFields({ order, setOrder }: { order?: Order; setOrder: (order?: Order) => void }) {
  const down = order?.down ?? false
  return (
    <div className="flex flex-wrap items-end gap-x-4">
      <Choice
        label="Sort by"
        value={order?.column ?? ''}
        choices={[['', 'The site’s order'], ...columns.map(({ id, name }): Option => [id, name])]}
        choose={(column) => setOrder(column ? { column, down } : undefined)}
      />
      <Check
        label="Highest first"
        disabled={!order}
        checked={down}
        onChange={(checked) => order && setOrder({ ...order, down: checked })}
      />
    </div>
  )
}
