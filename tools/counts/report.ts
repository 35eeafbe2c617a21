import { daysAfter } from '../../lib/clinic/local-time'
import { type Kind, kinds } from '../../lib/counting/counts'
import { escapeHtml } from '../../scripts/shared/html'
import type { Counts, Tally } from './tally'

/** A table of the report, for the terminal and for the page. */
export type Table = { title: string; head: string[]; rows: string[][] }

const titles: Record<Kind, string> = {
  call: 'Calls',
  text: 'Texts',
  email: 'Emails',
  directions: 'Directions',
  book: 'Booking opened',
  form: 'Forms received',
}

/** A number below this could be about somebody. */
const least = 5

const shown = (count: number) => (count > 0 && count < least ? `fewer than ${least}` : count.toLocaleString('en-US'))

const sumOf = (counts: Counts) => kinds.reduce((sum, kind) => sum + counts[kind], 0)

const headOfTaps = ['', ...kinds.map((kind) => titles[kind]), 'All']
const headOfPages = 'Pages opened, about'
const tapsOf = (counts: Counts) => [...kinds.map((kind) => shown(counts[kind])), shown(sumOf(counts))]
const pagesOf = ({ opened }: Counts) => shown(opened)

/** The most rows of a table: anyone can invent a source. */
const mostRows = 40

/** Return the rows of a table, the most taps first. */
const mostFirst = (rows: Map<string, Counts>) =>
  [...rows].sort(([, a], [, b]) => sumOf(b) - sumOf(a) || b.opened - a.opened).slice(0, mostRows)

/** Return the first and the last day of a period: a month, or the week that begins on a day. */
function boundsOf(period: string): [first: string, last: string] {
  if (period.length > 'yyyy-mm'.length) return [period, daysAfter(period, 6)]
  const first = `${period}-01`
  return [first, daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1)]
}

/** Say how a number differs from the one before it. */
function change(now: number, before: number): string {
  if (now < least || before < least) return ''
  const percent = Math.round((100 * (now - before)) / before)
  return percent === 0 ? 'same' : `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)}%`
}

/** Return a table with a row for each period, the latest first; a whole one is compared with the one before. */
function tableOver(title: string, periods: Map<string, Counts>, [first, last]: [string, string]): Table {
  let before = 0
  const rows = [...periods].sort().map(([period, counts]) => {
    const [from, to] = boundsOf(period)
    const isWhole = first <= from && to <= last
    const sum = isWhole ? sumOf(counts) : 0
    const name = isWhole ? period : `${period} (part)`
    const row = [name, ...tapsOf(counts), change(sum, before), pagesOf(counts)]
    before = sum
    return row
  })
  return { title, head: [...headOfTaps, 'Against the row below', headOfPages], rows: rows.reverse() }
}

const tableBy = (title: string, rows: Map<string, Counts>): Table => ({
  title,
  head: [...headOfTaps, headOfPages],
  rows: mostFirst(rows).map(([name, counts]) => [name, ...tapsOf(counts), pagesOf(counts)]),
})

/** Return the tables of the report. */
export function tablesOf({ tables, days }: Tally): Table[] {
  if (!days) return []
  return [
    tableOver('By week, from Monday', tables.week, days),
    tableOver('By month', tables.month, days),
    // No page that was opened says what led to it.
    {
      title: 'By source',
      head: headOfTaps,
      rows: mostFirst(tables.source).map(([name, counts]) => [name, ...tapsOf(counts)]),
    },
    tableBy('By type of page', tables.page),
    tableBy('By language', tables.language),
  ]
}

/** Return what the numbers are worth, and what was left out. */
export function notesOf({ bots, broken }: Tally): string[] {
  const unread = `Lines that could not be read: ${broken.count.toLocaleString('en-US')}, such as ${broken.examples.join(' · ')}`
  return [
    'A tap is not a call: nobody knows whether anyone answered, or became a patient. Nor is a booking that was opened one that was made.',
    'Nobody is followed, so two taps may be one person’s.',
    'Missing: visitors who ask not to be followed, are offline or have no JavaScript, numbers dialed by hand, and forms whose provider does not say that they arrived.',
    'Pages opened are an estimate: what opens within the site without a new load is missing, what a browser fetched ahead is in it.',
    'A source is a campaign’s name, a search engine, a social network, another site, or direct: no link led here. It is unknown where a link of this site led to the page.',
    `${bots.toLocaleString('en-US')} requests of known bots are left out. A bot that hides counts, and so does anyone who asks for these files on purpose.`,
    ...(broken.count > 0 ? [unread] : []),
  ]
}

/** Lay out a table for the terminal. */
export function asText({ title, head, rows }: Table): string {
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const asLine = ([name = '', ...numbers]: string[]) =>
    [name.padEnd(widths[0] ?? 0), ...numbers.map((cell, i) => cell.padStart(widths[i + 1] ?? 0))].join('  ')
  return [title, ...lines.map(asLine)].join('\n')
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:0 0 2rem}caption{font-weight:700;text-align:start;padding:.5rem 0}th,td{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:end}th:first-child{text-align:start}'

function htmlTable({ title, head, rows }: Table): string {
  const cells = (tag: string, texts: string[]) => texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')
  const body = rows.map(([name = '', ...rest]) => `<tr>${cells('th scope="row"', [name])}${cells('td', rest)}</tr>`)
  return `<table><caption>${escapeHtml(title)}</caption><tr>${cells('th', head)}</tr>${body.join('')}</table>`
}

/** Return the report as one page that needs no network. */
export function asPage(heading: string, tables: Table[], notes: string[]): string {
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title><style>${style}</style><h1>${escapeHtml(heading)}</h1>${tables.map(htmlTable).join('')}<h2>What these numbers cannot know</h2><ul>${list}</ul></html>\n`
}
