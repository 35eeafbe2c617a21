import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { closedWord, isByAppointment } from './closed-word'
import type { Office } from './offices'
import type { OpenWords } from './opening'

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
