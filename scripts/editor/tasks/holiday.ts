import { parse } from 'yaml'
import { formatRange } from '../../../lib/clinic/hours'
import { dayInWords } from '../../../lib/clinic/opening'
import { setFields } from '../../setup/edit'
import { type FormProblem, missing, type Task, today, type Values } from './task'

type Holiday = { date: string; name: { en: string; es: string }; hours?: string[] }

const file = 'clinic.yaml'
const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))

/** The days with other hours that are still to come. */
export function comingHolidays(source: string): Holiday[] {
  const { holidays } = parse(source) as { holidays?: Holiday[] }
  return (holidays ?? []).filter(({ date }) => date >= today())
}

function wrongIn(values: Values, known: Holiday[]): FormProblem[] {
  const { date = '', open, from = '', to = '' } = values
  const open24 = open === 'part' ? missing(values, ['from', 'to']) : []
  const empty = [...missing(values, ['date', 'en', 'es']), ...open24]
  if (empty.length > 0) return empty
  const same = known.find((holiday) => holiday.date === date)
  const reasons: (FormProblem | false)[] = [
    !isDay(date) && { name: 'date', reason: 'choose a day' },
    isDay(date) && date < today() && { name: 'date', reason: 'this day is past: choose one that is still to come' },
    same !== undefined && { name: 'date', reason: `this day is entered already: ${same.name.en}` },
    open === 'part' && from >= to && { name: 'to', reason: 'closing time must be later than opening time' },
  ]
  return reasons.filter((reason) => reason !== false)
}

/** Adds a day on which the clinic is closed or has other hours. */
export const addHoliday: Task = (values, files) => {
  const source = files.get(file) ?? ''
  const holidays = (parse(source) as { holidays?: Holiday[] }).holidays ?? []
  const problems = wrongIn(values, holidays)
  if (problems.length > 0) return problems
  const { date = '', en = '', es = '', open, from, to } = values
  const day = { date, name: { en: en.trim(), es: es.trim() }, ...(open === 'part' && { hours: [`${from}-${to}`] }) }
  const sorted = [...holidays, day].sort((a, b) => a.date.localeCompare(b.date))
  const index = sorted.indexOf(day)
  const names: Record<string, string> = { date: 'date', 'name.en': 'en', 'name.es': 'es', 'hours.0': 'from' }
  return {
    changes: new Map([[file, setFields(source, { holidays: sorted })]]),
    done: `${dayInWords(date, 'en')}: ${open === 'part' ? `open ${formatRange(`${from}-${to}`, 'en')}` : 'closed all day'} (${day.name.en}).`,
    nameOf: ({ field }) => names[field.replace(`holidays.${index}.`, '')] ?? '',
  }
}
