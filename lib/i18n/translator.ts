import { createTranslator } from 'next-intl'
import { settings } from '../compiled/data'
import { streetName } from '../geography/street'
import { byLocale, type Locale } from './locales'
import { messages } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof messages.en
  }
}

const { clinic } = settings

type Values = Record<string, string | number>

/** Default arguments of every message, so that no message hardcodes the name of a town. */
const { street, city, state } = clinic.address
const place = { street: streetName(street), city, state, practice: clinic.practice }

/** Return the name of a time zone, without the word for time: `Central`, `central`. */
export const zoneName = (locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/^hora | Time$/, '') ?? timeZone

const zones = byLocale((locale) => zoneName(locale, clinic.timeZone))

/**
 * Return the interface strings of a language: `translator('es')('menu.open')`. Keys are typed after messages/en.json;
 * messages use ICU message syntax; `{street}`, `{city}`, `{state}`, `{zone}` and `{practice}` default to the clinic's
 * facts.
 * @throws on a missing key or argument, which fails the build.
 */
export function translator(locale: Locale) {
  const t = createTranslator({
    // Numbers as people write them here, also in Spanish: 4.9, 1,000.
    locale: `${locale}-US` as Locale,
    messages: messages[locale],
    onError(error) {
      throw error
    },
  })
  // Without any arguments next-intl returns the raw message, placeholders included.
  const read = t as (key: string, values: Values) => string
  return ((key: string, values: Values = {}) => read(key, { ...place, zone: zones[locale], ...values })) as typeof t
}

/**
 * Format the date of a policy: `03/01/2023` in English. Spanish spells the month out, because its readers may expect
 * either order of day and month.
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
