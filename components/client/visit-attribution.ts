import { passOnKey, sessionKeys } from '@/lib/loader/contract'
import { attribution } from '@/lib/visit/attribution'
import { inSession } from './storage'

/** Return the attribution of the visit as a query string, stored in `sessionStorage`, not in a cookie. */
export function visitAttribution(): string {
  const passOn = document.documentElement.dataset[passOnKey]?.split(' ')
  const from = attribution(inSession.get(sessionKeys.attribution), location, passOn)
  inSession.set(sessionKeys.attribution, from)
  return from
}
