'use client'

import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'
import { useLayoutEffect } from 'react'

/** The upper 80 % of the viewport and everything above it, so that a section jumped past is revealed too. */
const margin = '1000000px 0px -20% 0px'

/**
 * Scroll reveal: a section marked `data-reveal` fades and slides in once, when its top passes 80 % of the viewport height.
 * Only sections below that line at hydration are hidden first, so nothing already visible disappears, and nothing is
 * hidden without JavaScript or with reduced motion. Those above it are CSS's when the page is opened (styles/motion.css);
 * marked as shown before they are painted, they do not appear once more when the page comes by a soft navigation.
 */
export function Reveal() {
  useLayoutEffect(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-reveal]')]
    for (const section of all) section.dataset.reveal = 'shown'
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return
    const line = window.innerHeight * 0.8
    const waiting = all.filter((section) => section.getBoundingClientRect().top > line)
    for (const section of waiting) section.dataset.reveal = 'waiting'
    const show = (section: HTMLElement) => {
      section.dataset.reveal = 'shown'
      animate(section, { opacity: [0, 1], transform: ['translateY(16px)', 'none'] }, { duration: 0.6, ease: 'easeOut' })
    }
    const stop = waiting.map((section) => inView(section, () => show(section), { margin }))
    return () => {
      for (const end of stop) end()
      for (const section of waiting) section.dataset.reveal = 'shown'
    }
  }, [])
  return null
}
