'use client'

import { useEffect } from 'react'

/** Opens the accordion item of the URL's fragment where the browser does not, and scrolls it into view. */
export function OpenTarget() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const item = target?.closest('details')
      if (!item || item.open) return
      item.open = true
      item.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
  return null
}
