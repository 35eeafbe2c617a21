/** A phone on a slow network: a quarter of this machine's speed, slow 4G, an empty cache. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

/** Slow 4G: milliseconds, and bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const slowdown = 4
/** How long a finger rests on the screen, in milliseconds. */
const touch = 80
/** How long a page must request nothing to count as awake, in milliseconds. */
const silence = 1000

declare global {
  interface Window {
    headingShown: (time: number) => void
  }
}

/** Call `headingShown` with the time of the first frame after each change of the page's heading. Runs in the page. */
function reportHeadings() {
  let known = ''
  // Contains no named function: tsx would call a helper of its own, which the page does not have.
  new MutationObserver(() => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    if (!heading || heading === known) return
    known = heading
    // The first task after the frame: work that the page defers until then does not delay what is visible.
    requestAnimationFrame(() =>
      scheduler.postTask(() => window.headingShown(Date.now()), { priority: 'user-blocking' }),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Return a phone, and the times when it showed a new heading. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const shown: number[] = []
  await page.exposeFunction('headingShown', (time: number) => shown.push(time))
  await page.addInitScript(reportHeadings)
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, client, shown }
}

/** Hydrate a page by a key, and wait until it loads nothing more. */
export async function wake(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note)
  page.on('requestfinished', note)
  await page.keyboard.press('Shift')
  await until(() => Date.now() - last > silence || undefined, 'silence of a page that woke')
}

/** Tap an element. @returns the time when the finger was lifted */
export async function tap(client: CDPSession, element: Locator): Promise<number> {
  const box = await element.first().boundingBox()
  if (!box) throw new Error(`bench: nothing to tap: ${element}`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await pause(touch)
  const lifted = Date.now()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return lifted
}

/** Wait until something is found. @throws after 20 s */
export async function until<T>(find: () => T | undefined, what: string): Promise<T> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(5)) {
    const found = find()
    if (found !== undefined) return found
  }
  throw new Error(`bench: ${what} did not arrive within 20 s`)
}
