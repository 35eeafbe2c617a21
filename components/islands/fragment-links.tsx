'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Leave same-page fragment links to the browser, which scrolls each time; Next's link does nothing when the URL already
 * has the fragment. The browser's history entries have no state, and the router ignores a way back to such a one: they
 * get the state of the page.
 */
export function FragmentLinks() {
  const path = usePathname()
  useEffect(() => {
    let own: unknown = history.state
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link?.hash || link.origin + link.pathname !== location.origin + location.pathname) return
      own = history.state ?? own
      event.stopPropagation()
    }
    const adopt = () => {
      if (history.state !== null) return
      if (location.pathname === path) history.replaceState(own, '')
      // An entry from before hydration, of another page than the one shown.
      else location.reload()
    }
    const events = new AbortController()
    // Capture on window runs before React's listeners, and the router's.
    const options = { capture: true, signal: events.signal }
    window.addEventListener('click', leave, options)
    window.addEventListener('popstate', adopt, options)
    return () => events.abort()
  }, [path])
  return null
}
