'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useNewPage } from './use-new-page'
import { usePath } from './use-path'

type Props = { summary: ReactNode; children: ReactNode }

/** What lies outside the open menu: not reachable by Tab, tap or screen reader until it closes. */
const outside = () =>
  document.querySelectorAll('.skip, .topbar, .rate, .preview, main, .offer, .footer, .sticky, .totop')

/**
 * The menu on small screens: a native `<details>`, which opens without script. Awake, it holds focus inside, closes with
 * Escape (focus back on its button) and when a new page opens. CSS keeps the page behind it from scrolling.
 */
export function MobileMenu({ summary, children }: Props) {
  const path = usePath()
  const menu = useRef<HTMLDetailsElement>(null)

  const sync = useCallback(() => {
    for (const element of outside()) element.toggleAttribute('inert', menu.current?.open ?? false)
  }, [])

  /** Closes at once; the toggle event would free the page only a moment later. */
  const close = useCallback(() => {
    menu.current?.removeAttribute('open')
    sync()
  }, [sync])

  useEffect(() => {
    sync()
    const wide = matchMedia('(min-width: 1240px)')
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      close()
    }
  }, [sync, close])

  // A new page closes the menu that led to it.
  useNewPage(path, close)

  /** A link closes the menu, also one to the page that is open already. */
  function onClick(event: MouseEvent<HTMLDetailsElement>) {
    if ((event.target as Element).closest('a')) close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const details = event.currentTarget
    if (!details.open) return
    const stops = [...details.querySelectorAll<HTMLElement>('summary, a')].filter((stop) => stop.checkVisibility())
    const button = stops[0]
    if (event.key === 'Escape') {
      close()
      button?.focus()
    }
    if (event.key !== 'Tab') return
    const from = event.shiftKey ? button : stops.at(-1)
    if (document.activeElement === from) {
      event.preventDefault()
      ;(event.shiftKey ? stops.at(-1) : button)?.focus()
    }
  }

  return (
    <details ref={menu} className="mnav" onToggle={sync} onKeyDown={onKeyDown} onClick={onClick}>
      {summary}
      {children}
    </details>
  )
}
