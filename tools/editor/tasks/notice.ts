import { parse } from 'yaml'
import { dayInWords, timeInWords } from '../../../lib/clinic/opening'
import { byLocale, defaultLocale, type Locale, locales, otherLocale } from '../../../lib/i18n/locales'
import { endOf } from '../../../lib/schemas/notices'
import { setFields } from '../../../scripts/yaml/set-fields'
import { type FormProblem, isDay, missing, type Task, today, type Values } from './task'

const file = 'clinic.yaml'

/** A notice as in content/clinic.yaml. */
type Notice = { level: string; from: string; until: string; text: Record<Locale, string> }

/** The notices in content/clinic.yaml, unvalidated: an empty list is null. */
type Facts = { notices?: (Partial<Notice> | null)[] | null }

// Leave incomplete entries to the check, which names what is missing.
const isComplete = (notice: Partial<Notice> | null): notice is Notice =>
  [notice?.from, notice?.until].every((moment) => typeof moment === 'string' && isDay(moment.slice(0, 10))) &&
  notice?.text?.[defaultLocale] !== undefined

/** Format a day, and the time if there is one: `Thursday, December 24, 2026, 1 PM`. */
function momentInWords(moment: string): string {
  const [date = '', time] = moment.split(' ')
  const day = `${dayInWords(date, defaultLocale)}, ${date.slice(0, 4)}`
  return time ? `${day}, ${timeInWords(time, defaultLocale)}` : day
}

/** Describe a notice in words: its level, its period and its text. */
const noticeInWords = ({ level, from, until, text }: Notice) =>
  `${level === 'warning' ? 'Warning, from' : 'From'} ${momentInWords(from)} ${until.includes(' ') ? 'until' : 'through'} ${momentInWords(until)}: “${text[defaultLocale]}” (“${text[otherLocale(defaultLocale)]}”)`

/** Return the notices of a clinic's facts in words. */
export const noticesInWords = ({ notices }: Facts): string[] => (notices ?? []).filter(isComplete).map(noticeInWords)

/** Return the present minute in the time of the clinic's computer: `2026-12-24 13:00`. */
const thisMinute = () => `${today()} ${new Date().toLocaleTimeString('en-GB').slice(0, 5)}`

/** Return the notices that have not ended, in words. @param source the text of content/clinic.yaml */
export function presentNotices(source: string): string[] {
  const { notices } = (parse(source) ?? {}) as Facts
  return noticesInWords({ notices: notices?.filter((notice) => endOf(String(notice?.until)) > thisMinute()) })
}

const moment = (day = '', time = '') => [day, time].filter(Boolean).join(' ')

/** Return the end of a notice; a time field calls the end of the day 00:00, for which a date alone is written. */
const endIn = ({ untilDay, untilTime }: Values) => moment(untilDay, untilTime === '00:00' ? '' : untilTime)

function wrongIn(values: Values): FormProblem[] {
  const { fromDay = '', fromTime = '', untilDay = '' } = values
  const empty = missing(values, ['fromDay', 'untilDay', ...locales])
  if (empty.length > 0) return empty
  const reasons: (FormProblem | false)[] = [
    untilDay >= today() &&
      untilDay < fromDay && {
        name: 'untilDay',
        reason: 'this is before the first day: choose that day or a later one',
      },
    untilDay === fromDay &&
      endOf(endIn(values)) <= moment(fromDay, fromTime) && {
        name: 'untilTime',
        reason: 'must be later than the starting time',
      },
    !isDay(fromDay) && { name: 'fromDay', reason: 'choose a day' },
    !isDay(untilDay) && { name: 'untilDay', reason: 'choose a day' },
    isDay(untilDay) &&
      untilDay < today() && { name: 'untilDay', reason: 'this day is past: choose one that is still to come' },
    untilDay === today() &&
      endOf(endIn(values)) <= thisMinute() && { name: 'untilTime', reason: 'this time is past: choose a later one' },
  ]
  return reasons.filter((reason): reason is FormProblem => Boolean(reason))
}

/** Put a notice on every page, for some time. */
export const addNotice: Task = (values, files) => {
  const problems = wrongIn(values)
  if (problems.length > 0) return problems
  const source = files.get(file) ?? ''
  const { notices } = parse(source) as Facts
  const notice: Notice = {
    level: values.level === 'warning' ? 'warning' : 'info',
    from: moment(values.fromDay, values.fromTime),
    until: endIn(values),
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
