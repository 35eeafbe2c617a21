'use client'

import { useEffect } from 'react'

/** Scroll positions in pixels at which the sticky bar and the back-to-top button appear. */
const thresholds = { sticky: 100, top: 300 }

/** Show the sticky bar and the back-to-top button in browsers without CSS scroll-driven animations. */
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
