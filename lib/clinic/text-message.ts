/**
 * A link that opens a text message with its words already written. `?&` and not `?`: older iPhones look for the `&`, and
 * everything that follows RFC 5724 reads an empty field before it.
 * @param link the plain link, `sms:+14795550142`.
 */
export function smsLink(link: string, body: string): string {
  const encoded = encodeURIComponent(body).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${link}?&body=${encoded}`
}
