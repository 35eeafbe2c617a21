'use client'

import { useEffect } from 'react'

/**
 * Leaves links to a place on the very page to the browser, which scrolls there each time; Next's own link does nothing
 * when the address already names the fragment.
 */
export function FragmentLinks() {
  useEffect(() => {
    const leave = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (link?.hash && link.origin + link.pathname === location.origin + location.pathname) event.stopPropagation()
    }
    // The window comes before the document, where React listens.
    window.addEventListener('click', leave, true)
    return () => window.removeEventListener('click', leave, true)
  }, [])
  return null
}
