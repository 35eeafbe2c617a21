'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { minWidth } from '@/lib/screens'
import { OutOfView } from './out-of-view'
import { useNewPlace } from './use-new-page'
import { usePath } from './use-path'

type Props = { summary: ReactNode; children: ReactNode }

/** Test whether Tab reaches an element of the open menu: links of a closed group are skipped. */
const isReachable = (stop: HTMLElement) => stop.localName === 'summary' || !stop.closest('details:not([open])')

/** Return everything outside the open menu except live regions; it is inert until the menu closes. */
const outside = () =>
  document.querySelectorAll('body > :is(a, section, div, dialog, main, aside, footer):not([data-toast])')

/**
 * Show the menu on small screens: a native `<details>`, which works without JavaScript. Hydrated, it traps focus,
 * closes on Escape (focus returns to its button) and after navigation. CSS locks scrolling of the page behind it.
 */
export function MobileMenu({ summary, children }: Props) {
  const path = usePath()
  const menu = useRef<HTMLDetailsElement>(null)

  const sync = useCallback(() => {
    for (const element of outside()) element.toggleAttribute('inert', menu.current?.open ?? false)
  }, [])

  /** Close and update the state immediately, without waiting for the `toggle` event. */
  const close = useCallback(() => {
    menu.current?.removeAttribute('open')
    sync()
  }, [sync])

  useEffect(() => {
    sync()
    // Regardless of focus: a click on plain text leaves it on the page.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onEscape)
    const wide = matchMedia(minWidth('lg'))
    wide.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', onEscape)
      wide.removeEventListener('change', close)
      close()
    }
  }, [sync, close])

  // Close the menu after navigation.
  useNewPlace(path, close)

  /** Close the menu after a tap on a link, including a link to the current page. */
  function onClick(event: MouseEvent<HTMLDetailsElement>) {
    if ((event.target as Element).closest('a')) close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const details = event.currentTarget
    if (!details.open || event.key !== 'Tab') return
    const stops = [...details.querySelectorAll<HTMLElement>('summary, a')].filter(isReachable)
    const button = stops[0]
    const from = event.shiftKey ? button : stops.at(-1)
    if (document.activeElement === from) {
      event.preventDefault()
      ;(event.shiftKey ? stops.at(-1) : button)?.focus()
    }
  }

  return (
    <details ref={menu} className="group/menu lg:hidden" onToggle={sync} onKeyDown={onKeyDown} onClick={onClick}>
      {summary}
      <OutOfView>{children}</OutOfView>
    </details>
  )
}
