import type { Locale } from '../i18n/locales'

const and: Record<Locale, string> = { en: 'and', es: 'y' }

/**
 * Return a link that opens a prefilled text message. `?&body=` works everywhere: older iPhones look for the `&`, and
 * parsers of RFC 5724 read an empty field before it. The text has a word in place of `&`, at which some Android apps cut it.
 * @param link the plain link, `sms:+14795550142`; `sms:` leaves it to the sender to choose whom to write to.
 */
export function smsLink(link: string, body: string, locale: Locale): string {
  const encoded = encodeURIComponent(body.replace(/\s*&\s*/g, ` ${and[locale]} `)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${link}?&body=${encoded}`
}
