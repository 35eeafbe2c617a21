import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { Hours } from './hours'

/** Test whether an office has no hours on any day: people come by appointment. */
export const isByAppointment = (hours: Hours): boolean => Object.values(hours).every((ranges) => ranges.length === 0)

/** Return the words for a day without hours: “Closed”, or “By appointment” where no day has any. */
export const closedWord = (hours: Hours, locale: Locale): string =>
  translator(locale)(isByAppointment(hours) ? 'topBar.byAppointment' : 'topBar.closed')
