import type { Locale } from '../i18n/locales'

const and: Record<Locale, string> = { en: 'and', es: 'y' }

/**
 * Return a link that opens a prefilled text message. `?&body=` works everywhere: older iPhones look for the `&`, and
 * RFC 5724 parsers read an empty field before it. A word replaces every `&` in the text, where some Android apps would
 * cut it.
 * @param link the plain link, `sms:+14795550142`.
 */
export function smsLink(link: string, body: string, locale: Locale): string {
  const encoded = encodeURIComponent(body.replace(/\s*&\s*/g, ` ${and[locale]} `)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${link}?&body=${encoded}`
}
