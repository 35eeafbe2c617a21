'use client'

import { type ReactNode, useDeferredValue } from 'react'

/** Whether the next page is shown without what is not in view, until it has been painted. */
let isLate = false

/** What lies out of view comes late from here on if the footer is more than a screen away, which keeps the scroll position. */
export function paintViewFirst(): void {
  const footer = document.querySelector('body > footer')
  isLate = !!footer && footer.getBoundingClientRect().top > 2 * window.innerHeight
}

/** Ends what `paintViewFirst` began, once the page stands. */
export function paintAllAtOnce(): void {
  isLate = false
}

/** Closed menus and the end of the page: after a change of language they are made once the first screen has been painted. */
export function OutOfView({ children }: { children: ReactNode }) {
  return useDeferredValue(children, isLate ? null : undefined)
}
