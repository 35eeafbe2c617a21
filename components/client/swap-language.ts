/**
 * Show the page of the other language in this document before the scripts of the page have come: no reload, the same scroll
 * position and history. The inline loader imports this as a module at the first sign that it will be needed (taps.ts).
 */
import { localePath, otherLocale, splitLocale } from '@/lib/i18n/locales'
import { pageDataKey, replayAttribute, swappedEvent, swapValue } from '@/lib/loader/contract'
import { counterpartAddress } from '@/lib/loader/counterpart'
import { parsePage } from './build'
import { spin } from './spin'

/** List what changes with the page. Its sheets stay: both pages have the same, and their fonts would be loaded again. */
const changing = (head: HTMLElement) => [...head.children].filter((node) => !node.matches('style, [rel=stylesheet]'))

/** Put another page in this one's place, at the same scroll position. */
function show({ documentElement, head, body }: Document): void {
  const top = window.scrollY
  document.documentElement.lang = documentElement.lang
  for (const node of changing(document.head)) node.remove()
  document.head.append(...changing(head))
  // What was in view does not appear once more (app/styles/motion.css).
  for (const section of body.querySelectorAll<HTMLElement>('[data-reveal]')) section.dataset.reveal = 'shown'
  document.body.replaceWith(body)
  window.scrollTo({ top, behavior: 'instant' })
  document.querySelector<HTMLElement>(`[${replayAttribute}=${swapValue}]`)?.focus({ preventScroll: true })
  window.dispatchEvent(new Event(swappedEvent))
}

/**
 * Show the page of the other language. @public
 * @param answer The answer of the host to the request for it; swap rejects when it is no page of this build.
 * @param link The language toggle that was clicked; its page's address gets the query and fragment of this one.
 * @param isWanted Whether nothing has come in between when the page is here.
 */
export async function swap(answer: Promise<Response>, link: HTMLAnchorElement, isWanted: () => boolean): Promise<void> {
  const begun = performance.now()
  spin(link.firstElementChild)
  const response = await answer
  if (!response.ok) throw new Error(response.statusText)
  const page = parsePage(await response.text())
  if (!isWanted()) return
  const { locale, path } = splitLocale(link.pathname)
  history.replaceState({ [swappedEvent]: localePath(path, otherLocale(locale)) }, '')
  const address = counterpartAddress(link.pathname, location.pathname)
  history.pushState({ [swappedEvent]: link.pathname }, '', address + location.search + location.hash)
  show(page)
  spin(document.activeElement?.firstElementChild ?? null, performance.now() - begun)
}

/** Test whether hydration has begun. */
const hasBegun = () => document[pageDataKey] === 0

// Back and forward; the hydrated page sees to it itself (components/islands/language-toggle.tsx).
addEventListener('popstate', async ({ state }) => {
  if (!state?.[swappedEvent] || hasBegun()) return
  const { href } = location
  try {
    const answer = await fetch(href)
    const html = await answer.text()
    // A later step has its own answer.
    if (location.href !== href) return
    // A missing page is a page too. What has hydrated meanwhile is React's.
    if (!(answer.ok || answer.status === 404) || hasBegun()) throw new Error(answer.statusText)
    show(parsePage(html))
  } catch {
    location.reload()
  }
})
