'use client'

import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { isModifiedClick } from './modified-click'
import { pageTurning } from './page-turning'

/** Show pagination whose client-side navigations scroll smoothly to the top, or instantly with reduced motion. */
export function PageTurn({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  useEffect(() => {
    if (!pageTurning.isOn) return
    pageTurning.isOn = false
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  }, [])

  function onClick(event: MouseEvent<HTMLElement>) {
    if (isModifiedClick(event)) return
    const link = (event.target as Element).closest('a')
    pageTurning.isOn = link !== null && !link.hasAttribute('aria-current')
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link inside triggers a click
    <nav className={className} aria-label={label} onClick={onClick}>
      {children}
    </nav>
  )
}
