import { type Locale, localePath } from '../i18n/locales'

/**
 * Return the path of the web manifest in a language. Pages link it once they are hydrated
 * (components/islands/manifest-link.tsx).
 */
export const manifestPath = (locale: Locale) => localePath('/manifest.webmanifest', locale)
