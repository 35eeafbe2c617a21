'use client'

import { useEffect } from 'react'
import { needsFullLoad } from '@/lib/i18n/full-load'
import { splitLocale } from '@/lib/i18n/locales'
import { load, warm, warmEarly } from './page-data'
import { usePath } from './use-path'

/** Number of links on the first screen whose data is fetched before anyone points at them. */
const early = 3

/** Test whether the router answers a click on a link with the data of another page. */
const isSoft = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.download &&
  link.pathname !== location.pathname &&
  // Feeds and other files have an ending, pages have none.
  !/\.\w+$/.test(link.pathname) &&
  !needsFullLoad(splitLocale(link.pathname).path)

const isInView = (link: Element) => {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/**
 * Fetch the page behind a link when the visitor points at it, focuses it or touches it: the click then feels instant.
 * Next's own prefetch asks for four files, one after another; this asks for the one that the router would ask for on
 * the click, and then answers the router with it. The first links on the screen are fetched without a touch: a finger
 * rests for less time than an answer takes.
 */
export function WarmLinks() {
  useEffect(() => {
    const ask = window.fetch
    // The router alone gives an URL object; it adds a mark to the query that means nothing to files.
    window.fetch = (input, options) =>
      input instanceof URL && input.pathname.endsWith('.txt') ? load(input.pathname, options) : ask(input, options)

    const point = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (link && isSoft(link)) warm(link.pathname)
    }
    const events = ['pointerenter', 'focusin', 'touchstart'] as const
    for (const type of events) document.addEventListener(type, point, { capture: true, passive: true })
    return () => {
      window.fetch = ask
      for (const type of events) document.removeEventListener(type, point, { capture: true })
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    const links = document.getElementsByTagName('main')[0]?.getElementsByTagName('a') ?? []
    warmEarly(() =>
      [...links]
        .filter((link) => isSoft(link) && isInView(link))
        .slice(0, early)
        .map(({ pathname }) => pathname),
    )
  }, [usePath()])
  return null
}
