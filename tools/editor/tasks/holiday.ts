import { parse } from 'yaml'
import { formatRange } from '../../../lib/clinic/hours'
import { dayInWords } from '../../../lib/clinic/opening'
import { byLocale, defaultLocale, locales } from '../../../lib/i18n/locales'
import { mainId } from '../../../lib/schemas/office'
import { setFields } from '../../../scripts/yaml/set-fields'
import { daysOf, type Holiday, type Offices, officesIn } from './offices'
import { type FormProblem, isDay, missing, type Task, today, type Values } from './task'

const file = 'clinic.yaml'

/** Return the upcoming special days, each with its offices; none if it applies to all. */
export function comingHolidays(source: string): (Holiday & { offices: string[] })[] {
  const facts = parse(source) as Offices
  const offices = officesIn(facts)
  const keyOf = (day: Holiday) => JSON.stringify([day.date, day.name, day.hours ?? []])
  const days = offices.flatMap(({ id }) => daysOf(facts, id)).filter(({ date }) => date >= today())
  const distinct = days.filter((day, i) => days.findIndex((other) => keyOf(other) === keyOf(day)) === i)
  return distinct
    .sort((a, b) => a.date.localeCompare(b.date))
    .map((day) => {
      const at = offices.filter(({ id }) => daysOf(facts, id).some((other) => keyOf(other) === keyOf(day)))
      return { ...day, offices: at.length < offices.length ? at.map(({ name }) => name) : [] }
    })
}

/** Words in English names of days; `Cinco de Mayo` is the same in both languages. */
const englishDay = /\b(?:day|eve|holiday|closed|closing|party|staff|training|vacation|week)\b/i

/** Write the end of the day as 24:00; a time field calls it 00:00. */
const closingTime = (to = '') => (to === '00:00' ? '24:00' : to)

function wrongIn(values: Values, facts: Offices): FormProblem[] {
  const { date = '', open, from = '', to = '', office } = values
  const hours = open === 'part' ? missing(values, ['from', 'to']) : []
  const empty = [...missing(values, ['date', ...locales]), ...hours]
  if (empty.length > 0) return empty
  const concerned = officesIn(facts).filter(({ id }) => !office || id === office)
  const same = concerned.flatMap(({ id }) => daysOf(facts, id)).find((holiday) => holiday.date === date)
  // An office's empty list stands for the days of the main one.
  const isAlone = office === mainId && facts.offices?.length && !facts.holidays?.length
  const { en = '', es = '' } = values
  const reasons: (FormProblem | false | 0 | undefined)[] = [
    en.trim() === es.trim() &&
      englishDay.test(en) && { name: 'es', reason: 'is the same in both languages: write it in Spanish' },
    concerned.length === 0 && { name: 'office', reason: 'this office no longer exists: reload this page' },
    !isDay(date) && { name: 'date', reason: 'choose a day' },
    isDay(date) && date < today() && { name: 'date', reason: 'this day is past: choose one that is still to come' },
    same !== undefined && { name: 'date', reason: `this day is entered already: ${same.name[defaultLocale]}` },
    open === 'part' &&
      from >= closingTime(to) && { name: 'to', reason: 'closing time must be later than opening time' },
    isAlone && { name: 'office', reason: 'enter a day that applies to all offices first, such as Christmas Day' },
  ]
  return reasons.filter((reason): reason is FormProblem => Boolean(reason))
}

/**
 * Return the facts with a day added at one office or at all. An office without days of its own has those of the main
 * one.
 */
function withDay(facts: Offices, day: Holiday, only: string | undefined): Offices {
  const add = (days: Holiday[]) => [...days, day].sort((a, b) => a.date.localeCompare(b.date))
  const { offices } = facts
  const holidays = facts.holidays ?? []
  const isMain = !only || only === mainId
  return {
    holidays: isMain ? add(holidays) : holidays,
    offices: offices?.map((office) => {
      const own = office.holidays?.length ? office.holidays : undefined
      const isAdded = only ? only === office.id : own !== undefined
      if (isAdded) return { ...office, holidays: add(own ?? holidays) }
      // Changes at the main office alone must not affect the others.
      return only === mainId && !own ? { ...office, holidays } : office
    }),
  }
}

/** Add a day on which the clinic, or one of its offices, is closed or has special hours. */
export const addHoliday: Task = (values, files) => {
  const source = files.get(file) ?? ''
  const facts = parse(source) as Offices
  const problems = wrongIn(values, facts)
  if (problems.length > 0) return problems
  const { date = '', open, from, office } = values
  const to = closingTime(values.to)
  const day = {
    date,
    name: byLocale((locale) => (values[locale] ?? '').trim()),
    ...(open === 'part' && { hours: [`${from}-${to}`] }),
  }
  const { holidays, offices } = withDay(facts, day, office)
  const name = office && officesIn(facts).find(({ id }) => id === office)?.name
  const names: Record<string, string> = {
    date: 'date',
    ...Object.fromEntries(locales.map((locale) => [`name.${locale}`, locale])),
    'hours.0': 'from',
  }
  return {
    changes: new Map([[file, setFields(source, { holidays, ...(offices && { offices }) })]]),
    done: `${dayInWords(date, defaultLocale)}: ${open === 'part' ? `open ${formatRange(`${from}-${to}`, defaultLocale)}` : 'closed all day'}${name ? ` at ${name}` : ''} (${day.name[defaultLocale]}).`,
    nameOf: ({ field }) => names[field.replace(/^(offices\.\d+\.)?holidays\.\d+\./, '')] ?? '',
  }
}
