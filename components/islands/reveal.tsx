'use client'

import { useLayoutEffect } from 'react'
import { loadLater } from './load-later'

/**
 * Reveal sections on scroll: the content of one marked `data-reveal` fades and slides in once, when its top passes
 * 80 % of the viewport height; its ground stays. Only sections below that line when the animation has loaded are hidden first, so nothing already
 * visible disappears, and nothing is hidden without JavaScript, with reduced motion, or if it does not load. CSS
 * animates the sections above it when the page opens (styles/motion.css); after a soft navigation they are marked as
 * shown before the first paint, so that they do not appear twice.
 */
export function Reveal() {
  useLayoutEffect(() => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-reveal]')) section.dataset.reveal = 'shown'
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return
    let over = false
    let end = () => {}
    const begin = async () => {
      const { revealSections } = await loadLater('reveal', () => import('./reveal-sections'))
      if (!over) end = revealSections()
    }
    begin().catch(() => {})
    return () => {
      over = true
      end()
    }
  }, [])
  return null
}
