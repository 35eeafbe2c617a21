import {
  hydratedEvent,
  pageDataKey,
  reloadReasonKey,
  replayAttribute,
  replayKey,
  swappedEvent,
  swapValue,
} from '@/lib/loader/contract'
import { isPublishedAnew } from './build'
import { closestTo } from './closest'
import { cancelHydration, fetchPageData, hasStarted, hydrate, whenParsed } from './hydrate'
import { acceptShape, isAsDelivered, markPlain } from './plain'
import { reload } from './reload'

/** Milliseconds a tap waits for hydration before a link is followed by a page load. */
const patience = 5000

/** The tap that waits for hydration, or for the page of the other language. */
let heldTap: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** True once the page is hydrated or never will be: taps are left to React or to the browser. */
let isSettled = false
/** The page in the other language, and what shows it, once asked for. */
let counterpart: { answer: Promise<Response>; swapModule: Promise<typeof import('./swap-language')> } | undefined

const isToggle = (element: HTMLElement): element is HTMLAnchorElement => element.dataset[replayKey] === swapValue

/** Leave everything to the browser: follow the link that was tapped, and hold no tap any more. */
function giveUp(): void {
  isSettled = true
  if (heldTap instanceof HTMLAnchorElement) location.assign(heldTap.href)
}

/** Keep the readable page with plain links: what it needs to hydrate is not there. */
function stayPlain(): void {
  cancelHydration()
  giveUp()
}

/**
 * Test whether the page can still answer: it has begun to hydrate, or stands as it was delivered. Otherwise it is plain
 * for as long as that lasts; a translation, for example, can be taken back.
 */
function canAnswer(): boolean {
  if (document[pageDataKey] === 0) return true
  const isPlain = !isAsDelivered()
  markPlain(isPlain)
  return !isPlain
}

/** Stay plain, or load the page anew if that helps: another build has been published since. Not twice in a row. */
async function handleWrongData(): Promise<void> {
  const isLeaving = heldTap instanceof HTMLAnchorElement
  stayPlain()
  if (!canAnswer() || isLeaving || document[reloadReasonKey] === 'new-build') return
  if (await isPublishedAnew().catch(() => false)) reload('new-build')
}

function hydrateOrGiveUp(): void {
  if (!hasStarted() && canAnswer()) hydrate(stayPlain, handleWrongData)
}

/**
 * Give up when a script of the page is broken, which its `error` event does not tell: before Next starts every error
 * means that, afterwards only a syntax error does.
 */
function noticeBrokenScript({ filename, message }: ErrorEvent): void {
  const hasBegun = document[pageDataKey] === 0
  if (filename.includes('/_next/static/') && (!hasBegun || message.includes('SyntaxError'))) stayPlain()
}

const swapModule: string = swapModuleAddress

/** Fetch an address; a `fetch` that an extension has broken fails as a request does. */
const ask = async (address: string) => fetch(address)

function fetchCounterpart({ href }: HTMLAnchorElement) {
  counterpart ??= { answer: ask(href), swapModule: import(swapModule) }
  return counterpart
}

/** Put the page of the other language in this one's place, unless hydration has begun: then that answers the tap. */
async function switchLanguage(toggle: HTMLAnchorElement): Promise<void> {
  const isWanted = () => heldTap === toggle && document[pageDataKey] !== 0
  try {
    const { answer, swapModule } = fetchCounterpart(toggle)
    const { swap } = await swapModule
    await swap(answer, toggle, isWanted)
  } catch {
    giveUp()
  }
}

/**
 * Begin what the element under the pointer or focus needs. A plain link leads away: hydration would compete with the
 * next page.
 */
function prepare(event: Event): void {
  const link = closestTo(event, 'a')
  if (link && isToggle(link)) {
    if (!isSettled && canAnswer()) fetchCounterpart(link)
  } else if (!link || link.hasAttribute(replayAttribute)) hydrateOrGiveUp()
}

const isModified = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Hold a tap that the page cannot answer yet. */
function hold(event: MouseEvent): void {
  const control = closestTo(event, `[${replayAttribute}]`)
  if (!control || isSettled || isModified(event) || !canAnswer()) return
  event.preventDefault()
  // React may already listen at its root: it would answer both this tap and its replay.
  event.stopPropagation()
  clearTimeout(timer)
  timer = setTimeout(giveUp, patience)
  const isRepeated = control === heldTap
  heldTap = control
  if (!isToggle(control)) hydrateOrGiveUp()
  else if (!isRepeated) whenParsed(() => switchLanguage(control))
}

/** Answer the held tap, once: the shell of the other language says that it is hydrated, too. */
function replayHeldTap(): void {
  isSettled = true
  const control = heldTap
  heldTap = undefined
  control?.click()
}

/**
 * Hydrate the page at the first sign that the visitor will use it. No tap that comes earlier is lost: the last one is
 * replayed, and the language toggle is answered without hydration.
 * @param beginFrames called when the page of another language stands in this one's place
 * @param begin when to hydrate without waiting for a sign: at once, or once the page has loaded
 */
export function answerTaps(beginFrames: () => void, begin?: 'now' | 'loaded'): void {
  if (begin === 'now') hydrateOrGiveUp()
  if (begin === 'loaded') addEventListener('load', hydrateOrGiveUp)
  // A pointer is over what it presses, a finger too.
  addEventListener('pointerover', prepare, true)
  addEventListener('focusin', prepare, true)
  addEventListener('keydown', hydrateOrGiveUp, true)
  addEventListener('scroll', hydrateOrGiveUp, true)
  // All that a page hears of a tap inside a frame. The hydrated page asks before it empties a form (used-frames.ts).
  addEventListener('blur', hydrateOrGiveUp)
  addEventListener('click', hold, true)
  addEventListener('auxclick', hold, true)
  addEventListener('error', noticeBrokenScript)
  addEventListener(hydratedEvent, replayHeldTap)
  addEventListener(swappedEvent, () => {
    acceptShape()
    heldTap = undefined
    counterpart = undefined
    clearTimeout(timer)
    // The scripts are on their way: they start from this page now.
    if (document[pageDataKey] && !isSettled) fetchPageData(handleWrongData)
    // Otherwise they begin when the page has loaded.
    if (document.readyState === 'complete') beginFrames()
  })
}
