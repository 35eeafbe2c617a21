'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds the pointer must rest on a button before its menu opens. */
export const hoverDelay = 200
/** Milliseconds after a menu closes during which the next one opens without that delay. */
export const skipDelay = 300
/** Milliseconds until a menu closes after the pointer leaves it. */
export const closeDelay = 150

/**
 * Track which of a row of menus is open, with delays that keep a passing pointer from opening or closing one by
 * accident: a menu opens after the pointer has rested on it for 200 ms, immediately if another was open within the last
 * 300 ms, and closes 150 ms after the pointer leaves.
 */
export function useHoverMenus() {
  const [open, setOpen] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const closedAt = useRef(Number.NEGATIVE_INFINITY)

  /** Open a menu immediately, or close all (`undefined`). */
  const show = useCallback((id: string | undefined) => {
    clearTimeout(timer.current)
    setOpen((current) => {
      if (current && !id) closedAt.current = performance.now()
      return id
    })
  }, [])

  const enter = useCallback(
    (id: string) => {
      clearTimeout(timer.current)
      const inRow = open !== undefined || performance.now() - closedAt.current < skipDelay
      if (inRow) show(id)
      else timer.current = setTimeout(() => show(id), hoverDelay)
    },
    [open, show],
  )

  const leave = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(undefined), closeDelay)
  }, [show])

  useEffect(() => () => clearTimeout(timer.current), [])

  // Escape closes a menu opened by hover, wherever focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && show(undefined)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open, show])

  return { open, show, enter, leave }
}
