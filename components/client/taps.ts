import { hydratedEvent, pageDataKey, reloadReasonKey, replayAttribute } from '@/lib/loader/contract'
import { isPublishedAnew } from './build'
import { closestTo } from './closest'
import { cancelHydration, hasStarted, hydrate } from './hydrate'
import { isModifiedClick } from './modified-click'
import { isAsDelivered, markPlain } from './plain'
import { reload } from './reload'

/** Milliseconds a tap waits for hydration before its link is followed as a page load. */
const patience = 5000

/** The tap that waits for hydration. */
let heldTap: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** True once the page is hydrated or never will be: React or the browser handles taps. */
let isSettled = false

/** Leave everything to the browser: follow the link that was tapped, and hold no more taps. */
function giveUp(): void {
  isSettled = true
  if (heldTap instanceof HTMLAnchorElement) location.assign(heldTap.href)
}

/** Keep the readable page with plain links: something it needs to hydrate is missing. */
function stayPlain(): void {
  cancelHydration()
  giveUp()
}

/**
 * Test whether the page can still respond: it has begun to hydrate, or is unchanged since delivery. Otherwise mark it
 * as plain while that lasts; a translation, for example, can be undone.
 */
function canHydrate(): boolean {
  if (document[pageDataKey] === 0) return true
  const isPlain = !isAsDelivered()
  markPlain(isPlain)
  return !isPlain
}

/** Stay plain, or reload once if a newer build has been published. */
async function handleWrongData(): Promise<void> {
  const isLeaving = heldTap instanceof HTMLAnchorElement
  stayPlain()
  if (!canHydrate() || isLeaving || document[reloadReasonKey] === 'new-build') return
  if (await isPublishedAnew().catch(() => false)) reload('new-build')
}

function hydrateOrGiveUp(): void {
  if (!hasStarted() && canHydrate()) hydrate(stayPlain, handleWrongData)
}

/**
 * Give up when a script of the page is broken. The `error` event does not say so: before Next starts, any error means
 * that; afterwards only a syntax error does.
 */
function noticeBrokenScript({ filename, message }: ErrorEvent): void {
  const hasBegun = document[pageDataKey] === 0
  if (filename.includes('/_next/static/') && (!hasBegun || message.includes('SyntaxError'))) stayPlain()
}

/**
 * Prepare for a tap on the element under the pointer or focus. A plain link leaves the page, and hydration would
 * compete with loading the next one.
 */
function prepare(event: Event): void {
  const link = closestTo(event, 'a')
  if (!link || link.hasAttribute(replayAttribute)) hydrateOrGiveUp()
}

/** Hold a tap that the page cannot answer yet. */
function hold(event: MouseEvent): void {
  const control = closestTo(event, `[${replayAttribute}]`)
  // The latest tap counts.
  if (!control && closestTo(event, 'a')) heldTap = undefined
  if (!control || isSettled || isModifiedClick(event) || !canHydrate()) return
  event.preventDefault()
  // React may already listen at its root: it would answer both this tap and its replay.
  event.stopPropagation()
  clearTimeout(timer)
  timer = setTimeout(giveUp, patience)
  heldTap = control
  hydrateOrGiveUp()
}

/** Replay the held tap once. The shell in the other language dispatches the event again. */
function replayHeldTap(): void {
  isSettled = true
  const control = heldTap
  heldTap = undefined
  control?.click()
}

/** Hydrate the page at the first intent. No earlier tap is lost: the last one is replayed. */
export function answerTaps(): void {
  // The pointer enters an element before pressing it, on touch screens too.
  addEventListener('pointerover', prepare, true)
  addEventListener('focusin', prepare, true)
  addEventListener('keydown', hydrateOrGiveUp, true)
  addEventListener('scroll', hydrateOrGiveUp, true)
  // The only trace of a tap inside a frame. The hydrated page asks before it empties a form (used-frames.ts).
  addEventListener('blur', hydrateOrGiveUp)
  addEventListener('click', hold, true)
  addEventListener('error', noticeBrokenScript)
  addEventListener(hydratedEvent, replayHeldTap)
}
