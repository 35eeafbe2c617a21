import { isbot } from 'isbot'
import { countFolder, type Kind, kinds, shortWord } from '../../lib/counting/counts'
import { type Locale, locales } from '../../lib/i18n/locales'
import { isPageType, type PageType } from '../../lib/page-types/names'
import { linesOf, parseLine } from './read-log'

/** The kind of a fact that is no tap. */
export const read = 'read'

/** A tap or the reading of a page, without who did it. `from` is empty for a page. */
export type Fact = { day: string; kind: Kind | typeof read; page: PageType; lang: Locale; from: string }

/** What logs say: how often each fact occurs, and what was not counted. */
export type Tally = {
  facts: Map<string, Fact & { count: number }>
  /** The first and the last day of any request. */
  days: [first: string, last: string] | undefined
  /** Requests of known bots for what is counted. */
  bots: number
  /** Whether lines lack the name of the browser, by which bots are known. */
  isNameless: boolean
  broken: { count: number; examples: string[] }
}

/** The pages of the site by their addresses. */
export type Pages = Map<string, { page: PageType; lang: Locale }>

/** The most sources to tell apart: anyone can invent one. */
const mostSources = 100
/** The most browsers to remember. */
const mostAgents = 5000
const mostExamples = 5

const tapAddress = new RegExp(`^/${countFolder}/(${kinds.join('|')})\\.txt\\?(.*)$`)

/** Return what an address counts as; undefined for other files of the site, and for what no page of it sends. */
function factAt(address: string, pages: Pages): Omit<Fact, 'day'> | undefined {
  const [, name, query] = tapAddress.exec(address) ?? []
  if (!name) {
    const place = pages.get(address.replace(/[?#].*/, '').replace(/(.)\/$/, '$1'))
    return place && { kind: read, ...place, from: '' }
  }
  const facts = new URLSearchParams(query)
  const page = facts.get('page') ?? ''
  const from = facts.get('from') ?? ''
  const kind = kinds.find((known) => known === name)
  const lang = locales.find((known) => known === facts.get('lang'))
  return kind && lang && isPageType(page) && shortWord.test(from) ? { kind, page, lang, from } : undefined
}

/** Return a function that tells bots by the names of their browsers, most of which come again. */
function botTest(): (agent: string) => boolean {
  const known = new Map<string, boolean>()
  return (agent) => {
    const before = known.get(agent)
    if (before !== undefined) return before
    if (known.size >= mostAgents) known.clear()
    const is = isbot(agent)
    known.set(agent, is)
    return is
  }
}

/**
 * Read logs. Nothing of a single person is kept: no address, no browser.
 * @param pages the pages of the site
 * @returns what they say; a broken line or file is named in it
 */
export async function tallyLogs(files: string[], pages: Pages): Promise<Tally> {
  const facts: Tally['facts'] = new Map()
  const sources = new Set<string>()
  const broken: Tally['broken'] = { count: 0, examples: [] }
  const isBot = botTest()
  const tally: Tally = { facts, days: undefined, bots: 0, isNameless: false, broken }

  const name = (place: string, text: string) => {
    broken.count++
    if (broken.examples.length < mostExamples)
      broken.examples.push(`${place}: ${text.slice(0, 80).replace(/[^ -~]/g, '?')}`)
  }
  const take = (line: string, place: () => string) => {
    if (line.trim() === '') return
    const request = parseLine(line)
    if (!request) return name(place(), line)
    const { day, method, address, status, agent } = request
    tally.days ??= [day, day]
    if (day < tally.days[0]) tally.days[0] = day
    if (day > tally.days[1]) tally.days[1] = day
    if (method !== 'GET' || (status !== 304 && (status < 200 || status > 299))) return
    const fact = factAt(address, pages)
    if (!fact) return
    if (agent === undefined) tally.isNameless = true
    else if (isBot(agent)) {
      tally.bots++
      return
    }
    if (fact.from && sources.size < mostSources) sources.add(fact.from)
    const from = fact.from && !sources.has(fact.from) ? 'site' : fact.from
    const key = [day, fact.kind, fact.page, fact.lang, from].join(' ')
    const known = facts.get(key)
    if (known) known.count++
    else facts.set(key, { ...fact, day, from, count: 1 })
  }

  for (const file of files) {
    let number = 0
    try {
      for await (const lines of linesOf(file))
        for (const line of lines) {
          number++
          take(line, () => `${file}:${number}`)
        }
    } catch (error) {
      name(file, `cannot be read to its end: ${(error as Error).message}`)
    }
  }
  return tally
}
