import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import type { Office } from './offices'

/** Return the text message template that asks for a visit. @param office the office, if there are several. */
export function bookingMessage(locale: Locale, office?: Office): string {
  const t = translator(locale)
  return office ? `${t('bookNow.sms')}\n${t('offices.one')}: ${office.name}` : t('bookNow.sms')
}
