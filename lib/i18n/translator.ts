import { settings } from '../compiled/data'
import { streetName } from '../geography/street'
import { createTranslate, type Translate } from './create-translate'
import { byLocale, type Locale } from './locales'

const { clinic } = settings

/** Default arguments of every message, so that no message hardcodes a town. */
const { street, city, state } = clinic.address
const place = { street: streetName(street), city, state, practice: clinic.practice }

/** Return the name of a time zone without the word “time”: `Central`, `central`. */
export const zoneName = (locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/^hora | Time$/, '') ?? timeZone

const zones = byLocale((locale) => zoneName(locale, clinic.timeZone))

/**
 * Return the interface strings of a language: `translator('es')('nav.menu')`. Keys are typed after messages/en.json;
 * messages use ICU message syntax; `{street}`, `{city}`, `{state}`, `{zone}` and `{practice}` default to the clinic's
 * facts.
 * @throws on a missing key or argument, which fails the build.
 */
export const translator = (locale: Locale): Translate => createTranslate(locale, { ...place, zone: zones[locale] })

/**
 * Format the date of a policy: `03/01/2023` in English. Spanish spells out the month, because its readers may expect
 * day and month in either order.
 */
export function formatPolicyDate(date: string, locale: Locale): string {
  if (locale !== 'en') return formatDate(date, locale)
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** Format a date (`2025-09-12`): `September 12, 2025`, `12 de septiembre de 2025`. */
export function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
