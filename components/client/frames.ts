import { earlyMessages, frameLoadedClass, frameSourceAttribute, frameSourceKey } from '@/lib/loader/contract'

/** Keep what frames say before anyone listens (components/islands/use-frame.ts). */
export function keepEarlyMessages(): void {
  const messages: MessageEvent[] = []
  document[earlyMessages] = messages
  addEventListener('message', (event) => messages.push(event))
}

/** Load the frames of the page, which wait until it has loaded itself. @param attribution where the visit comes from */
export function beginFrames(attribution: string): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`[${frameSourceAttribute}]`)) {
    frame.onload = () => {
      frame.className = frameLoadedClass
    }
    frame.src = `${frame.dataset[frameSourceKey]}${attribution}`
  }
}
