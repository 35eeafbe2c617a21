import { sessionKeys } from '@/lib/loader/contract'
import { attribution } from '@/lib/visit/attribution'
import { inSession } from './storage'

/** Where the visit comes from, as a query; the session remembers it, no cookie does. */
export function visitAttribution(): string {
  const from = attribution(inSession.get(sessionKeys.attribution), location)
  inSession.set(sessionKeys.attribution, from)
  return from
}
