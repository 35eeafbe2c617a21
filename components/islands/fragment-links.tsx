'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Leave same-page fragment links to the browser, which scrolls every time; Next's link does nothing if the URL already
 * has the fragment. The router ignores Back to the browser's history entries, because they have no state; Next's
 * `replaceState` adds it.
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
      // The entry is from before hydration, and for a different page.
      else location.reload()
    }
    const events = new AbortController()
    // Capturing on window runs before the listeners of React and the router.
    const options = { capture: true, signal: events.signal }
    window.addEventListener('click', leaveToBrowser, options)
    window.addEventListener('popstate', adoptEntry, options)
    return () => events.abort()
  }, [path])
  return null
}
