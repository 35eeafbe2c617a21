'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Leave same-page fragment links to the browser, which scrolls each time; Next's link does nothing when the URL already has
 * the fragment. The browser's history entries have no state, and the router ignores a way back to such a one: Next's own
 * `replaceState` makes them the router's.
 */
export function FragmentLinks() {
  const path = usePathname()
  useEffect(() => {
    const leaveToBrowser = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (link?.hash && link.origin + link.pathname === location.origin + location.pathname) event.stopPropagation()
    }
    const adoptEntry = () => {
      if (history.state !== null) return
      if (location.pathname === path) history.replaceState(null, '', location.href)
      // An entry from before hydration, of another page than the one shown.
      else location.reload()
    }
    const events = new AbortController()
    // Capture on window runs before React's listeners, and the router's.
    const options = { capture: true, signal: events.signal }
    window.addEventListener('click', leaveToBrowser, options)
    window.addEventListener('popstate', adoptEntry, options)
    return () => events.abort()
  }, [path])
  return null
}
