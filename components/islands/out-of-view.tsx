'use client'

import { type ReactNode, useDeferredValue } from 'react'

/** True while the next page hides off-screen parts until its first paint. */
let isLate = false

/**
 * Delay off-screen parts if the footer is more than a screen away; if nearer, that would change the scroll position.
 */
export function paintViewFirst(): void {
  const footer = document.querySelector('body > footer')
  isLate = !!footer && footer.getBoundingClientRect().top > 2 * window.innerHeight
}

/** Stop the delay started by `paintViewFirst`, once the page is rendered. */
export function paintAllAtOnce(): void {
  isLate = false
}

/**
 * Render closed menus and the end of the page; after a language switch, only once the first screen has been painted.
 */
export function OutOfView({ children }: { children: ReactNode }) {
  return useDeferredValue(children, isLate ? null : undefined)
}
