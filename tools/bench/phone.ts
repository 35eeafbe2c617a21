/** A phone on a slow network, driven by a bench. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** Slow 4G: milliseconds, and bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
const slowdown = 4
/** How long a finger rests on the screen, in milliseconds. */
const touch = 80

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

/**
 * Serve a folder, and wait until it is served.
 * @throws if nothing answers within 20 s
 */
export async function serve(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', folder, String(port)], {
    stdio: 'ignore',
  })
  for (const end = Date.now() + 20_000; ; await pause(100)) {
    const fault = await fetch(`http://127.0.0.1:${port}`).then(
      ({ ok }) => (ok ? undefined : 'an error page'),
      (error) => error,
    )
    if (!fault) return server
    if (Date.now() > end) throw new Error(`bench: no answer on port ${port}`, { cause: fault })
  }
}

/** Return a phone on a slow network, and the times when it showed a new heading. */
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

/** Put a finger on an element. @returns a function that lifts it and returns the time */
export async function press(page: Page, client: CDPSession, selector: string): Promise<() => Promise<number>> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`bench: nothing to tap at ${selector}`)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await pause(touch)
  return async () => {
    const lifted = Date.now()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return lifted
  }
}

export async function until<T>(find: () => T | undefined, what: string): Promise<T> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(5)) {
    const found = find()
    if (found !== undefined) return found
  }
  throw new Error(`bench: ${what} did not arrive within 20 s`)
}
