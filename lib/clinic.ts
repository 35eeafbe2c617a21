import { allClinics } from 'content-collections'
import { parsePhoneNumberWithError } from 'libphonenumber-js'

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

/** Words in braces that content may use for a fact, and what stands there on the page. */
export const placeholders: Record<string, string> = {
  phone: phone.display,
  clinic: facts.name,
  doctor: facts.doctor.name,
  governingLaw: facts.governingLaw,
}
