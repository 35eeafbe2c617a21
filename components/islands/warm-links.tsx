'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { needsFullLoad } from '@/lib/i18n/full-load'
import { splitLocale } from '@/lib/i18n/locales'

/** Prefetches the page of a link on hover, focus or touch, so that the click feels instant. */
export function WarmLinks() {
  const router = useRouter()
  useEffect(() => {
    const warm = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || link.origin !== location.origin || link.target || link.download) return
      if (link.pathname === location.pathname || needsFullLoad(splitLocale(link.pathname).path)) return
      router.prefetch(link.pathname)
    }
    const events = ['pointerenter', 'focusin', 'touchstart'] as const
    for (const type of events) document.addEventListener(type, warm, { capture: true, passive: true })
    return () => {
      for (const type of events) document.removeEventListener(type, warm, { capture: true })
    }
  }, [router])
  return null
}
