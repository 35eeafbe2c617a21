import { earlyMessages, frameLoadedClass, frameSourceAttribute, frameSourceKey } from '@/lib/loader/contract'

/** The most messages to keep of one frame. */
const mostMessages = 20

/** Test whether the frame that sent a message is no longer on the page. */
const isGone = ({ source }: MessageEvent) => (source as Window | null)?.closed

/** Buffer the latest messages from each frame until someone listens (components/islands/use-frame.ts). */
export function keepEarlyMessages(): void {
  addEventListener('message', (event) => {
    const kept = (document[earlyMessages] ?? []).filter((message) => !isGone(message))
    const others = kept.filter(({ source }) => source !== event.source)
    const own = kept.filter(({ source }) => source === event.source)
    document[earlyMessages] = [...others, ...own.slice(1 - mostMessages), event]
  })
}

/**
 * Load the page's frames, which wait until the page itself has loaded. @param attribution the attribution of the visit
 */
export function beginFrames(attribution: string): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`[${frameSourceAttribute}]`)) {
    frame.onload = () => {
      frame.className = frameLoadedClass
    }
    frame.src = `${frame.dataset[frameSourceKey]}${attribution}`
  }
}
