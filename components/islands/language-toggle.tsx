'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { spin } from '@/components/client/spin'
import { onDevice } from '@/components/client/storage'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { deviceKeys, swapProps, swappedEvent } from '@/lib/loader/contract'
import { counterpartAddress } from '@/lib/loader/counterpart'
import { isModifiedClick } from './modified-click'
import { paintAllAtOnce, paintViewFirst } from './out-of-view'
import { warmEarly } from './page-data'
import { usePath } from './use-path'
import { isFrameUsed } from './used-frames'

/** Time of the last use; survives the remount of the shell in the other language. */
let switchedAt = Number.NEGATIVE_INFINITY
/** The scroll position at that time; scroll anchoring may change it while the content is replaced. */
let position = 0
/** The address that the next page is shown at, if not at its own: a missing page keeps the one that was asked for. */
let shownAt = ''

type Props = { locale: Locale; name: string; warning: string }

/** After a switch, give the new page the focus, the scroll position and the turning icon of the page before. */
function useArrival(link: RefObject<HTMLAnchorElement | null>) {
  useEffect(() => {
    const elapsed = performance.now() - switchedAt
    switchedAt = Number.NEGATIVE_INFINITY
    paintAllAtOnce()
    if (elapsed > 10_000) return
    link.current?.focus({ preventScroll: true })
    const restore = () => window.scrollTo({ top: position, behavior: 'instant' })
    restore()
    requestAnimationFrame(restore)
    spin(link.current?.firstElementChild ?? null, elapsed)
  }, [link])
}

/** Show a page at the address that was asked for, and lead Back to entries that the loader has made. */
function useSwappedAddress(path: string) {
  const router = useRouter()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has changed
  useEffect(() => {
    if (shownAt) history.replaceState(null, '', shownAt)
    shownAt = ''
  }, [path])

  useEffect(() => {
    // The router would reload an entry whose state is not its own, and the remembered choice then lead on from there.
    const restore = (event: PopStateEvent) => {
      const page = event.state?.[swappedEvent]
      if (!page) return
      event.stopImmediatePropagation()
      const rest = location.search + location.hash
      shownAt = page === location.pathname ? '' : location.pathname + rest
      router.replace(page + rest, { scroll: false })
    }
    // Capture on window runs before the router's listener.
    window.addEventListener('popstate', restore, { capture: true })
    return () => window.removeEventListener('popstate', restore, { capture: true })
  }, [router])
}

/**
 * Show the link to this page in the other language. It switches without a reload, keeps scroll position and focus, and
 * stores the choice on the device. A provider's form cannot come along: with `warning` it asks before it empties one.
 * Before hydration the loader does the same (components/client); without JavaScript it is a plain link.
 */
export function LanguageToggle({ locale, name, warning }: Props) {
  const target = otherLocale(locale)
  const path = usePath()
  const href = localePath(path, target)
  const router = useRouter()
  const link = useRef<HTMLAnchorElement>(null)

  useArrival(link)
  useSwappedAddress(path)
  useEffect(() => warmEarly(() => [href]), [href])

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const isHere = !isModifiedClick(event)
    if (isHere) event.preventDefault()
    // The loader has stored the choice already.
    if (isHere && isFrameUsed() && !window.confirm(warning)) return onDevice.set(deviceKeys.language, locale)
    onDevice.set(deviceKeys.language, target)
    if (!isHere) return
    switchedAt = performance.now()
    position = window.scrollY
    paintViewFirst()
    // Removing what has the focus would make the browser style the whole old page once more. The next toggle takes it.
    event.currentTarget.blur()
    spin(event.currentTarget.firstElementChild)
    const rest = location.search + location.hash
    const address = counterpartAddress(href, location.pathname)
    shownAt = address === href ? '' : address + rest
    router.push(href + rest, { scroll: false })
  }

  return (
    <a
      ref={link}
      className="inline-flex min-h-11.5 items-center gap-2 px-2 font-semibold text-base/[normal] text-ink no-underline hover:underline max-xs:px-1"
      href={href}
      lang={target}
      hrefLang={target}
      translate="no"
      onClick={onClick}
      {...swapProps}
    >
      <svg className="h-4 w-6 rounded-xs ring-1 ring-ink/20" aria-hidden="true">
        <use href={`/icons.svg#icon-flag-${target}`} />
      </svg>
      <span>{name}</span>
    </a>
  )
}
