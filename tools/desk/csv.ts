import Papa from 'papaparse'
import { languageName, locales } from '../../lib/i18n/locales'
import { pixelWidth } from '../../lib/seo/pixel-width'
import type { DeskPage } from './report'

type Cell = string | number | undefined

type Column = [name: string, value: (page: DeskPage) => Cell]

const columns: Column[] = [
  ['Address', ({ url }) => url],
  ['Language', ({ locale }) => locale],
  ['Page type', ({ pageType }) => pageType],
  ['Listed', ({ indexable }) => (indexable ? 'yes' : 'no')],
  ['Focus phrase', ({ focus }) => focus],
  ['Title', ({ title }) => title],
  ['Title characters', ({ title }) => [...title].length],
  ['Title pixels', ({ title }) => pixelWidth(title)],
  ['Description', ({ description }) => description],
  ['Description characters', ({ description }) => [...description].length],
  ['Description pixels', ({ description }) => pixelWidth(description, 14)],
  ['Canonical', ({ canonical }) => canonical],
  ...locales.map((locale): Column => [languageName(locale), ({ alternates }) => alternates[locale]]),
  ['Card', ({ card }) => card?.url],
  ['Structured data', ({ types }) => types.join(' ')],
  ['Words', ({ words }) => words],
  ['Links in', ({ linksIn }) => linksIn.length],
  ['Links out', ({ linksOut }) => linksOut.length],
  ['Links to other sites', ({ external }) => external.length],
  ['Orphan', ({ orphan }) => (orphan ? 'yes' : 'no')],
  ['Sources', ({ sources }) => sources.join(' ')],
  ['Advice', ({ advice }) => advice.map(({ reason }) => reason).join(' ')],
  ['File', ({ file }) => file],
]

/**
 * Return the table of pages as a CSV file (RFC 4180) in the given order. It begins with a byte order mark, by which
 * Excel recognizes UTF-8. Spreadsheets run cells that begin like a formula, so an apostrophe makes those text (OWASP,
 * CSV Injection).
 */
export function pagesCsv(pages: DeskPage[]): string {
  const rows = pages.map((page) => columns.map(([, value]) => value(page)))
  return `\uFEFF${Papa.unparse([columns.map(([name]) => name), ...rows], { escapeFormulae: true })}\r\n`
}
