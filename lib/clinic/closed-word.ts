import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { Hours } from './hours'

/** Test whether an office has no opening hours at all, and sees people by appointment. */
export const isByAppointment = (hours: Hours): boolean => Object.values(hours).every((ranges) => ranges.length === 0)

/** Return the word for a day without hours: “Closed”, or “By appointment” if no day has hours. */
export const closedWord = (hours: Hours, locale: Locale): string =>
  translator(locale)(isByAppointment(hours) ? 'topBar.byAppointment' : 'topBar.closed')
