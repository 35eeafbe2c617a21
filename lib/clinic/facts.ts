import { parsePhoneNumberWithError } from 'libphonenumber-js'
import { settings } from '../compiled/data'
import type { Locale } from '../i18n/locales'
import type { Confirmable } from '../schemas/clinic'

/** A line beside the number that patients call and text. */
type PhoneLine = { name: string; phone: ReturnType<typeof phoneLinks>; isFax: boolean }

/** Return the additional phone lines of the clinic: a language, billing, a fax. */
export const phoneLines = (locale: Locale): PhoneLine[] =>
  (clinic.phoneLines ?? []).map((line) => ({
    name: line.for[locale],
    phone: phoneLinks(line.phone),
    isFax: line.fax === true,
  }))

const facts = settings.clinic

/** The clinic's facts from content/clinic.yaml. */
export const clinic = facts

/** True if the clinic works with insurers; without any, everybody pays for care themselves. */
export const hasInsurers = facts.insurers.length > 0

/**
 * Test whether the clinic has confirmed a fact. Until then it is a placeholder: pages mark it, and structured data
 * omits it.
 */
export const isConfirmed = (name: Confirmable): boolean => facts.confirmed.includes(name)

/**
 * Return a phone number as `(479) 555-0142`, in E.164, and as `tel:` and `sms:` links (RFC 3966, RFC 5724). Phones dial
 * an extension after a comma, which is a pause; a text message goes only to the number.
 */
export function phoneLinks(written: string) {
  const parsed = parsePhoneNumberWithError(written, 'US')
  const { number, ext } = parsed
  const dialed = ext ? `${number},${ext}` : String(number)
  return {
    display: parsed.formatNational(),
    /** For machines. */
    number: ext ? `${number} ext. ${ext}` : String(number),
    /** For dialing. */
    dialed,
    tel: `tel:${dialed}`,
    sms: `sms:${number}`,
  }
}

/** Format a postal address on one line. */
export const inOneLine = ({ street, city, state, zip }: typeof facts.address) => `${street}, ${city}, ${state} ${zip}`

/** The phone number of the main office. */
export const phone = phoneLinks(facts.phone)

/** The postal address of the main office on one line. */
export const addressLine = inOneLine(facts.address)
