'use client'

import { useEffect, useRef, useState } from 'react'
import { heightWithin, type MessageFormat, reportedHeight } from '@/lib/embeds/messages'
import { retry } from '@/lib/embeds/retry'
import { earlyMessages, frameLoadedClass } from '@/lib/loader/contract'
import { loadLater } from './load-later'
import { loadScript } from './load-script'
import { visitAttribution } from './visit-attribution'

/** The state of a frame; `idle` until it is in the viewport. */
export type FrameState = 'idle' | 'waiting' | 'slow' | 'ready' | 'failed'

export type FrameSource = {
  src: string
  origin: string
  messages?: MessageFormat
  script?: string
  /** Whether the box keeps its size whatever the frame reports. */
  fixed?: boolean
}

/** Time after which a frame counts as slow or failed, in milliseconds. */
const limits = { slow: 6_000, failed: 15_000 }

/**
 * Loads a frame after the page has loaded, follows the height that it reports or that its script sets, and tracks its state.
 *
 * A frame that sends messages is ready at its first message or height: browsers fire `load` for missing, refused and blocked pages too,
 * but these send nothing. A frame without messages is ready when it has loaded and its host responds at all; across origins,
 * a 404 or a refusal to be framed cannot be distinguished from success. Timeouts start when the frame is in the viewport,
 * because browsers throttle cross-origin frames outside it.
 * @param wanted whether the frame is on the page; maps and reviews are loaded on request.
 */
export function useFrame({ src, origin, messages, script, fixed = false }: FrameSource, wanted: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isSeen, setSeen] = useState(false)
  const [state, setState] = useState<FrameState>('idle')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = frame.current
    if (!wanted || !element) return
    const begin = () => {
      // The inline loader may have set it already.
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
    const follow = (height: number) => {
      if (!fixed && box.current) box.current.style.minHeight = `${height}px`
      ready()
    }
    const hear = (event: MessageEvent) => {
      if (!messages || event.source !== element.contentWindow || event.origin !== (origin || location.origin)) return
      const height = reportedHeight(event.data, messages)
      if (height !== undefined) follow(height)
    }
    // A provider's script finds the frame by its id and gives it a height; that of the box decides (embed-frame.tsx).
    const resized = new MutationObserver(() => {
      const height = heightWithin(Number.parseFloat(element.style.height))
      if (height !== undefined) follow(height)
    })
    const loaded = () => {
      if (messages || !element.getAttribute('src')) return
      fetch(element.src, { mode: 'no-cors', method: 'HEAD', credentials: 'omit' }).then(ready, fail)
    }

    setState('waiting')
    window.addEventListener('message', hear)
    window.addEventListener('offline', fail)
    element.addEventListener('load', loaded)
    resized.observe(element, { attributeFilter: ['style'] })
    if (attempt === 0) {
      for (const event of document[earlyMessages] ?? []) hear(event)
      if (element.className === frameLoadedClass) loaded()
    } else element.src = src + visitAttribution()
    if (!navigator.onLine) fail()
    if (script)
      loadLater(script, () =>
        retry(
          () => loadScript(script),
          () => over,
        ),
      ).catch(fail)
    return () => {
      over = true
      for (const timer of timers) clearTimeout(timer)
      window.removeEventListener('message', hear)
      window.removeEventListener('offline', fail)
      element.removeEventListener('load', loaded)
      resized.disconnect()
    }
  }, [isSeen, attempt, src, origin, messages, script, fixed])

  const again = () => setAttempt((count) => count + 1)
  const isFailed = state === 'failed'
  useEffect(() => {
    if (!isFailed) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })

  return { box, frame, state, again }
}
