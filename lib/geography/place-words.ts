import type { Locale } from '../i18n/locales'
import type { Settings } from '../schemas'
import states from './states.json'
import { streetName } from './street'

type Facts = Pick<Settings['clinic'], 'address' | 'name' | 'region'>

/** Return the values of the placeholders that say who and where the clinic is. */
export const placeWords = ({ address: { street, city, state }, name, region }: Facts, locale: Locale) => ({
  clinic: name,
  street: streetName(street),
  city,
  state,
  stateName: states[state][locale],
  region: region[locale],
})
