/**
 * Return a link that opens a prefilled text message. `?&body=` works everywhere: older iPhones look for the `&`, and
 * parsers of RFC 5724 read an empty field before it.
 * @param link the plain link, `sms:+14795550142`; `sms:` leaves it to the sender to choose whom to write to.
 */
export function smsLink(link: string, body: string): string {
  const encoded = encodeURIComponent(body).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${link}?&body=${encoded}`
}
