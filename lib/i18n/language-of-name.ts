import type { Locale } from './locales'

/**
 * Return the language of an institution's name, in which a screen reader should say it: Spanish pages cite English
 * pages of the OMS, and Spanish pages of SAMHSA.
 */
export const languageOfName = (name: string): Locale => (/[áéíóúñ]|\s(?:de|del|la|para)\s/i.test(name) ? 'es' : 'en')
