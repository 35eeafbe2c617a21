'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { visitAttribution } from '@/components/client/visit-attribution'
import { type FrameEvent, type FrameState, nextFrameState } from '@/lib/embeds/frame-state'
import { clampHeight, type MessageFormat, readMessage } from '@/lib/embeds/messages'
import { retry } from '@/lib/embeds/retry'
import { earlyMessages, frameLoadedClass } from '@/lib/loader/contract'
import { loadLater } from './load-later'
import { loadScript } from './load-script'
import { wasUsed } from './used-frames'

export type FrameSource = {
  src: string
  /** The origins of its messages; none for this site's own. */
  origins: string[]
  messages?: MessageFormat
  script?: string
  /** Keep the size of the box whatever the frame reports. */
  fixed?: boolean
}

/** Time after which a frame counts as slow or failed, in milliseconds. */
const limits = { slow: 6_000, failed: 15_000 }

/** Report that a frame has answered, with its height if it said one. */
type Follow = (height?: number) => void

/** Return a listener for the messages of a frame's page. */
function messageListener(frame: HTMLIFrameElement, { origins, messages }: FrameSource, follow: Follow) {
  const isExpected = (sender: string) => (origins.length > 0 ? origins.includes(sender) : sender === location.origin)
  return ({ source, origin: sender, data }: MessageEvent) => {
    if (!messages || source !== frame.contentWindow || !isExpected(sender)) return
    const message = readMessage(data, messages)
    if (message) follow(message.height)
  }
}

/** Watch the height that a provider's script gives to its frame, which it finds by its id. */
function watchHeight(frame: HTMLIFrameElement, follow: Follow): MutationObserver {
  const observer = new MutationObserver(() => {
    const height = clampHeight(Number.parseFloat(frame.style.height))
    if (height !== undefined) follow(height)
  })
  observer.observe(frame, { attributeFilter: ['style'] })
  return observer
}

/** Ask whether a frame's host responds at all: browsers report `load` for missing, refused and blocked pages too. */
const askHost = (frame: HTMLIFrameElement) => fetch(frame.src, { mode: 'no-cors', method: 'HEAD', credentials: 'omit' })

const reduce = (state: FrameState, { event, isUsed }: { event: FrameEvent; isUsed: boolean }) =>
  nextFrameState(state, event, isUsed)

/**
 * Load a frame after the page has loaded, follow the height that it reports or that its script sets, and track its
 * state.
 *
 * A frame that sends messages is ready at its first message or height. One without messages is ready when it has loaded
 * and its host responds; across origins, a 404 or a refusal to be framed cannot be distinguished from success. Timeouts
 * start when the frame is in the viewport, because browsers throttle cross-origin frames outside it.
 * @param wanted whether the frame is on the page; maps and reviews are loaded on request.
 */
export function useFrame({ src, origins, messages, script, fixed = false }: FrameSource, wanted: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, dispatch] = useReducer(reduce, 'idle')
  const [attempt, setAttempt] = useState(0)
  const isSeen = state !== 'idle'

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
    const see = () => dispatch({ event: 'seen', isUsed: false })
    if (!('IntersectionObserver' in window)) return see()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [wanted])

  useEffect(() => {
    const element = frame.current
    if (!isSeen || !element) return
    const attemptEnd = new AbortController()
    const { signal } = attemptEnd
    const report = (event: FrameEvent) => {
      if (!signal.aborted) dispatch({ event, isUsed: wasUsed(element) })
    }
    const succeed = () => report('answered')
    const fail = () => report('refused')
    const follow = (height?: number) => {
      if (height !== undefined && !fixed && box.current) box.current.style.minHeight = `${height}px`
      succeed()
    }
    const hear = messageListener(element, { src, origins, messages }, follow)
    const loaded = () => {
      if (!messages && element.getAttribute('src')) askHost(element).then(succeed, fail)
    }

    const timers = [setTimeout(report, limits.slow, 'late'), setTimeout(report, limits.failed, 'expired')]
    const heights = watchHeight(element, follow)
    window.addEventListener('message', hear, { signal })
    window.addEventListener('offline', fail, { signal })
    element.addEventListener('load', loaded, { signal })
    if (attempt === 0) {
      for (const event of document[earlyMessages] ?? []) hear(event)
      if (element.className === frameLoadedClass) loaded()
    } else element.src = src + visitAttribution()
    if (!navigator.onLine) fail()
    if (script) {
      const load = () =>
        retry(
          () => loadScript(script),
          () => signal.aborted,
        )
      loadLater(script, load).catch(fail)
    }
    return () => {
      attemptEnd.abort()
      heights.disconnect()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isSeen, attempt, src, origins, messages, script, fixed])

  const again = () => {
    dispatch({ event: 'retried', isUsed: false })
    setAttempt((count) => count + 1)
  }
  const isFailed = state === 'failed'
  useEffect(() => {
    if (!isFailed) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })

  return { box, frame, state, again }
}
