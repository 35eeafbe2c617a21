'use client'

import { useEffect, useLayoutEffect } from 'react'
import { usePath } from './use-path'

/** Scroll positions by history entry, kept while the shell is built anew for the other language. */
const places = new Map<string, number>()
let wanted: { href: string; top: number } | undefined

/**
 * Back and forward return to where the reader was, also at an address with a fragment: there the browser, which asks
 * before the page is built again, would go to the fragment. Browsers without the Navigation API do just that.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page has been built
  useLayoutEffect(() => {
    if (wanted?.href !== location.href) return
    const { top } = wanted
    wanted = undefined
    const restore = () => window.scrollTo({ top, behavior: 'instant' })
    restore()
    // The browser goes to the fragment once more when it has laid the page out.
    requestAnimationFrame(() => requestAnimationFrame(restore))
  }, [path])

  return null
}
