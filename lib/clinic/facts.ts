import { allClinics } from 'content-collections'
import { parsePhoneNumberWithError } from 'libphonenumber-js'
import type { PlaceholderName } from '../content/fill'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'

const [facts] = allClinics
if (!facts) throw new Error('content/clinic.yaml is missing')

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

const { noticeBusinessDays, disputeThreshold } = facts.goodFaithEstimate

/** What stands on a page in a language for each word in braces that content may use. */
export const placeholders = (locale: Locale): Record<PlaceholderName, string> => ({
  phone: phone.display,
  email: facts.email,
  address: addressLine,
  clinic: facts.name,
  doctor: facts.doctor.name,
  governingLaw: facts.governingLaw,
  estimateNotice: translator(locale)('policy.businessDays', { count: noticeBusinessDays }),
  disputeThreshold: `$${disputeThreshold}`,
})
