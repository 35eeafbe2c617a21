'use client'

import { useEffect, useRef, useState } from 'react'
import { type MessageFormat, reportedHeight } from '@/lib/embeds/messages'
import { retry } from '@/lib/embeds/retry'
import { earlyMessages, frameLoadedClass } from '@/lib/loader/contract'
import { loadScript } from './load-script'
import { visitAttribution } from './visit-attribution'

/** How a frame is doing; `idle` until the visitor sees it. */
export type FrameState = 'idle' | 'waiting' | 'slow' | 'ready' | 'failed'

export type FrameSource = { src: string; origin: string; messages?: MessageFormat; script?: string }

/** After these waits a frame counts as slow, and as failed, in milliseconds. */
const limits = { slow: 6_000, failed: 15_000 }

/**
 * Watches over one frame: gives it its address when the page has finished, believes its height, and tells how it is
 * doing. A frame whose page speaks is ready at its first message: a missing, refused or blocked page says nothing, though
 * browsers report it as loaded. A silent frame is ready when the browser reports it loaded and its host answers at all;
 * a page that its host answers with 404 or refuses to be framed cannot be told from a good one across origins. The clocks
 * begin when the frame is in sight: browsers put frames of other origins to sleep elsewhere, and then they say nothing.
 * @param wanted whether the frame is on the page; a map comes only when the visitor asks.
 */
export function useFrame({ src, origin, messages, script }: FrameSource, wanted: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [state, setState] = useState<FrameState>('idle')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = frame.current
    if (!wanted || !element) return
    const begin = () => {
      // The loader may have begun already.
      if (!element.getAttribute('src')) element.src = src + visitAttribution()
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => window.removeEventListener('load', begin)
  }, [wanted, src])

  useEffect(() => {
    if (!wanted || !box.current) return
    if (!('IntersectionObserver' in window)) return setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [wanted])

  useEffect(() => {
    const element = frame.current
    if (!isSeen || !element) return
    let over = false
    let isReady = false
    const timers = [setTimeout(() => setState('slow'), limits.slow), setTimeout(fail, limits.failed)]

    function fail() {
      if (over || isReady) return
      for (const timer of timers) clearTimeout(timer)
      setState('failed')
    }
    function ready() {
      if (over) return
      isReady = true
      for (const timer of timers) clearTimeout(timer)
      setState('ready')
    }
    const hear = (event: MessageEvent) => {
      if (!messages || event.source !== element.contentWindow || event.origin !== (origin || location.origin)) return
      const height = reportedHeight(event.data, messages)
      if (height === undefined) return
      // Never lower than before: what stands above the reader must not move.
      if (box.current && height > box.current.offsetHeight) box.current.style.minHeight = `${height}px`
      ready()
    }
    const loaded = () => {
      if (messages || !element.getAttribute('src')) return
      fetch(element.src, { mode: 'no-cors', method: 'HEAD', credentials: 'omit' }).then(ready, fail)
    }

    setState('waiting')
    window.addEventListener('message', hear)
    window.addEventListener('offline', fail)
    element.addEventListener('load', loaded)
    if (attempt === 0) {
      for (const event of document[earlyMessages] ?? []) hear(event)
      if (element.className === frameLoadedClass) loaded()
    } else element.src = src + visitAttribution()
    if (!navigator.onLine) fail()
    if (script)
      retry(
        () => loadScript(script),
        () => over,
      ).catch(fail)
    return () => {
      over = true
      for (const timer of timers) clearTimeout(timer)
      window.removeEventListener('message', hear)
      window.removeEventListener('offline', fail)
      element.removeEventListener('load', loaded)
    }
  }, [isSeen, attempt, src, origin, messages, script])

  const again = () => setAttempt((count) => count + 1)
  const isFailed = state === 'failed'
  useEffect(() => {
    if (!isFailed) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })

  return { box, frame, state, again }
}
