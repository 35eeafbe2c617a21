export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]

/** The language whose pages have no prefix in their addresses. */
export const defaultLocale: Locale = 'en'

/** What a language is called in messages to those who edit the site: `Spanish`. */
export const languageName = (locale: Locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale

/** The other of the two languages. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en'
}

/**
 * The address of a page in a language. `path` is the English path (`/about`, may carry a query and fragment);
 * anything that is not a path of this site (`tel:`, `https:`, `#part`) comes back as it is.
 */
export function localePath(path: string, locale: Locale): string {
  if (locale === 'en' || !path.startsWith('/') || path.startsWith('//')) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return `/es${pathname === '/' ? '' : pathname}${rest}`
}

/** Splits an address's path into its language and the English path it stands for: `/es/about` → `es`, `/about`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const match = /^\/es(?=\/|$)(.*)$/.exec(pathname)
  return match ? { locale: 'es', path: match[1] || '/' } : { locale: 'en', path: pathname || '/' }
}
