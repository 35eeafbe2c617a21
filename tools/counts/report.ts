import { kinds } from '../../lib/counting/counts'
import { languageName } from '../../lib/i18n/locales'
import { escapeHtml } from '../../scripts/shared/html'
import { type Fact, read, type Tally } from './tally'

/** A table of the report, for the terminal and for the page. */
export type Table = { title: string; head: string[]; rows: string[][] }

const titles: Record<(typeof kinds)[number], string> = {
  call: 'Calls',
  text: 'Texts',
  email: 'Emails',
  directions: 'Directions',
  book: 'Booking opened',
  form: 'Forms received',
}

/** A number below this could be about somebody. */
const least = 5

const shown = (count: number) =>
  count === 0 ? '0' : count < least ? `fewer than ${least}` : count.toLocaleString('en-US')

/** Say how a number differs from the one of the period before. */
function change(now: number, before: number | undefined): string {
  if (before === undefined || now < least || before < least) return ''
  const percent = Math.round((100 * (now - before)) / before)
  return percent === 0 ? 'same' : `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)}%`
}

type Counted = Tally['facts'] extends Map<string, infer Item> ? Item : never

/** Count taps by kind, all taps, and pages opened. */
function sumsOf(facts: Counted[]) {
  const of = (name: Fact['kind']) =>
    facts.filter(({ kind }) => kind === name).reduce((sum, { count }) => sum + count, 0)
  const taps = kinds.map(of)
  return { taps, all: taps.reduce((sum, count) => sum + count, 0), pages: of(read) }
}

/** Return the cells of a row: a row of few taps says no more than that. */
const cellsOf = ({ taps, all }: ReturnType<typeof sumsOf>) => [
  ...taps.map((count) => (all < least ? (all === 0 ? '0' : '') : shown(count))),
  shown(all),
]

const isTap = ({ kind }: Fact) => kind !== read

const group = (facts: Counted[], by: (fact: Fact) => string) => {
  const groups = new Map<string, Counted[]>()
  for (const fact of facts) {
    const own = groups.get(by(fact))
    if (own) own.push(fact)
    else groups.set(by(fact), [fact])
  }
  return groups
}

const heads = [...kinds.map((kind) => titles[kind]), 'All']

/** Return a table with a row for each value of a fact, the most taps first. */
function tableBy(title: string, nameOf: (fact: Fact) => string, facts: Counted[], withPages = true): Table {
  const rows = [...group(facts, nameOf)]
    .map(([name, own]) => ({ name, sums: sumsOf(own) }))
    .sort((a, b) => b.sums.all - a.sums.all || b.sums.pages - a.sums.pages)
  return {
    title,
    head: ['', ...heads, ...(withPages ? ['Pages opened, about'] : [])],
    rows: rows.map(({ name, sums }) => [name, ...cellsOf(sums), ...(withPages ? [shown(sums.pages)] : [])]),
  }
}

/** A way to divide time: the first day of a period, that of the next one, and its name. */
type Periods = { title: string; start(day: string): string; next(start: string): string }

const shift = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const weeks: Periods = {
  title: 'By week, from Monday',
  start: (day) => shift(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7)),
  next: (start) => shift(start, 7),
}
const months: Periods = {
  title: 'By month',
  start: (day) => `${day.slice(0, 7)}-01`,
  next: (start) => `${shift(start, 31).slice(0, 7)}-01`,
}

/** Return a table with a row for each period, the latest first, compared with the one before. */
function tableOver({ title, start, next }: Periods, facts: Counted[], [first, last]: [string, string]): Table {
  const groups = group(facts, ({ day }) => start(day))
  const rows: string[][] = []
  let before: number | undefined
  for (let at = start(first); at <= last; at = next(at)) {
    const sums = sumsOf(groups.get(at) ?? [])
    const isWhole = at >= first && shift(next(at), -1) <= last
    const name = title === months.title ? at.slice(0, 7) : at
    rows.unshift([
      isWhole ? name : `${name} (part)`,
      ...cellsOf(sums),
      isWhole ? change(sums.all, before) : '',
      shown(sums.pages),
    ])
    before = isWhole ? sums.all : undefined
  }
  return { title, head: ['', ...heads, 'Against the one before', 'Pages opened, about'], rows }
}

/** Return the tables of the report. */
export function tablesOf({ facts, days }: Tally): Table[] {
  const all = [...facts.values()]
  if (!days) return []
  return [
    tableOver(weeks, all, days),
    tableOver(months, all, days),
    tableBy('By source', ({ from }) => from, all.filter(isTap), false),
    tableBy('By type of page', ({ page }) => page, all),
    tableBy('By language', ({ lang }) => languageName(lang), all),
  ]
}

/** Return what the numbers are worth, and what was left out. */
export function notesOf({ bots, isNameless, broken }: Tally): string[] {
  return [
    'A tap is not a call: nobody knows whether anyone answered, or became a patient. Nor is a booking that was opened one that was made.',
    'Nobody is followed, so two taps may be one person’s.',
    'Missing: visitors who ask not to be followed, are offline or have no JavaScript, numbers dialed by hand, and forms whose provider does not say that they arrived.',
    'Pages opened are an estimate: what opens within the site without a new load is missing, what a browser fetched ahead is in it.',
    'A source is a campaign’s name, a search engine, a social network, another site, or direct: no link led here. It is unknown where a link of this site led to the page.',
    `${bots.toLocaleString('en-US')} requests of known bots are left out. A bot that hides counts, and so does anyone who asks for these files on purpose.`,
    ...(isNameless
      ? ['The log has no names of browsers, so no bots are left out: have the host write the combined format.']
      : []),
    ...(broken.count > 0
      ? [
          `Lines that could not be read: ${broken.count.toLocaleString('en-US')}, such as ${broken.examples.join(' · ')}`,
        ]
      : []),
  ]
}

/** Lay out a table for the terminal. */
export function asText({ title, head, rows }: Table): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  const lines = [head, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
  return `${title}\n${lines.join('\n')}`
}

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:0 0 2rem}caption{font-weight:700;text-align:start;padding:.5rem 0}th,td{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:end}th:first-child{text-align:start}'

const htmlTable = ({ title, head, rows }: Table) => {
  const cells = (tag: string, texts: string[]) => texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')
  const body = rows.map(
    ([name = '', ...rest]) => `<tr><th scope="row">${escapeHtml(name)}</th>${cells('td', rest)}</tr>`,
  )
  return `<table><caption>${escapeHtml(title)}</caption><thead><tr>${cells('th', head)}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** Return the report as one page that needs no network. */
export function asPage(heading: string, tables: Table[], notes: string[]): string {
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title><style>${style}</style><h1>${escapeHtml(heading)}</h1>${tables.map(htmlTable).join('')}<h2>What these numbers cannot know</h2><ul>${list}</ul></html>\n`
}
