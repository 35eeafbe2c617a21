import { doctorInSentence } from '../clinic/doctor'
import { dollars } from '../clinic/dollars'
import { addressLine, clinic, isConfirmed, phone } from '../clinic/facts'
import { textConsent } from '../clinic/text-consent'
import { reportPrice } from '../clinic/visit-facts'
import { documentsOf } from '../compiled/data'
import { placeWords } from '../geography/place-words'
import states from '../geography/states.json'
import { defaultLocale, type Locale } from '../i18n/locales'
import type { PlaceholderName } from '../i18n/placeholders'
import { translator } from '../i18n/translator'
import { memoize } from '../util/memoize'
import { countedNotice, passOnNotice, storageNotice } from '../visit/privacy-notices'
import { isSwitchedOff } from './not-offered'

const { noticeBusinessDays, disputeThreshold } = clinic.goodFaithEstimate

/** Count the pages of a type that the clinic offers. */
const countOf = memoize(
  (pageType: 'symptom' | 'service') =>
    documentsOf(pageType, defaultLocale).filter(({ slug }) => !isSwitchedOff(pageType, slug, clinic.notOffered)).length,
)

/** Return the state whose law governs the terms, marked as a sample until the clinic has confirmed it. */
function governingLaw(locale: Locale): string {
  const name = Object.values(states).find(({ en }) => en === clinic.governingLaw)?.[locale] ?? clinic.governingLaw
  return isConfirmed('governingLaw') ? name : `${name} (${translator(locale)('preview.sample').toLowerCase()})`
}

/** Return the values of the placeholders in a language. */
export const placeholderValues = (locale: Locale): Record<PlaceholderName, string> => ({
  ...placeWords(clinic, locale),
  phone: phone.display,
  // Without one, the check refuses texts that name it.
  email: clinic.email ?? '',
  address: addressLine,
  doctor: doctorInSentence(locale),
  governingLaw: governingLaw(locale),
  estimateNotice: translator(locale)('policy.businessDays', { count: noticeBusinessDays }),
  disputeThreshold: dollars(disputeThreshold),
  reportPrice: reportPrice(locale),
  browserStorage: storageNotice(locale),
  passedOn: passOnNotice(locale),
  counted: countedNotice(locale),
  textConsent: textConsent(locale),
  insurers: new Intl.ListFormat(locale).format(clinic.insurers.map(({ name }) => name)),
  symptomCount: translator(locale)('site.number', { count: countOf('symptom') }),
  serviceCount: translator(locale)('site.number', { count: countOf('service') }),
})
