import type { Answer } from '../drafts'
import { morph } from './morph'
import type { Panel } from './panel'
import { type Control, placeOf, wordsAround } from './place'

/**
 * Show the page of an answer in the panel; without one, the last page stays.
 * @param prepare changes the page before it is shown
 * @returns whether the page differs from the last one
 */
export function showAnswer(
  panel: Panel,
  { html, address, pages, note }: Answer,
  before?: string,
  prepare?: (page: Document) => void,
): boolean {
  panel.say(note ?? '')
  const page = panel.document
  if (!html || !address || !page) return false
  panel.showAddress(address, pages)
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  // Third-party frames would load from outside this computer.
  for (const frame of fresh.querySelectorAll('iframe')) frame.removeAttribute('src')
  prepare?.(fresh)
  page.documentElement.lang = fresh.documentElement.lang
  morph(page.body, page.importNode(fresh.body, true))
  if (before === address) return false
  page.documentElement.scrollTop = 0
  return true
}

/** Return the part of a page that shows a field of a form: its words, or the element named after the field. */
function placeFor(page: Document, control: Control): HTMLElement | null {
  for (const words of wordsAround(control)) {
    const place = placeOf(page, words)
    if (place) return place
  }
  const field = control.closest<HTMLElement>('[data-key-path]')?.dataset.keyPath?.split('.')[0]
  return field ? page.getElementById(field) : null
}

/**
 * Mark the edited part of the page, and scroll it into view if necessary.
 * @param isMoved whether another page or field is shown than before
 */
export function markPlace({ document: page, isShown }: Panel, control: Control | undefined, isMoved: boolean): void {
  if (!page || !isShown) return
  const place = control ? placeFor(page, control) : null
  for (const marked of page.querySelectorAll('[data-edited]'))
    if (marked !== place) marked.removeAttribute('data-edited')
  if (!place) return
  place.setAttribute('data-edited', '')
  const { top, bottom } = place.getBoundingClientRect()
  if (isMoved || top < 0 || bottom > page.documentElement.clientHeight)
    place.scrollIntoView({ block: 'center', behavior: 'instant' })
}
