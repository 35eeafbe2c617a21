import type { Locale } from '../i18n/locales'
import { clinic, phoneLinks } from './facts'

/** A line beside the number that patients call and text. */
export type PhoneLine = { name: string; phone: ReturnType<typeof phoneLinks>; isFax: boolean }

/** Return the further lines of the clinic: a language, billing, a fax. */
export const phoneLines = (locale: Locale): PhoneLine[] =>
  (clinic.phoneLines ?? []).map((line) => ({
    name: line.for[locale],
    phone: phoneLinks(line.phone),
    isFax: line.fax === true,
  }))
