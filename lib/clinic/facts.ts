import { parsePhoneNumberWithError } from 'libphonenumber-js'
import { settings } from '../content/data'

const facts = settings.clinic

/** The clinic's facts from content/clinic.yaml. */
export const clinic = facts

const number = parsePhoneNumberWithError(facts.phone, 'US')

/** The clinic's phone number as `(479) 555-0142`, in E.164, and as `tel:` and `sms:` links (RFC 3966, RFC 5724). */
export const phone = {
  display: number.formatNational(),
  number: number.number,
  tel: number.getURI(),
  sms: `sms:${number.number}`,
}

const { street, city, state, zip } = facts.address

/** The clinic's postal address in one line. */
export const addressLine = `${street}, ${city}, ${state} ${zip}`
