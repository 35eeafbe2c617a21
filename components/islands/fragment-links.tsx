'use client'

import { useEffect } from 'react'

/**
 * Leaves same-page fragment links to the browser, which scrolls each time; Next's link does nothing when the URL already has
 * the fragment.
 */
export function FragmentLinks() {
  useEffect(() => {
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (link?.hash && link.origin + link.pathname === location.origin + location.pathname) event.stopPropagation()
    }
    // Capture on window runs before React's listeners.
    window.addEventListener('click', leave, true)
    return () => window.removeEventListener('click', leave, true)
  }, [])
  return null
}
