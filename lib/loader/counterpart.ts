import { localePath, splitLocale } from '../i18n/locales'

/**
 * Return the address at which a page is shown in the other language. A not-found page keeps the requested address:
 * `/no-such-page` → `/es/no-such-page`.
 * @param counterpart The path of the page in the other language. @param current The path in the address bar.
 */
export function counterpartAddress(counterpart: string, current: string): string {
  if (!counterpart.endsWith('/not-found')) return counterpart
  // Two leading slashes would start a host name.
  return localePath(splitLocale(current).path.replace(/^\/+/, '/'), splitLocale(counterpart).locale)
}
