import { readFileSync, writeFileSync } from 'node:fs'
import { faults } from './damages'

const file = 'tools/bench/faults.json'

/** What came of a tap: it led where it should, nowhere, or to a page without its text. */
export type Outcome = 'led' | 'lost' | 'white'

/** What came of the taps under each fault, by its name, and when they were tried. */
type Tried = Record<string, Record<Outcome, number> & { date: string }>

/** Read what earlier runs have tried of the faults that there are; nothing, if there was none. */
export function readRecord(): Tried {
  try {
    const { tried } = JSON.parse(readFileSync(file, 'utf8')) as { tried: Tried }
    return Object.fromEntries(faults.flatMap(({ name }) => (tried[name] ? [[name, tried[name]]] : [])))
  } catch {
    return {}
  }
}

/** Keep what was tried, with the sums and the oldest day. */
export function writeRecord(tried: Tried): void {
  const each = Object.values(tried)
  const sum = (outcome: Outcome) => each.reduce((total, counts) => total + counts[outcome], 0)
  const [led, lost, white] = [sum('led'), sum('lost'), sum('white')]
  const [date] = each.map((counts) => counts.date).sort()
  const record = { date, faults: each.length, taps: led + lost + white, led, lost, white, tried }
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}
