import { earlyMessages, frameLoadedClass, frameSourceAttribute, frameSourceKey } from '@/lib/loader/contract'

/** Buffer messages from frames until someone listens (components/islands/use-frame.ts). */
export function keepEarlyMessages(): void {
  const messages: MessageEvent[] = []
  document[earlyMessages] = messages
  addEventListener('message', (event) => messages.push(event))
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
