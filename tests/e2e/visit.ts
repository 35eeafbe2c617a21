import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { framesOrigin, words } from './site'

declare global {
  interface Window {
    /** Set once the page's scripts have taken over and a kept tap has been replayed. */
    isAwake?: boolean
    /** Set by a test; a new document does not have it. */
    marker?: boolean
  }
}

/** The browser at hand, with a page that tells when its scripts are awake. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener('awake', () => {
        window.isAwake = true
      })
    })
    await use(page)
    // A request that a test answers by itself may be under way still.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/**
 * For files whose tests read pages and leave nothing behind: they share the worker's browser context, emptied in between,
 * instead of opening one each.
 */
export const reading = { reuseContext: true }

/** Where a test or a block of tests runs, when not on both screens (playwright.config.ts). */
export const onDesktop = { tag: '@desktop' }
export const onPhone = { tag: '@phone' }
/** The same at every size: tested once. */
export const once = { ...onDesktop }

/**
 * A visitor without script. The site is taken from the origin of its frames: without script Chromium now and then stops
 * answering while a frame of another origin attaches.
 */
export const withoutScript = { javaScriptEnabled: false, baseURL: framesOrigin }

/** Runs a block of tests once in each language. */
export function inBothLanguages(tests: (locale: Locale) => void, details: { tag?: string } = {}): void {
  for (const locale of locales) test.describe(locale, details, () => tests(locale))
}

/** Wakes the page with a key that does nothing else, and waits until it answers by itself. */
export async function wake(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.keyboard.press('Shift')
  await expectAwake(page)
}

/** Opens the page of an English path in a language, wakes it and leaves a marker that a new document would lose. */
export async function openAwake(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(localePath(path, locale))
  await wake(page)
  await mark(page)
}

/** Leaves a marker that a new document would lose. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    window.marker = true
  })

/** Whether the document is still the one that `mark` saw. */
export const isMarked = (page: Page) => page.evaluate(() => window.marker === true)

/** Waits for a document other than the one that `mark` saw. */
export const expectNewDocument = (page: Page) => page.waitForFunction(() => !window.marker)

/** The language toggle of a page in `locale`, by the name it shows: that of the other language. */
export const toggleOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('banner').getByRole('link', { name: words(locale)('language.name'), exact: true })

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Puts the page at a scroll position at once, and waits until it is there. */
export async function scrollToY(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollY(page)).toBe(top)
}

/** The path, query and fragment in the address bar. */
export const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

export const expectAddress = (page: Page, address: string) => expect.poll(() => addressOf(page)).toBe(address)

export const expectLanguage = (page: Page, locale: Locale) =>
  expect(page.locator('html')).toHaveAttribute('lang', locale)

/** What the page is about. */
export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Where links lead, in the order of the page. */
export const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** Keeps every script file of the page waiting until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The page says it is awake, after `holdScripts` let go. */
export const expectAwake = (page: Page) => page.waitForFunction(() => window.isAwake)

/** What has the keyboard's focus: the text or name of the element. */
export const focused = (page: Page) => page.locator(':focus')
