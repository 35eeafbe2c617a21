import type { Locale } from '../i18n/locales'
import { translator, zoneName } from '../i18n/translator'
import { type Office, offices } from './offices'

const zones = new Set(offices.map(({ opening }) => opening.timeZone))

/** Return a line that names the time zone of an office's hours; nothing if all offices share one. */
export function zoneNote({ address, opening }: Office, locale: Locale): string[] {
  if (zones.size === 1) return []
  return [translator(locale)('contact.zone', { city: address.city, zone: zoneName(locale, opening.timeZone) })]
}
