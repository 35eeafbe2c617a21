import type { PlaceholderName } from '../content/fill'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { addressLine, clinic, phone } from './facts'
import { streetName } from './street'

const { street, city, state } = clinic.address
const { noticeBusinessDays, disputeThreshold } = clinic.goodFaithEstimate

/** What stands on a page in a language for each word in braces that content may use. */
export const placeholders = (locale: Locale): Record<PlaceholderName, string> => ({
  phone: phone.display,
  email: clinic.email,
  address: addressLine,
  street: streetName(street),
  city,
  state,
  clinic: clinic.name,
  doctor: clinic.doctor.name,
  governingLaw: clinic.governingLaw,
  estimateNotice: translator(locale)('policy.businessDays', { count: noticeBusinessDays }),
  disputeThreshold: `$${disputeThreshold}`,
})
