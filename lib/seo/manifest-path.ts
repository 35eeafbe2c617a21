import { type Locale, localePath } from '../i18n/locales'

/** The path of the web manifest in a language. Pages name it once they are awake (components/islands/manifest-link.tsx). */
export const manifestPath = (locale: Locale) => localePath('/manifest.webmanifest', locale)
