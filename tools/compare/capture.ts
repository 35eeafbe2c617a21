import type { Browser, Page } from '@playwright/test'
import { fontsReadyId } from '../../lib/loader/contract'

/** Chromium draws no picture higher than 16,384 pixels. */
const strip = 8_000

/**
 * Keep frames empty, since providers load at any time (the demo pages are compared on their own), and keep an
 * autofocused field from hydrating its page. The fonts are ready before the first paint.
 * @param readyId the id of the root element of a page whose fonts are ready
 */
function keepStatic(readyId: string) {
  addEventListener('focusin', (event) => event.stopImmediatePropagation(), true)
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.id = readyId
    for (const frame of document.querySelectorAll('iframe')) {
      frame.removeAttribute('src')
      delete frame.dataset.src
    }
  })
}

/**
 * Bring a whole page to rest: no motion, nothing lazy, nothing skipped while offscreen. It runs in the page, so it
 * contains no named function: tsx would wrap that in a helper that only Node has.
 */
async function settle() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*,::before,::after{transition:none!important;caret-color:transparent!important}')
  document.adoptedStyleSheets = [sheet]
  for (const animation of document.getAnimations()) {
    // After scrolling, so that bars that appear on the way down are in the picture.
    animation.timeline = document.timeline
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  for (const image of document.images) image.loading = 'eager'
  // Include the pictures of style sheets: a wider window may request others.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const drawings = rules.flatMap(({ cssText }) => cssText.match(/(?<=url\(")[^"]+\.(svg|png|jpg|webp|avif)/g) ?? [])
  const backgrounds = drawings.map((src) => Object.assign(new Image(), { src }))
  const decoded = [...document.images, ...backgrounds].map(async (image) => {
    // A picture that is still loading, or whose source changes with the width, cannot be decoded for a while.
    for (let tries = 0; tries < 30; tries++) {
      const isThere = await image.decode().then(
        () => true,
        () => image.complete && image.naturalWidth > 0,
      )
      if (isThere) return
      await new Promise((later) => setTimeout(later, 100))
    }
  })
  await Promise.all([document.fonts.ready, ...decoded])
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

/** Take screenshots of a whole page. @returns for each width its picture as PNG strips from top to bottom */
export async function capture(page: Page, address: string, widths: number[]): Promise<Buffer[][]> {
  await page.goto(address)
  const session = await page.context().newCDPSession(page)
  const pictures: Buffer[][] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(settle)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const strips: Buffer[] = []
    for (let y = 0; y < height; y += strip) {
      const clip = { x: 0, y, width, height: Math.min(strip, height - y), scale: 1 }
      const options = { format: 'png', captureBeyondViewport: true, optimizeForSpeed: true, clip } as const
      strips.push(Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64'))
    }
    pictures.push(strips)
  }
  await session.detach()
  return pictures
}

/** Open a window with reduced motion, and with a clock that stands still in office hours. */
export async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Chicago' })
  await context.clock.setFixedTime('2026-03-03T16:00:00Z')
  await context.addInitScript(keepStatic, fontsReadyId)
  // Generous: the machine may do other work at the same time.
  context.setDefaultTimeout(120_000)
  return context.newPage()
}
