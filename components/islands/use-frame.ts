'use client'

import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { visitAttribution } from '@/components/client/visit-attribution'
import { clampHeight, type MessageFormat, readMessage, tellsReceipt } from '@/lib/embeds/frame-messages'
import { type FrameEvent, type FrameState, nextFrameState } from '@/lib/embeds/frame-state'
import { retry } from '@/lib/embeds/retry'
import { earlyMessages, formReceivedEvent, frameLoadedClass } from '@/lib/loader/contract'
import { loadLater } from './load-later'
import { loadScript } from './load-script'
import { wasUsed } from './used-frames'

export type FrameSource = {
  src: string
  /** The origins of its messages; none for this site's own. */
  origins: string[]
  messages?: MessageFormat
  script?: string
  /** Keep the size of the box, whatever height the frame reports. */
  fixed?: boolean
}

/** Time after which a frame counts as slow or failed, in milliseconds. */
const limits = { slow: 6_000, failed: 15_000 }

/** Report that a frame has responded, with its height if known. */
type Follow = (height?: number) => void

/** Return a listener for the messages of a frame's page. */
function messageListener(frame: HTMLIFrameElement, { origins, messages }: FrameSource, follow: Follow) {
  let isReceived = false
  const isExpected = (sender: string) => (origins.length > 0 ? origins.includes(sender) : sender === location.origin)
  return ({ source, origin: sender, data }: MessageEvent) => {
    if (source !== frame.contentWindow || !isExpected(sender)) return
    if (!isReceived && tellsReceipt(data)) {
      isReceived = true
      window.dispatchEvent(new Event(formReceivedEvent))
    }
    const message = messages && readMessage(data, messages)
    if (message) follow(message.height)
  }
}

/** Watch the height that a provider's script sets on its frame, which it finds by id. */
function watchHeight(frame: HTMLIFrameElement, follow: Follow): MutationObserver {
  const observer = new MutationObserver(() => {
    const height = clampHeight(Number.parseFloat(frame.style.height))
    if (height !== undefined) follow(height)
  })
  observer.observe(frame, { attributeFilter: ['style'] })
  return observer
}

const reduce = (state: FrameState, { event, isUsed }: { event: FrameEvent; isUsed: boolean }) =>
  nextFrameState(state, event, isUsed)

/** Load a frame once the page has loaded. */
function useSourceAfterLoad(frame: RefObject<HTMLIFrameElement | null>, src: string, wanted: boolean) {
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
  }, [frame, wanted, src])
}

/** Run a callback once an element is in the viewport. */
function useSeen(box: RefObject<HTMLElement | null>, wanted: boolean, onSeen: () => void) {
  useEffect(() => {
    if (!wanted || !box.current) return
    if (!('IntersectionObserver' in window)) return onSeen()
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(),
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, wanted, onSeen])
}

type Attempt = FrameSource & {
  /** The inline loader has set the source for the first attempt, and may have buffered its messages. */
  isFirst: boolean
  report: (event: FrameEvent) => void
  grow: (height: number) => void
}

/**
 * Try to load a frame, and report the outcome.
 * @returns a function that ends the attempt: nothing is reported after that
 */
function attemptFrame(frame: HTMLIFrameElement, { isFirst, report, grow, ...source }: Attempt): () => void {
  const { src, messages, script } = source
  const end = new AbortController()
  const { signal } = end
  const tell = (event: FrameEvent) => {
    if (!signal.aborted) report(event)
  }
  const succeed = () => tell('answered')
  const fail = () => tell('refused')
  const follow = (height?: number) => {
    if (height !== undefined) grow(height)
    succeed()
  }
  const hear = messageListener(frame, source, follow)
  const loaded = () => {
    if (frame.getAttribute('src')) tell(messages ? 'loaded' : 'answered')
  }

  const timers = [setTimeout(tell, limits.slow, 'late'), setTimeout(tell, limits.failed, 'expired')]
  const heights = watchHeight(frame, follow)
  window.addEventListener('message', hear, { signal })
  window.addEventListener('offline', fail, { signal })
  frame.addEventListener('load', loaded, { signal })
  if (isFirst) {
    for (const event of document[earlyMessages] ?? []) hear(event)
    if (frame.className === frameLoadedClass) loaded()
  } else frame.src = src + visitAttribution()
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
    end.abort()
    heights.disconnect()
    for (const timer of timers) clearTimeout(timer)
  }
}

/**
 * Load a frame after the page has loaded, follow the height that it reports or that its script sets, and track its
 * state.
 *
 * A frame that sends messages is ready at its first message or height, one without them when it has loaded: across
 * origins, a missing page or a refusal to be framed cannot be told from success, so whatever has loaded stays in view.
 * Timeouts start when the frame enters the viewport, because browsers throttle cross-origin frames outside it.
 * @param wanted whether the frame is on the page; maps and reviews are loaded on request.
 */
export function useFrame({ src, origins, messages, script, fixed = false }: FrameSource, wanted: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, dispatch] = useReducer(reduce, 'idle')
  const [attempt, setAttempt] = useState(0)
  const isSeen = state !== 'idle'
  const see = useCallback(() => dispatch({ event: 'seen', isUsed: false }), [])

  useSourceAfterLoad(frame, src, wanted)
  useSeen(box, wanted, see)

  useEffect(() => {
    const element = frame.current
    if (!isSeen || !element) return
    return attemptFrame(element, {
      src,
      origins,
      messages,
      script,
      isFirst: attempt === 0,
      report: (event) => dispatch({ event, isUsed: wasUsed(element) }),
      grow: (height) => {
        if (!fixed && box.current) box.current.style.minHeight = `${height}px`
      },
    })
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
