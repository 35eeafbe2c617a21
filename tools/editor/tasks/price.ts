import { parse } from 'yaml'
import { setFields } from '../../../scripts/yaml/set-fields'
import type { FormProblem, Task, Values } from './task'

const file = 'clinic.yaml'

/** The prices of visits in content/clinic.yaml, and their names. */
export const visits = { firstVisit: 'First visit', followUp: 'Follow-up visit', reExam: 'Re-exam' } as const
const names = Object.keys(visits) as (keyof typeof visits)[]

type Facts = {
  prices?: { asOf: string | Date; from: boolean } & Partial<Record<keyof typeof visits, number>>
  newPatientPrice?: number
}

const dayOf = (day: string | Date) => (day instanceof Date ? day.toISOString().slice(0, 10) : day)

/** Return the present prices for the fields of the form. */
export function presentPrices(source: string): Values {
  const { prices, newPatientPrice } = parse(source) as Facts
  const visit = names.map((name) => [name, String(prices?.[name] ?? '')])
  return {
    ...Object.fromEntries(visit),
    newPatientPrice: String(newPatientPrice ?? ''),
    from: prices?.from ? 'yes' : '',
    asOf: prices ? dayOf(prices.asOf) : '',
  }
}

/** Parse `$90`, `90.50` or nothing. */
function amountOf(text = ''): number | undefined {
  const typed = text.trim().replace(/^\$\s*/, '')
  return typed === '' ? undefined : /^\d{1,5}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN
}

/** Set the prices that the site shows; an empty one is hidden. */
export const setPrices: Task = (values, files) => {
  const source = files.get(file) ?? ''
  const amounts = [...names, 'newPatientPrice' as const].map((name) => [name, amountOf(values[name])] as const)
  const problems: FormProblem[] = amounts
    .filter(([, amount]) => Number.isNaN(amount) || amount === 0)
    .map(([name]) => ({ name, reason: 'write an amount in US dollars, such as 90, or leave it empty' }))
  const given = amounts.filter(([name, amount]) => name !== 'newPatientPrice' && amount !== undefined)
  if (given.length > 0 && !values.asOf) problems.push({ name: 'asOf', reason: 'choose the day from which they apply' })
  if (problems.length > 0) return problems
  const prices =
    given.length > 0 ? { asOf: values.asOf, from: values.from === 'yes', ...Object.fromEntries(given) } : undefined
  const newPatientPrice = amounts.find(([name]) => name === 'newPatientPrice')?.[1]
  return {
    changes: new Map([[file, setFields(source, { newPatientPrice, prices }, 'goodFaithEstimate')]]),
    done: 'The prices are saved.',
    nameOf: ({ field }) => (field.startsWith('prices.') ? field.slice('prices.'.length) : field),
  }
}
