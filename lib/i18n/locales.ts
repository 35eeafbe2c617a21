export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]

/** The language whose URLs have no prefix. */
export const defaultLocale: Locale = 'en'

/** The name of a language in messages to editors: `Spanish`. */
export const languageName = (locale: Locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en'
}

/**
 * The path of a page in a language.
 * @param path the path in the default language (`/about`), with query and fragment if any; anything that is not a path of
 * this site (`tel:`, `https:`, `#part`) is returned unchanged.
 */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'en' || !path.startsWith('/') || path.startsWith('//')) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return `/es${pathname === '/' ? '' : pathname}${rest}`
}

/** Splits a path into its language and its path in the default language: `/es/about` → `es`, `/about`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/es(?=\/|$)(.*)$/.exec(pathname)
  return match ? { locale: 'es', path: match[1] || '/' } : { locale: 'en', path: pathname || '/' }
}
