'use client'

import { useEffect } from 'react'
import { needsFullLoad } from '@/lib/i18n/full-load'
import { splitLocale } from '@/lib/i18n/locales'
import { load, warm } from './page-data'

/**
 * Fetches the page behind a link when the visitor points at it, focuses it or touches it: the click then feels instant.
 * Next's own prefetch asks for four files, one after another; this asks for the one that the router would ask for on the
 * click, and then answers the router with it.
 */
export function WarmLinks() {
  useEffect(() => {
    const ask = window.fetch
    // The router alone gives an URL object; it adds a mark to the query that means nothing to files.
    window.fetch = (input, options) =>
      input instanceof URL && input.pathname.endsWith('.txt') ? load(input.pathname, options) : ask(input, options)

    const point = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || link.origin !== location.origin || link.target || link.download) return
      if (link.pathname !== location.pathname && !needsFullLoad(splitLocale(link.pathname).path)) warm(link.pathname)
    }
    const events = ['pointerenter', 'focusin', 'touchstart'] as const
    for (const type of events) document.addEventListener(type, point, { capture: true, passive: true })
    return () => {
      window.fetch = ask
      for (const type of events) document.removeEventListener(type, point, { capture: true })
    }
  }, [])
  return null
}
