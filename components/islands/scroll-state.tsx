'use client'

import { useEffect } from 'react'

/** Scroll positions past which the sticky bar and the button to the top appear, in pixels (specification 9). */
const thresholds = { sticky: 100, top: 300 }

/** Shows the sticky bar and the button to the top in browsers whose CSS cannot follow the scroll position. */
export function ScrollState() {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    const root = document.documentElement
    const update = () => {
      root.toggleAttribute('data-past-sticky', window.scrollY > thresholds.sticky)
      root.toggleAttribute('data-past-top', window.scrollY > thresholds.top)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  return null
}
