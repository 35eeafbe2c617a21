import { parsePhoneNumberWithError } from 'libphonenumber-js'
import { settings } from '../content/data'

const facts = settings.clinic

/** The clinic's facts, as content/clinic.yaml states them. */
export const clinic = facts

const number = parsePhoneNumberWithError(facts.phone, 'US')

/** The clinic's phone: `(479) 555-0142`, and the links that call and text it (RFC 3966, RFC 5724). */
export const phone = {
  display: number.formatNational(),
  number: number.number,
  tel: number.getURI(),
  sms: `sms:${number.number}`,
}

const { street, city, state, zip } = facts.address

/** The clinic's address in one line. */
export const addressLine = `${street}, ${city}, ${state} ${zip}`
