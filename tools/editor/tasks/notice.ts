import { parse } from 'yaml'
import { dayInWords, timeInWords } from '../../../lib/clinic/opening'
import { byLocale, defaultLocale, type Locale, locales, otherLocale } from '../../../lib/i18n/locales'
import { setFields } from '../../../scripts/yaml/set-fields'
import { type FormProblem, missing, type Task, today, type Values } from './task'

const file = 'clinic.yaml'

/** A notice as content/clinic.yaml has it. */
type Notice = { level: string; from: string; until: string; text: Record<Locale, string> }

/** The notices in content/clinic.yaml, unvalidated: a list that was left empty is null. */
type Facts = { notices?: (Partial<Notice> | null)[] | null }

// Leave incomplete entries to the check, which says what is missing.
const isComplete = (notice: Partial<Notice> | null): notice is Notice =>
  [notice?.from, notice?.until].every((moment) => typeof moment === 'string' && isDay(moment.slice(0, 10))) &&
  notice?.text?.[defaultLocale] !== undefined

const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))

/** Return a day, and the time if there is one, in words: `Thursday, December 24, 2026, 1 PM`. */
function momentInWords(moment: string): string {
  const [date = '', time] = moment.split(' ')
  const day = `${dayInWords(date, defaultLocale)}, ${date.slice(0, 4)}`
  return time ? `${day}, ${timeInWords(time, defaultLocale)}` : day
}

/** Return a notice in words: from when until when, and what it says. */
const noticeInWords = ({ from, until, text }: Notice) =>
  `From ${momentInWords(from)} until ${momentInWords(until)}: “${text[defaultLocale]}” (“${text[otherLocale(defaultLocale)]}”)`

/** Return the notices of a clinic's facts in words. */
export const noticesInWords = ({ notices }: Facts): string[] => (notices ?? []).filter(isComplete).map(noticeInWords)

/** Return those that have not ended. @param source the text of content/clinic.yaml */
export function presentNotices(source: string): string[] {
  const { notices } = (parse(source) ?? {}) as Facts
  return noticesInWords({ notices: notices?.filter((notice) => String(notice?.until) >= today()) })
}

function wrongIn(values: Values): FormProblem[] {
  const { fromDay = '', untilDay = '' } = values
  const empty = missing(values, ['fromDay', 'untilDay', ...locales])
  if (empty.length > 0) return empty
  const reasons: (FormProblem | false)[] = [
    !isDay(fromDay) && { name: 'fromDay', reason: 'choose a day' },
    !isDay(untilDay) && { name: 'untilDay', reason: 'choose a day' },
    isDay(untilDay) &&
      untilDay < today() && { name: 'untilDay', reason: 'this day is past: choose one that is still to come' },
  ]
  return reasons.filter((reason): reason is FormProblem => Boolean(reason))
}

/** Add a notice to every page, for some time. */
export const addNotice: Task = (values, files) => {
  const problems = wrongIn(values)
  if (problems.length > 0) return problems
  const source = files.get(file) ?? ''
  const { notices } = parse(source) as Facts
  const moment = (day = '', time = '') => [day, time].filter(Boolean).join(' ')
  const notice: Notice = {
    level: values.level === 'warning' ? 'warning' : 'info',
    from: moment(values.fromDay, values.fromTime),
    until: moment(values.untilDay, values.untilTime),
    text: byLocale((locale) => (values[locale] ?? '').trim()),
  }
  const names: Record<string, string> = {
    from: 'fromDay',
    until: 'untilDay',
    // The same words in both languages: the translation is missing.
    text: otherLocale(defaultLocale),
    ...Object.fromEntries(locales.map((locale) => [`text.${locale}`, locale])),
  }
  return {
    changes: new Map([[file, setFields(source, { notices: [...(notices ?? []), notice] }, 'practice')]]),
    done: `${noticeInWords(notice)}.`,
    nameOf: ({ field }) => names[field.replace(/^notices\.\d+\./, '')] ?? '',
  }
}
