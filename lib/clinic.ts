import { allClinics } from 'content-collections'
import { parsePhoneNumberWithError } from 'libphonenumber-js'
import type { PlaceholderName } from './content/fill'

const [facts] = allClinics
if (!facts) throw new Error('content/clinic.yaml is missing')

/** The clinic's facts, as content/clinic.yaml states them. */
export const clinic = facts

const number = parsePhoneNumberWithError(facts.phone, 'US')

/** The clinic's phone: `(479) 555-0142`, and the links that call and text it (RFC 3966, RFC 5724). */
export const phone = {
  display: number.formatNational(),
  tel: number.getURI(),
  sms: `sms:${number.number}`,
}

/** What stands on the page for each word in braces that content may use. */
export const placeholders: Record<PlaceholderName, string> = {
  phone: phone.display,
  clinic: facts.name,
  doctor: facts.doctor.name,
  governingLaw: facts.governingLaw,
}
