'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { isModifiedClick } from '@/components/client/modified-click'
import { placeNow, returnTo } from '@/components/client/place'
import { onDevice } from '@/components/client/storage'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { deviceKeys, toggleProps } from '@/lib/loader/contract'
import { paintAllAtOnce, paintViewFirst } from './out-of-view'
import { prefetchEarly } from './page-data'
import { spin } from './spin'
import { usePath } from './use-path'
import { isFrameUsed } from './used-frames'

/** Time and place of the last switch; survive the remount of the shell in the other language. */
let left: { time: number; place: ReturnType<typeof placeNow> } | undefined

type Props = { locale: Locale; name: string; warning: string }

/** After a switch, carry over focus, place and the spinning icon from the previous page. */
function useArrival(link: RefObject<HTMLAnchorElement | null>) {
  useEffect(() => {
    const from = left
    left = undefined
    paintAllAtOnce()
    if (!from) return
    const elapsed = performance.now() - from.time
    if (elapsed > 10_000) return
    link.current?.focus({ preventScroll: true })
    returnTo(from.place)
    // Scroll anchoring may move the page while its content is replaced.
    requestAnimationFrame(() => returnTo(from.place))
    spin(link.current?.firstElementChild ?? null, elapsed)
  }, [link])
}

/**
 * Show the link to this page in the other language. Once hydrated it switches without a reload, keeps place and focus, and
 * stores the choice on the device. Input in a provider's form would be lost: it first asks to confirm with `warning`.
 * Before hydration it is a plain link, with which the loader keeps place, focus and choice
 * (components/client/language.ts).
 */
export function LanguageToggle({ locale, name, warning }: Props) {
  const target = otherLocale(locale)
  const path = usePath()
  const href = localePath(path, target)
  const router = useRouter()
  const link = useRef<HTMLAnchorElement>(null)

  useArrival(link)
  useEffect(() => prefetchEarly(() => [href]), [href])

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const isHere = !isModifiedClick(event)
    if (isHere) event.preventDefault()
    // The loader has already stored the choice.
    if (isHere && isFrameUsed() && !window.confirm(warning)) return onDevice.set(deviceKeys.language, locale)
    onDevice.set(deviceKeys.language, target)
    if (!isHere) return
    left = { time: performance.now(), place: placeNow() }
    paintViewFirst()
    // Removing the focused element would make the browser restyle the entire old page. The next toggle takes the focus.
    event.currentTarget.blur()
    spin(event.currentTarget.firstElementChild)
    router.push(href + location.search + location.hash, { scroll: false })
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
      {...toggleProps}
    >
      <svg className="h-4 w-6 rounded-xs max-slim:hidden ring-1 ring-ink/20" aria-hidden="true">
        <use href={`/icons.svg#icon-flag-${target}`} />
      </svg>
      <span>{name}</span>
    </a>
  )
}
