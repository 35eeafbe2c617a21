'use client'

import { useEffect } from 'react'
import { needsFullLoad } from '@/lib/i18n/full-load'
import { splitLocale } from '@/lib/i18n/locales'

/** What has been asked for, by path. A build's files do not change, so each is fetched once per visit. */
const answers = new Map<string, Promise<Response>>()

/** Where the data of a page stands: what the router asks for when it changes to that page. */
const dataOf = (path: string) => `${path === '/' ? '/index' : path}.txt`

/**
 * Fetches the page behind a link when the visitor points at it, focuses it or touches it: the click then feels instant.
 * Next's own prefetch asks for four files, one after another; this asks for the one that the router would ask for on the
 * click, and then answers the router with it.
 */
export function WarmLinks() {
  useEffect(() => {
    const ask = window.fetch
    const load = (path: string, options?: RequestInit) => {
      const answer = answers.get(path) ?? ask(path, options)
      answers.set(path, answer)
      // A failure is not kept: the next one who asks tries again.
      answer.then(({ ok }) => ok || answers.delete(path)).catch(() => answers.delete(path))
      return answer.then((response) => response.clone())
    }
    // The router alone gives an URL object; it adds a mark to the query that means nothing to files.
    window.fetch = (input, options) =>
      input instanceof URL && input.pathname.endsWith('.txt') ? load(input.pathname, options) : ask(input, options)

    const warm = async (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || link.origin !== location.origin || link.target || link.download) return
      if (link.pathname === location.pathname || needsFullLoad(splitLocale(link.pathname).path)) return
      const answer = await load(dataOf(link.pathname))
      // The scripts of the page's own islands, which the browser keeps.
      for (const [path] of (await answer.text()).matchAll(/\/_next\/static\/chunks\/[\w-]+\.js/g))
        if (!document.querySelector(`script[src="${path}"]`)) load(path)
    }
    const quietly = (event: Event) => warm(event).catch(() => {})
    const events = ['pointerenter', 'focusin', 'touchstart'] as const
    for (const type of events) document.addEventListener(type, quietly, { capture: true, passive: true })
    return () => {
      window.fetch = ask
      for (const type of events) document.removeEventListener(type, quietly, { capture: true })
    }
  }, [])
  return null
}
