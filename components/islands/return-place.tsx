'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { splitLocale } from '@/lib/i18n/locales'
import { usePath } from './use-path'

/** Scroll positions by history entry; survive the remount of the shell in the other language. */
const places = new Map<string, number>()
let pending: { href: string; top: number } | undefined
/** The address that Back or Forward last led to. */
let returned: string | undefined

/**
 * Start new pages at the top: the router does not scroll if their beginning is already in view. On Back and Forward to
 * URLs with a fragment, restore the scroll position, because the page is not rendered when the browser would do so.
 * That requires the Navigation API; other browsers scroll to the fragment.
 */
export function ReturnPlace() {
  const path = usePath()
  const shown = useRef(path)

  useEffect(() => {
    const note = () => {
      returned = location.href
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])

  useEffect(() => {
    const { navigation } = window
    if (!navigation) return
    const entry = () => navigation.currentEntry?.key ?? ''
    const remember = () => places.set(entry(), window.scrollY)
    const ask = () => {
      const top = places.get(entry())
      pending = location.hash && top !== undefined ? { href: location.href, top } : undefined
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('popstate', ask)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', ask)
    }
  }, [])

  useLayoutEffect(() => {
    const isSame = splitLocale(shown.current).path === splitLocale(path).path
    const isReturn = returned === location.href
    shown.current = path
    returned = undefined
    if (!isSame && !isReturn && !location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useLayoutEffect(() => {
    if (pending?.href !== location.href) return
    const { top } = pending
    pending = undefined
    const restore = () => window.scrollTo({ top, behavior: 'instant' })
    restore()
    // The browser scrolls to the fragment again after layout.
    requestAnimationFrame(() => requestAnimationFrame(restore))
  }, [path])

  return null
}
