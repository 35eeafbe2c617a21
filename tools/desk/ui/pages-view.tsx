import { Field, Fieldset, Input, Label, Legend } from '@headlessui/react'
import { useSessionStorage } from '@mantine/hooks'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { languageName, locales } from '../../../lib/i18n/locales'
import { pagesCsv } from '../csv'
import type { DeskReport } from '../report'
import { type Order, sorted } from './columns'
import { useDrafts, withDraft } from './drafts'
import { Choice, type Option, Toggle } from './fields'
import { PagesTable } from './pages-table'
import { download } from './parts'
import { type Filter, noFilter, rowsOf } from './rows'
import { button, input } from './styles'
import { count, pageTypeName } from './words'

/** The filters of the table, and its order. */
type TableState = { filter: Filter; order?: Order }
const usualTable: TableState = { filter: noFilter }

/** Show every address of the site in both languages: to sort, filter, search and export. */
export function PagesView({ report: { pages, clinic } }: { report: DeskReport }) {
  const [drafts] = useDrafts()
  // The table keeps its state when the reader comes back.
  const [table, setTable] = useSessionStorage({
    key: 'desk-table',
    defaultValue: usualTable,
    getInitialValueInEffect: false,
    sync: false,
  })
  const change = useCallback((part: Partial<TableState>) => setTable((known) => ({ ...known, ...part })), [setTable])
  const drafted = useMemo(
    () => pages.map((page) => withDraft(page, drafts[page.path], clinic)),
    [pages, drafts, clinic],
  )
  // Typing stays responsive: the rows update when there is time.
  const filter = useDeferredValue(table.filter)
  const { order } = table
  const rows = useMemo(() => sorted(rowsOf(drafted, filter), order), [drafted, filter, order])
  const addresses = rows.flat()

  return (
    <>
      <h1 tabIndex={-1}>Every page, in {locales.map((locale) => languageName(locale)).join(' and ')}</h1>
      <Filters pageTypes={[...new Set(pages.map(({ pageType }) => pageType))]} filter={table.filter} change={change} />
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <p role="status" className="mr-auto">
          <b>{count(rows.length, 'page')}</b> of {rowsOf(pages).length}
          {filter.language === 'both' && `, ${count(addresses.length, 'address', 'addresses')}`}
        </p>
        <button
          type="button"
          className={button()}
          disabled={rows.length === 0}
          onClick={() => download('pages.csv', pagesCsv(addresses), 'text/csv;charset=utf-8')}
        >
          Download as CSV
        </button>
      </div>
      {rows.length === 0 ? (
        <p className="py-12">
          No page is like that.{' '}
          <button type="button" className={button()} onClick={() => change({ filter: noFilter })}>
            Show all pages
          </button>
        </p>
      ) : (
        <PagesTable rows={rows} language={filter.language} order={order} change={change} />
      )}
    </>
  )
}

type ChangeProps = { change: (part: Partial<TableState>) => void }

const flags = [
  ['advised', 'With advice'],
  ['orphans', 'Orphans'],
  ['listed', 'In search results'],
] as const

function Filters({ pageTypes, filter, change }: { pageTypes: string[]; filter: Filter } & ChangeProps) {
  const set = (part: Partial<Filter>) => change({ filter: { ...filter, ...part } })
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
          placeholder="Address, title, focus phrase, structured data …"
          value={filter.search}
          onChange={({ target }) => set({ search: target.value })}
        />
      </Field>
      <Choice
        label="Page type"
        value={filter.pageType}
        options={[['', 'All page types'], ...pageTypes.map((pageType): Option => [pageType, pageTypeName(pageType)])]}
        choose={(pageType) => set({ pageType })}
      />
      <Choice
        label="Language"
        value={filter.language}
        options={[['both', 'Both'], ...locales.map((locale): Option => [locale, languageName(locale)])]}
        choose={(language) => set({ language: language as Filter['language'] })}
      />
      <Fieldset>
        <Legend as="legend">Only</Legend>
        <div className="flex flex-wrap gap-x-4.5">
          {flags.map(([name, label]) => (
            <Toggle key={name} label={label} checked={filter[name]} onChange={(checked) => set({ [name]: checked })} />
          ))}
        </div>
      </Fieldset>
    </section>
  )
}
