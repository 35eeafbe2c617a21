import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { clinic } from './facts'
import { formatRange, groupHours, type Hours, shortRange } from './hours'
import type { Office } from './offices'
import { dayInWords, type OpenWords } from './opening'

/** A day with special hours, formatted. */
type SpecialDay = { date: string; day: string; name: string; hours: string }

/** Return all days with special hours of an office, by date. */
export function specialDays({ holidays }: Pick<Office, 'holidays'>, locale: Locale): SpecialDay[] {
  const closed = translator(locale)('topBar.closed')
  return holidays.map(({ date, name, hours = [] }) => ({
    date,
    day: dayInWords(date, locale),
    name: name[locale],
    hours: hours.length > 0 ? hours.map((range) => formatRange(range, locale)).join(', ') : closed,
  }))
}

/** Placeholders that `openText` fills in. */
const blanks = { day: '{day}', time: '{time}' }

/** Return the phrases that say whether an office with these hours is open. */
export function openWords(hours: Office['hours'], locale: Locale): OpenWords {
  const t = translator(locale)
  return {
    open: t('contact.open', blanks),
    openLonger: t('contact.openLonger', blanks),
    always: t('contact.always'),
    soon: t('contact.soon', blanks),
    later: t('contact.later', blanks),
    closed: isByAppointment(hours) ? closedWord(hours, locale) : t('contact.closed'),
  }
}

/** Test whether an office has no opening hours at all, and sees people by appointment. */
export const isByAppointment = (hours: Hours): boolean => Object.values(hours).every((ranges) => ranges.length === 0)

/** Return the word for a day without hours: “Closed”, or “By appointment” if no day has hours. */
export const closedWord = (hours: Hours, locale: Locale): string =>
  translator(locale)(isByAppointment(hours) ? 'topBar.byAppointment' : 'topBar.closed')

/** Return the opening hours of the main office on one line: `Mon–Thu 9–1, 3–6 · Fri 9–1`. */
export const shortHours = (locale: Locale): string =>
  groupHours(clinic.hours, locale, 'narrow', shortRange)
    .filter(({ ranges }) => ranges.length > 0)
    .map(({ days, ranges }) => `${days} ${ranges.join(', ')}`)
    .join(' · ') || closedWord(clinic.hours, locale)
