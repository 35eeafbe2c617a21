import { isbot } from 'isbot'
import { daysAfter, momentOfDay } from '../../lib/clinic/local-time'
import { countFolder, type Kind, kinds, shortWord } from '../../lib/counting/counts'
import { type Locale, languageName, locales } from '../../lib/i18n/locales'
import { isPageType, type PageType } from '../../lib/page-types/names'
import { type LoggedRequest, linesOf, parseLine } from './read-log'

/** How often something occurred: taps and forms by kind, and pages opened. */
export type Counts = Record<Kind | 'opened', number>

/** What the tables of the report are about. A week goes by its Monday. */
type Subject = 'week' | 'month' | 'source' | 'page' | 'language'

/** What logs say, without who it was, and what was not counted. */
export type Tally = {
  tables: Record<Subject, Map<string, Counts>>
  /** The first and the last day of any request; none without a request. */
  days: [first: string, last: string] | undefined
  /** Requests of known bots for what is counted. */
  bots: number
  broken: { count: number; examples: string[] }
}

/** The pages of the site by their addresses. */
export type Pages = Map<string, { page: PageType; lang: Locale }>

const mostExamples = 5

const tapAddress = new RegExp(`^/${countFolder}/(${kinds.join('|')})\\.txt\\?(.*)$`)

/** Return what an address counts as; undefined for other files of the site, and for what no page of it sends. */
function factAt(address: string, pages: Pages) {
  const [, name, query] = tapAddress.exec(address) ?? []
  if (!name) {
    const place = pages.get(address.replace(/[?#].*/, '').replace(/(.)\/$/, '$1'))
    return place && { kind: 'opened' as const, ...place, from: undefined }
  }
  const facts = new URLSearchParams(query)
  const page = facts.get('page') ?? ''
  const from = facts.get('from') ?? ''
  const kind = kinds.find((known) => known === name)
  const lang = locales.find((known) => known === facts.get('lang'))
  return kind && lang && isPageType(page) && shortWord.test(from) ? { kind, page, lang, from } : undefined
}

const weekOf = (day: string) => daysAfter(day, -((momentOfDay(day).getUTCDay() + 6) % 7))

const nothing = () => Object.fromEntries([...kinds, 'opened'].map((kind) => [kind, 0])) as Counts

/** Count a request, if it is a tap or the opening of a page by a person. */
function count(tally: Tally, { day, method, address, status, agent }: LoggedRequest, pages: Pages): void {
  const [first, last] = tally.days ?? [day, day]
  tally.days = [day < first ? day : first, day > last ? day : last]
  if (method !== 'GET' || (status !== 304 && (status < 200 || status > 299))) return
  const fact = factAt(address, pages)
  if (fact && isbot(agent)) tally.bots++
  else if (fact) {
    const { kind, page, lang, from } = fact
    const rows = { week: weekOf(day), month: day.slice(0, 7), source: from, page, language: languageName(lang) }
    for (const [subject, row] of Object.entries(rows) as [Subject, string | undefined][]) {
      if (!row) continue
      const counts = tally.tables[subject].get(row) ?? nothing()
      counts[kind]++
      tally.tables[subject].set(row, counts)
    }
  }
}

/**
 * Read logs. Nothing of a single person is kept: no address, no browser.
 * @param pages the pages of the site
 * @returns what they say; a broken line or file is named in it
 */
export async function tallyLogs(files: string[], pages: Pages): Promise<Tally> {
  const tables = { week: new Map(), month: new Map(), source: new Map(), page: new Map(), language: new Map() }
  const broken: Tally['broken'] = { count: 0, examples: [] }
  const tally: Tally = { tables, days: undefined, bots: 0, broken }
  const name = (place: string, text: string) => {
    broken.count++
    if (broken.examples.length < mostExamples)
      broken.examples.push(`${place}: ${text.slice(0, 80).replace(/[^ -~]/g, '?')}`)
  }
  for (const file of files) {
    let number = 0
    try {
      for await (const lines of linesOf(file))
        for (const line of lines) {
          number++
          const request = parseLine(line)
          if (request) count(tally, request, pages)
          else if (line.trim()) name(`${file}:${number}`, line)
        }
    } catch (error) {
      name(file, `cannot be read to its end: ${(error as Error).message}`)
    }
  }
  return tally
}
