import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'
import es from '@/messages/es.json'
import { clinic } from '../clinic/facts'
import { streetName } from '../clinic/street'
import type { Locale } from './locales'

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof en
  }
}

const messages = { en, es }

type Values = Record<string, string | number>

/** Where the clinic is: every message may name it, so no message holds the name of a town. */
const { street, city, state } = clinic.address
const place = { street: streetName(street), city, state }

/**
 * The interface strings of a language: `translator('es')('menu.open')`. Keys are those of messages/en.json, typed;
 * arguments follow ICU message syntax; `{street}`, `{city}` and `{state}` are the clinic's own unless given. A key or
 * argument that is missing stops the build.
 */
export function translator(locale: Locale) {
  const t = createTranslator({
    locale,
    messages: messages[locale],
    onError(error) {
      throw error
    },
  })
  // With no arguments at all the library hands the message over unread, braces and all.
  const read = t as (key: string, values: Values) => string
  return ((key: string, values: Values = {}) => read(key, { ...place, ...values })) as typeof t
}

/**
 * A date as the policies show it: `03/01/2023` in English. In Spanish the month is written out, for readers used to
 * either order of day and month.
 */
export function formatPolicyDate(date: string, locale: Locale): string {
  if (locale !== 'en') return formatDate(date, locale)
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** A date (`2025-09-12`) in the reader's language: `September 12, 2025`, `12 de septiembre de 2025`. */
export function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
}
