import { capitalized } from '../i18n/capitalized'
import type { Locale } from '../i18n/locales'
import { formatDate, translator } from '../i18n/translator'
import { clinic } from './facts'
import { clinicMoment, daysAfter } from './local-time'
import { dayInWords, timeInWords } from './opening'

type Notices = NonNullable<typeof clinic.notices>

/** A notice as pages show it. */
export type Notice = {
  level: Notices[number]['level']
  text: string
  /** Its dates in words; without scripts, only these tell whether it is current. */
  when: string
  from: Date
  until: Date
}

const dateOf = (moment: string) => moment.slice(0, 10)
const timeOf = (moment: string) => moment.slice(11)

/** The longest notice, in days, whose dates can omit the year. */
const daysWithoutYear = 300

/** Say when a notice begins and ends: `Thursday, December 24, until 1 p.m.`. */
function whenInWords({ from, until }: Notices[number], locale: Locale): string {
  const t = translator(locale)
  const [begin, end] = [dateOf(from), dateOf(until)]
  const isLong = end > daysAfter(begin, daysWithoutYear)
  const inWords = (date: string) => (isLong ? formatDate(date, locale) : dayInWords(date, locale))
  const days = begin === end ? inWords(begin) : t('notice.days', { first: inWords(begin), last: inWords(end) })
  const time = timeOf(until)
  return capitalized(time ? t('notice.untilTime', { days, time: timeInWords(time, locale) }) : days)
}

/** Return the notices that have not ended, including future ones, in order. */
export function noticesAfter(now: Date, locale: Locale): Notice[] {
  const { notices = [], timeZone } = clinic
  return notices
    .map((notice) => ({
      level: notice.level,
      text: notice.text[locale],
      when: whenInWords(notice, locale),
      from: clinicMoment({ date: dateOf(notice.from), time: timeOf(notice.from) || '00:00' }, timeZone),
      until: clinicMoment({ date: dateOf(notice.until), time: timeOf(notice.until) || '24:00' }, timeZone),
    }))
    .filter(({ until }) => now < until)
    .sort((a, b) => a.from.getTime() - b.from.getTime())
}
