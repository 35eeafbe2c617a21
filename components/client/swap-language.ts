/**
 * Show the page of the other language in this document before the page's scripts have loaded: no reload, same scroll
 * position, working history. The inline loader imports this module as soon as it is likely to be needed (taps.ts).
 */
import { localePath, otherLocale, splitLocale } from '@/lib/i18n/locales'
import { pageDataKey, replayAttribute, swappedEvent, swapValue } from '@/lib/loader/contract'
import { counterpartAddress } from '@/lib/loader/counterpart'
import { parsePage } from './build'
import { spin } from './spin'

/**
 * List the head elements to replace. Style sheets stay: both pages share them, and replacing them would reload the
 * fonts.
 */
const replacedElements = (head: HTMLElement) =>
  [...head.children].filter((node) => !node.matches('style, [rel=stylesheet]'))

/** Replace this page with another one at the same scroll position. */
function show({ documentElement, head, body }: Document): void {
  const top = window.scrollY
  document.documentElement.lang = documentElement.lang
  for (const node of replacedElements(document.head)) node.remove()
  document.head.append(...replacedElements(head))
  // Do not animate sections again that were already in view (app/styles/motion.css).
  for (const section of body.querySelectorAll<HTMLElement>('[data-reveal]')) section.dataset.reveal = 'shown'
  document.body.replaceWith(body)
  window.scrollTo({ top, behavior: 'instant' })
  document.querySelector<HTMLElement>(`[${replayAttribute}=${swapValue}]`)?.focus({ preventScroll: true })
  window.dispatchEvent(new Event(swappedEvent))
}

/**
 * Show the page of the other language. @public
 * @param answer The response to the request for that page; `swap` rejects if it is not a page of this build.
 * @param link The language toggle that was clicked; the query and fragment of the current address are kept.
 * @param isWanted Whether the swap is still wanted once the page has arrived.
 */
export async function swap(answer: Promise<Response>, link: HTMLAnchorElement, isWanted: () => boolean): Promise<void> {
  const startTime = performance.now()
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
  spin(document.activeElement?.firstElementChild ?? null, performance.now() - startTime)
}

/** Test whether hydration has begun. */
const hasBegun = () => document[pageDataKey] === 0

// Handle Back and Forward. Once hydrated, components/islands/language-toggle.tsx does so.
addEventListener('popstate', async ({ state }) => {
  if (!state?.[swappedEvent] || hasBegun()) return
  const { href } = location
  try {
    const answer = await fetch(href)
    const html = await answer.text()
    // A newer navigation has its own response.
    if (location.href !== href) return
    // A not-found page is a page, too. Once hydration has begun, the page is React's.
    if (!(answer.ok || answer.status === 404) || hasBegun()) throw new Error(answer.statusText)
    show(parsePage(html))
  } catch {
    location.reload()
  }
})
