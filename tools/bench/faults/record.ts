import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { faults } from './damages'

const file = 'tools/bench/faults.json'

/** The outcome of a tap: it led to its target, nowhere, or to a page without its text. */
export type Outcome = 'led' | 'lost' | 'white'

/** The outcomes of the taps under each fault, by name, and the day they were tried. */
type Tried = Record<string, Record<Outcome, number> & { date: string }>

/**
 * Read the last outcome of each fault that is still tried; empty before the first run.
 * @throws if the record is damaged
 */
export function readRecord(): Tried {
  if (!existsSync(file)) return {}
  let tried: Tried | undefined
  try {
    tried = JSON.parse(readFileSync(file, 'utf8')).tried
  } catch {}
  if (!tried)
    throw new Error(`${file}: is damaged: take it from git (git checkout ${file}), or remove it and run all faults`)
  return Object.fromEntries(faults.flatMap(({ name }) => (tried[name] ? [[name, tried[name]]] : [])))
}

/** Write the outcomes of all faults, their totals, and the day of the oldest one. */
export function writeRecord(tried: Tried): void {
  const each = Object.values(tried)
  const sum = (outcome: Outcome) => each.reduce((total, counts) => total + counts[outcome], 0)
  const [led, lost, white] = [sum('led'), sum('lost'), sum('white')]
  const [date] = each.map((counts) => counts.date).sort()
  const record = { date, faults: each.length, taps: led + lost + white, led, lost, white, tried }
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`)
}
