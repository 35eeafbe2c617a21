import type { DeskPage } from './report'

type Cell = string | number | boolean | undefined

/** Spreadsheets run what begins like a formula: an apostrophe makes it text (OWASP, CSV Injection). */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cell(value: Cell): string {
  const text = typeof value === 'string' ? harmless(value) : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file (RFC 4180), with the mark by which Excel knows that it is UTF-8. */
export const csv = (rows: Cell[][]): string => `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

const columns: [name: string, value: (page: DeskPage) => Cell][] = [
  ['Address', ({ url }) => url],
  ['Language', ({ locale }) => locale],
  ['Kind', ({ kind }) => kind],
  ['Listed', ({ indexable }) => (indexable ? 'yes' : 'no')],
  ['Search score', ({ score }) => score.search],
  ['Reading score', ({ score }) => score.reading],
  ['Focus phrase', ({ focus }) => focus],
  ['Title', ({ title }) => title],
  ['Title characters', ({ title }) => [...title].length],
  ['Title pixels', ({ titlePixels }) => titlePixels],
  ['Description', ({ description }) => description],
  ['Description characters', ({ description }) => [...description].length],
  ['Description pixels', ({ descriptionPixels }) => descriptionPixels],
  ['Canonical', ({ canonical }) => canonical],
  ['English', ({ alternates }) => alternates.en],
  ['Spanish', ({ alternates }) => alternates.es],
  ['Card', ({ card }) => card?.url],
  ['Structured data', ({ types }) => types.join(' ')],
  ['Words', ({ words }) => words],
  ['Links in', ({ linksIn }) => linksIn.length],
  ['Links out', ({ linksOut }) => linksOut.length],
  ['Links to other sites', ({ external }) => external.length],
  ['Orphan', ({ orphan }) => (orphan ? 'yes' : 'no')],
  ['Sources', ({ sources }) => sources.join(' ')],
  ['To mend', ({ findings }) => findings.filter(({ level }) => level === 'problem').length],
  ['File', ({ file }) => file],
]

/** The table of pages as a CSV file, in the order given. */
export const pagesCsv = (pages: DeskPage[]): string =>
  csv([columns.map(([name]) => name), ...pages.map((page) => columns.map(([, value]) => value(page)))])
