import Papa from 'papaparse'
import { type ReactNode, useState } from 'react'
import { languageName, locales } from '../../../lib/i18n/locales'
import { pixelWidth } from '../../../lib/seo/pixel-width'
import { fold } from '../../../lib/util/fold'
import type { DeskPage } from '../advise'
import { cardSource, count, languages, PageLink, pageTypeName, Select } from './parts'
import { Counted } from './previews'

/** A column: its value in the CSV file and for sorting, and what the table shows of it; nothing: not in the table. */
type Column = {
  name: string
  value: (page: DeskPage) => string | number | undefined
  show?: (page: DeskPage) => ReactNode
}

const columns: Column[] = [
  { name: 'Page', value: ({ path }) => path, show: (page) => <Address page={page} /> },
  { name: 'Address', value: ({ url }) => url },
  { name: 'Language', value: ({ locale }) => locale },
  { name: 'Page type', value: ({ pageType }) => pageType, show: ({ pageType }) => pageTypeName(pageType) },
  { name: 'Listed', value: ({ indexable }) => (indexable ? 'yes' : 'no') },
  { name: 'Focus phrase', value: ({ focus }) => focus },
  { name: 'Title', value: ({ title }) => title, show: (page) => <Counted page={page} what="title" /> },
  { name: 'Title characters', value: ({ title }) => [...title].length },
  { name: 'Title pixels', value: ({ title }) => pixelWidth(title) },
  {
    name: 'Description',
    value: ({ description }) => description,
    show: (page) => <Counted page={page} what="description" />,
  },
  { name: 'Description characters', value: ({ description }) => [...description].length },
  { name: 'Canonical', value: ({ canonical }) => canonical },
  { name: 'Card', value: ({ card }) => card?.url, show: (page) => <Thumbnail page={page} /> },
  { name: 'Structured data', value: ({ types }) => types.join(' ') },
  { name: 'Words', value: ({ words }) => words, show: ({ words }) => words },
  { name: 'Links in', value: ({ linksIn }) => linksIn.length, show: ({ linksIn }) => linksIn.length },
  { name: 'Links out', value: ({ linksOut }) => linksOut.length, show: ({ linksOut }) => linksOut.length },
  { name: 'Sources', value: ({ sources }) => sources.join(' ') },
  {
    name: 'Advice',
    value: ({ advice }) => advice.join(' '),
    show: ({ advice }) => advice.map((text) => <small key={text}>{text}</small>),
  },
  { name: 'File', value: ({ file }) => file },
]

const Address = ({ page: { path, indexable } }: { page: DeskPage }) => (
  <>
    <PageLink path={path} />
    {!indexable && <small>not in search</small>}
  </>
)

/** Show a page's card as a picture that opens at full size. */
const Thumbnail = ({ page: { card } }: { page: DeskPage }) =>
  card && (
    <a href={cardSource(card)} target="_blank" rel="noreferrer">
      <img src={cardSource(card)} width={96} height={50} alt={card.alt} loading="lazy" />
    </a>
  )

/**
 * Return the table of pages as a CSV file (RFC 4180) in the given order. It begins with a byte order mark, by which
 * Excel recognizes UTF-8. Spreadsheets run cells that begin like a formula, so an apostrophe makes those text (OWASP,
 * CSV Injection).
 */
export function pagesCsv(pages: DeskPage[]): string {
  const rows = pages.map((page) => columns.map(({ value }) => value(page)))
  return `\uFEFF${Papa.unparse([columns.map(({ name }) => name), ...rows], { escapeFormulae: true })}\r\n`
}

/** Offer the pages as a file. */
function downloadCsv(pages: DeskPage[]) {
  const href = URL.createObjectURL(new Blob([pagesCsv(pages)], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href, download: 'pages.csv' }).click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

/** The pages to choose from, by what is to be done about them. */
const choices = {
  all: { name: 'All pages', has: () => true },
  advised: { name: 'With advice', has: ({ advice }: DeskPage) => advice.length > 0 },
  listed: { name: 'In search results', has: ({ indexable }: DeskPage) => indexable },
}

const noFilter = { search: '', pageType: '', language: '', choice: 'all' as keyof typeof choices }
type Filter = typeof noFilter

function isShown(page: DeskPage, { search, pageType, language, choice }: Filter): boolean {
  const { path, title, description, focus, types, sources, advice } = page
  const text = fold([path, title, description, focus, ...types, ...sources, ...advice].join('\n'))
  return (
    fold(search)
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (!pageType || page.pageType === pageType) &&
    (!language || page.locale === language) &&
    choices[choice].has(page)
  )
}

/** The order of the table; without one, pages are in the site's own. */
type Order = { column: Column; down: boolean }

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function sorted(pages: DeskPage[], order?: Order): DeskPage[] {
  if (!order) return pages
  const text = (page: DeskPage) => String(order.column.value(page) ?? '')
  return pages.toSorted((a, b) => (order.down ? -1 : 1) * collator.compare(text(a), text(b)))
}

/** Show every address of the site: to sort, filter, search and export. */
export function Pages({ pages }: { pages: DeskPage[] }) {
  const [filter, setFilter] = useState(noFilter)
  const [order, setOrder] = useState<Order>()
  const found = pages.filter((page) => isShown(page, filter))
  const shown = sorted(found, order)
  const inTable = columns.filter(({ show }) => show)
  return (
    <>
      <h1 tabIndex={-1}>Every page, in {locales.map((locale) => languageName(locale)).join(' and ')}</h1>
      <Filters pages={pages} filter={filter} change={(part) => setFilter({ ...filter, ...part })} />
      <p className="row">
        <span role="status">
          {count(shown.length, 'page')} of {pages.length}
        </span>
        <button type="button" onClick={() => setFilter(noFilter)}>
          Show all pages
        </button>
        <button type="button" onClick={() => downloadCsv(shown)}>
          Download as CSV
        </button>
      </p>
      <table>
        <caption>Press a heading to sort by it. “Links in” counts the links in other pages’ texts.</caption>
        <thead>
          <tr>
            {inTable.map((column) => (
              <Heading key={column.name} column={column} order={order} sort={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((page) => (
            <tr key={page.path}>
              {inTable.map(({ name, show }) => {
                const Cell = name === 'Page' ? 'th' : 'td'
                return (
                  <Cell key={name} scope={name === 'Page' ? 'row' : undefined}>
                    {show?.(page)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type HeadingProps = { column: Column; order?: Order; sort: (order?: Order) => void }

/** Show a heading that sorts: up, down, and back to the site's own order. */
function Heading({ column, order, sort }: HeadingProps) {
  const active = order?.column === column ? order : undefined
  return (
    <th scope="col" aria-sort={active && (active.down ? 'descending' : 'ascending')}>
      <button type="button" onClick={() => sort(active?.down ? undefined : { column, down: active !== undefined })}>
        {column.name} <span aria-hidden="true">{active ? (active.down ? '▼' : '▲') : '↕'}</span>
      </button>
    </th>
  )
}

type FiltersProps = { pages: DeskPage[]; filter: Filter; change: (part: Partial<Filter>) => void }

function Filters({ pages, filter, change }: FiltersProps) {
  const pageTypes = [...new Set(pages.map(({ pageType }) => pageType))].map(
    (name) => [name, pageTypeName(name)] as const,
  )
  const names = Object.entries(choices).map(([choice, { name }]) => [choice as Filter['choice'], name] as const)
  return (
    <search className="row">
      <label>
        Search
        <input
          type="search"
          placeholder="Address, title, focus phrase …"
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <Select
        label="Page type"
        value={filter.pageType}
        options={[['', 'All types'], ...pageTypes]}
        choose={(pageType) => change({ pageType })}
      />
      <Select
        label="Language"
        value={filter.language}
        options={[['', 'All languages'], ...languages]}
        choose={(language) => change({ language })}
      />
      <Select label="Only" value={filter.choice} options={names} choose={(choice) => change({ choice })} />
    </search>
  )
}
