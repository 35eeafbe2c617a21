'use client'

import { useEffect, useLayoutEffect } from 'react'
import { usePath } from './use-path'

/** Scroll positions by history entry; survive the remount of the shell in the other language. */
const places = new Map<string, number>()
let wanted: { href: string; top: number } | undefined

/**
 * Restores the scroll position on back and forward at URLs with a fragment, where the browser would scroll to the fragment,
 * because the page is not rendered yet. Requires the Navigation API; other browsers scroll to the fragment.
 */
export function ReturnPlace() {
  const path = usePath()

  useEffect(() => {
    if (!('navigation' in window)) return
    const entry = () => window.navigation.currentEntry?.key ?? ''
    const remember = () => places.set(entry(), window.scrollY)
    const ask = () => {
      const top = places.get(entry())
      wanted = location.hash && top !== undefined ? { href: location.href, top } : undefined
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('popstate', ask)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', ask)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useLayoutEffect(() => {
    if (wanted?.href !== location.href) return
    const { top } = wanted
    wanted = undefined
    const restore = () => window.scrollTo({ top, behavior: 'instant' })
    restore()
    // The browser scrolls to the fragment once more after layout.
    requestAnimationFrame(() => requestAnimationFrame(restore))
  }, [path])

  return null
}
