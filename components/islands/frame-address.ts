import { attribution } from '@/lib/attribution'

/** The address of a frame's page with where the visit comes from, which the session remembers; never a cookie. */
export function frameAddress(src: string): string {
  try {
    const from = attribution(sessionStorage.getItem('from'), location)
    sessionStorage.setItem('from', from)
    return src + from
  } catch {
    // Storage is blocked: the present page is the first one.
    return src + attribution(null, location)
  }
}
