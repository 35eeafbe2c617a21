import { locales } from '../../lib/i18n/locales'
import { absoluteUrl } from '../../lib/util/site'

/** Path of the file that tells researchers whom to report a vulnerability to (RFC 9116). */
export const securityPath = '/.well-known/security.txt'

/** Return the first day of the eleventh month from now: the file must not be valid for more than a year. */
function expiryFrom(today: Date): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 11, 1))
}

/**
 * Write the text of security.txt.
 * @param email the clinic's email address, if it publishes one; otherwise the file names its contact page
 */
export function securityFile(email: string | undefined, today = new Date()): string {
  const fields = [
    `Contact: ${email ? `mailto:${email}` : absoluteUrl('/contact')}`,
    `Expires: ${expiryFrom(today).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${absoluteUrl(securityPath)}`,
  ]
  return `${fields.join('\n')}\n`
}
