import { defaultLocale, locales, splitLocale } from '@/lib/i18n/locales'
import { leadsAttribute, sessionKeys } from '@/lib/loader/contract'
import { inSession } from './storage'

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin'>

const withoutLastSlash = (path: string) => path.replace(/\/$/, '')

/** Return the address in a query: hosts without rewriting say `/?/blog/post&a=1~and~2#x` for `/blog/post?a=1&2#x`. */
function addressInQuery({ pathname, search, hash }: Place): string {
  if (!search.startsWith('?/')) return ''
  return withoutLastSlash(pathname) + search.slice(1).replace('&', '?').replace(/~and~/g, '&') + hash
}

/** Return the whole address if it is another one on this very site. */
function otherAddressHere(address: string, { origin, href }: Place): string | undefined {
  try {
    const url = new URL(address, origin)
    // Two slashes would be a host to whatever reads the path alone.
    const isHere = url.origin === origin && !url.pathname.startsWith('//')
    return isHere && url.href !== href ? url.href : undefined
  } catch {
    return undefined
  }
}

/** Return the address of this page in the language that the visitor chose, if this is a page in the default language. */
function addressInLanguage({ pathname, search, hash }: Place, language: string | null): string | undefined {
  const chosen = locales.find((locale) => locale === language)
  if (!chosen || chosen === defaultLocale || splitLocale(pathname).locale !== defaultLocale) return undefined
  return `/${chosen}${withoutLastSlash(pathname)}${search}${hash}`
}

/**
 * Find the address that should be shown instead of this one, if any.
 * @param saved the address that was asked for when the host answered with its 404 page
 * @param language the language that the visitor chose; treated as untrusted input, like all that storage holds
 */
export function findWantedAddress(place: Place, saved: string | null, language: string | null): string | undefined {
  return otherAddressHere(saved || addressInQuery(place) || place.href, place) ?? addressInLanguage(place, language)
}

/** Lead on from a former address of this page, `#lower-back`, to the page that its part has now. */
export function leadOn(): void {
  const link = document.getElementById(location.hash.slice(1))
  if (link instanceof HTMLAnchorElement && link.hasAttribute(leadsAttribute)) location.replace(link.href)
}

/**
 * Lead to an address, but not twice in a row: a host may answer a missing page with the same address again. So nothing happens
 * where the browser remembers nothing.
 */
export function followOnce(address: string): void {
  if (inSession.get(sessionKeys.tried) === address) return
  inSession.set(sessionKeys.tried, address)
  if (inSession.get(sessionKeys.tried) !== address) return
  // Parsing goes on until the next page answers: nothing of this one may be painted meanwhile.
  document.documentElement.hidden = true
  location.replace(address)
}
