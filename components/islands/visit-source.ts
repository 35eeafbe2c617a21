import { attribution } from '@/lib/visit/attribution'

/** Where the visit comes from, as a query; the session remembers it, no cookie does. */
export function visitSource(): string {
  try {
    const from = attribution(sessionStorage.getItem('from'), location)
    sessionStorage.setItem('from', from)
    return from
  } catch {
    // Storage is blocked: the present page is the first one.
    return attribution(null, location)
  }
}
