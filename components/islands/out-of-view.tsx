'use client'

import { type ReactNode, useDeferredValue } from 'react'

/** True while the next page hides what is out of view, until it has been painted. */
let isLate = false

/**
 * Delay what is out of view if the footer is more than a screen away; nearer, that would change the scroll position.
 */
export function paintViewFirst(): void {
  const footer = document.querySelector('body > footer')
  isLate = !!footer && footer.getBoundingClientRect().top > 2 * window.innerHeight
}

/** End what `paintViewFirst` began, once the page stands. */
export function paintAllAtOnce(): void {
  isLate = false
}

/**
 * Render closed menus and the end of the page: after a change of language only once the first screen has been painted.
 */
export function OutOfView({ children }: { children: ReactNode }) {
  return useDeferredValue(children, isLate ? null : undefined)
}
