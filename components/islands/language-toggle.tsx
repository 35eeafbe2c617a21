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

/** Time of the last switch; survives the remount of the shell in the other language. */
let switchedAt = Number.NEGATIVE_INFINITY
/** The scroll position at that time; scroll anchoring may change it while the content is replaced. */
let position = 0
/** The address to show for the next page, if not its own: a not-found page keeps the requested address. */
let shownAt = ''

type Props = { locale: Locale; name: string; warning: string }

/** After a switch, carry over focus, scroll position and the spinning icon from the previous page. */
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

/** Show a page at the requested address, and handle Back to history entries that the loader created. */
function useSwappedAddress(path: string) {
  const router = useRouter()

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page change
  useEffect(() => {
    if (shownAt) history.replaceState(null, '', shownAt)
    shownAt = ''
  }, [path])

  useEffect(() => {
    // The router would reload an entry that has no router state; the stored language would then redirect from there.
    const restore = (event: PopStateEvent) => {
      const page = event.state?.[swappedEvent]
      if (!page) return
      event.stopImmediatePropagation()
      const rest = location.search + location.hash
      shownAt = page === location.pathname ? '' : location.pathname + rest
      router.replace(page + rest, { scroll: false })
    }
    // Capturing on window runs before the router's listener.
    window.addEventListener('popstate', restore, { capture: true })
    return () => window.removeEventListener('popstate', restore, { capture: true })
  }, [router])
}

/**
 * Show the link to this page in the other language. It switches without a reload, keeps scroll position and focus, and
 * stores the choice on the device. Input in a provider's form would be lost: it first asks to confirm with `warning`.
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
    // The loader has already stored the choice.
    if (isHere && isFrameUsed() && !window.confirm(warning)) return onDevice.set(deviceKeys.language, locale)
    onDevice.set(deviceKeys.language, target)
    if (!isHere) return
    switchedAt = performance.now()
    position = window.scrollY
    paintViewFirst()
    // Removing the focused element would make the browser restyle the entire old page. The next toggle takes the focus.
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
      className="inline-flex min-h-11.5 items-center gap-2 px-2 font-semibold text-small/head text-ink no-underline hover:underline max-xs:px-1"
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
