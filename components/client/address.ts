import { defaultLocale, locales, splitLocale } from '@/lib/i18n/locales'
import { leadsAttribute, sessionKeys } from '@/lib/loader/contract'
import { inSession } from './storage'

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin'>

const withoutLastSlash = (path: string) => path.replace(/\/$/, '')

/**
 * Restore an address packed into the query: hosts without rewriting send `/?/blog/post&a=1~and~2#x` for
 * `/blog/post?a=1&2#x`.
 */
function addressInQuery({ pathname, search, hash }: Place): string {
  if (!search.startsWith('?/')) return ''
  return withoutLastSlash(pathname) + search.slice(1).replace('&', '?').replace(/~and~/g, '&') + hash
}

/** Return the absolute address if it is on this site and differs from the current one. */
function otherAddressHere(address: string, { origin, href }: Place): string | undefined {
  try {
    const url = new URL(address, origin)
    // Code that reads only the path would take two leading slashes for a host.
    const isHere = url.origin === origin && !url.pathname.startsWith('//')
    return isHere && url.href !== href ? url.href : undefined
  } catch {
    return undefined
  }
}

/** Return the address of this page in the visitor's chosen language, if this page is in the default language. */
function addressInLanguage({ pathname, search, hash }: Place, language: string | null): string | undefined {
  const chosen = locales.find((locale) => locale === language)
  if (!chosen || chosen === defaultLocale || splitLocale(pathname).locale !== defaultLocale) return undefined
  return `/${chosen}${withoutLastSlash(pathname)}${search}${hash}`
}

/**
 * Find the address to show instead of this one, if any.
 * @param saved the address requested when the host answered with its 404 page
 * @param language the language that the visitor chose; untrusted input, like everything in storage
 */
export function findWantedAddress(place: Place, saved: string | null, language: string | null): string | undefined {
  return otherAddressHere(saved || addressInQuery(place) || place.href, place) ?? addressInLanguage(place, language)
}

/** Redirect from an old fragment of this page, such as `#lower-back`, to the page that has replaced it. */
export function leadOn(): void {
  const link = document.getElementById(location.hash.slice(1))
  if (link instanceof HTMLAnchorElement && link.hasAttribute(leadsAttribute)) location.replace(link.href)
}

/**
 * Redirect to an address, but not twice in a row: a host may answer a missing page with the same address again. Without
 * storage this does nothing.
 */
export function followOnce(address: string): void {
  if (inSession.get(sessionKeys.tried) === address) return
  inSession.set(sessionKeys.tried, address)
  if (inSession.get(sessionKeys.tried) !== address) return
  // Parsing continues until the next page responds: keep this one from being painted meanwhile.
  document.documentElement.hidden = true
  location.replace(address)
}
