import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Locale, localePath, locales } from '@/lib/locales'
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
  },
})

/**
 * A visitor without script. The site is taken from the origin of its frames: without script Chromium now and then stops
 * answering while a frame of another origin attaches.
 */
export const withoutScript = { javaScriptEnabled: false, baseURL: framesOrigin }

/** Runs a block of tests once in each language. */
export function inBothLanguages(tests: (locale: Locale) => void): void {
  for (const locale of locales) test.describe(locale, () => tests(locale))
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

/** Where links lead, in the order of the page. */
export const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** Skips on the project whose screen shows the other kind of menu. */
export const onlyOnDesktop = () =>
  test.skip(({ isMobile }) => isMobile === true, 'the row of menus is for wide screens')
export const onlyOnPhone = () => test.skip(({ isMobile }) => !isMobile, 'the folding menu is for small screens')
export const onlyOnce = () => test.skip(({ isMobile }) => isMobile === true, 'the same at every size: tested once')

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
export const expectAwake = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.isAwake), 'the page wakes').toBe(true)

/** What has the keyboard's focus: the text or name of the element. */
export const focused = (page: Page) => page.locator(':focus')
