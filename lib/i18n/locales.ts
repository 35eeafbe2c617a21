export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]

/** The language whose URLs have no prefix. */
export const defaultLocale = 'en' as const satisfies Locale

/** Return an object with a value for each language. */
export const byLocale = <Value>(valueIn: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>

/** Return the English name of a language, for messages to editors: `Spanish`. */
export const languageName = (locale: Locale) => new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale

/** Return the other language. */
export function otherLocale(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? defaultLocale
}

/**
 * Return the path of a page in a language.
 * @param path the path in the default language (`/about`), with query and fragment if any; anything that is not a path
 * of this site (`tel:`, `https:`, `#part`) is returned unchanged.
 */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale || !path.startsWith('/') || path.startsWith('//')) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  return `/${locale}${pathname === '/' ? '' : pathname}${rest}`
}

/** Split a path into its language and its path in the default language: `/es/about` → `es`, `/about`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, prefix] = pathname.split('/')
  const locale = locales.find((known) => known === prefix && known !== defaultLocale)
  if (!locale) return { locale: defaultLocale, path: pathname || '/' }
  return { locale, path: pathname.slice(locale.length + 1) || '/' }
}
