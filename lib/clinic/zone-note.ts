import type { Locale } from '../i18n/locales'
import { translator, zoneName } from '../i18n/translator'
import { type Office, offices } from './offices'

const zones = new Set(offices.map(({ opening }) => opening.timeZone))

/** Return a line that says whose time the hours of an office are; none where all offices are in one time zone. */
export function zoneNote({ address, opening }: Office, locale: Locale): string[] {
  if (zones.size === 1) return []
  return [translator(locale)('contact.zone', { city: address.city, zone: zoneName(locale, opening.timeZone) })]
}
