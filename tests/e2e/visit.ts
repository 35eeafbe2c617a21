import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { fontsReadyId, hydratedEvent } from '@/lib/loader/contract'
import { framesOrigin, words } from './site'

declare global {
  interface Window {
    /** Set when the page is hydrated and the early tap has been replayed. */
    isHydrated?: boolean
    /** Set by a test to detect page loads. */
    marker?: boolean
  }
}

/**
 * Move the pointer off an empty page: with its first frame a headless shell puts it into the corner, which would
 * hydrate the page.
 */
async function parkPointer(page: Page, javaScriptEnabled?: boolean): Promise<void> {
  if (javaScriptEnabled !== false)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.move(-50, -50)
}

/** Make a page record its hydration from now on, for `expectHydrated`. */
export const recordHydration = (page: Page) =>
  page.addInitScript((event) => {
    addEventListener(event, () => {
      window.isHydrated = true
    })
  }, hydratedEvent)

/** Playwright's test with a page that records hydration, and without a pointer over it. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    await parkPointer(page, javaScriptEnabled)
    await recordHydration(page)
    await use(page)
    // A request that the test answers may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** For tests that leave data in the browser that clearing its context does not remove: each opens one of its own. */
export const ownContext = { reuseContext: false }

/**
 * For a block whose tests only read pages: all share one browser page, one test after the other, and an address loads
 * once for consecutive tests that need it. Animations are off.
 * @param prepare runs on the page before it shows anything @returns a function that opens an address
 */
export function sharedPage(prepare?: (page: Page, baseURL?: string) => void): (address: string) => Promise<Page> {
  let page: Page
  let shown = ''
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ browser, javaScriptEnabled, baseURL }) => {
    page = await browser.newPage()
    shown = ''
    await parkPointer(page, javaScriptEnabled)
    await recordHydration(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    prepare?.(page, baseURL)
  })
  test.afterAll(() => page.close())
  return async (address) => {
    if (shown !== address) await page.goto(address)
    shown = address
    return page
  }
}

/** The projects in which a test or block runs, if not in both (playwright.config.ts). */
export const onDesktop = { tag: '@desktop' }
export const onPhone = { tag: '@phone' }
/** For behavior that does not depend on the screen size. */
export const once = { ...onDesktop }

/**
 * Disables JavaScript. Uses the frames' origin for the site: without JavaScript, Chromium occasionally hangs when a
 * cross-origin frame attaches.
 */
export const withoutScript = { javaScriptEnabled: false, baseURL: framesOrigin }

/**
 * English on a desktop, Spanish on a phone: for behavior that depends on neither, each language and each screen once
 * instead of all four pairs.
 */
export const alternating = (locale: Locale) => (locale === 'en' ? onDesktop : onPhone)

/** Run a block of tests once in each language. */
export function inBothLanguages(tests: (locale: Locale) => void, details: { tag?: string } = {}): void {
  for (const locale of locales) test.describe(locale, details, () => tests(locale))
}

type Tests = (locale: Locale) => void

/** Run a block of tests in one language: for behavior that does not depend on it. Spanish words are the longer ones. */
export const inSpanish = (tests: Tests, details: { tag?: string } = {}) =>
  test.describe('es', details, () => tests('es'))
export const inEnglish = (tests: Tests, details: { tag?: string } = {}) =>
  test.describe('en', details, () => tests('en'))

/** Start hydration with a key that has no other effect, and wait for it. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.keyboard.press('Shift')
  await expectHydrated(page)
}

/** Scroll to the end of a page, which starts hydration and reveals all sections. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expectHydrated(page)
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('[data-reveal]')) {
      section.scrollIntoView({ behavior: 'instant' })
      // The observer looks once a frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })
  const contents = page.locator('[data-reveal] > section > *')
  const faint = () => contents.evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)
  await expect.poll(faint, { message: 'every section has appeared', intervals: [50] }).toBe(0)
}

/** Open a page in a language, wait for hydration and set a marker that is lost on page loads. */
export async function openHydrated(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(localePath(path, locale))
  await hydrate(page)
  await mark(page)
}

/** Set a marker that is lost on page loads. */
export const mark = (page: Page) =>
  page.evaluate(() => {
    window.marker = true
  })

/** Test whether the document is still the marked one. */
export const isMarked = (page: Page) => page.evaluate(() => window.marker === true)

/** Wait for a document other than the marked one. */
export const expectNewDocument = (page: Page) => page.waitForFunction(() => !window.marker)

/** The language toggle of a page in `locale`; its label is the other language. */
export const toggleOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('banner').getByRole('link', { name: words(locale)('language.name'), exact: true })

/** Clear the history: a browser keeps at most 50 entries, and many tests share a page. */
export async function forgetHistory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
}

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scroll to a position instantly, and wait for it. */
export async function scrollToY(page: Page, top: number): Promise<void> {
  // Fonts that load later would move the content above by a pixel, and the page with it.
  const isLaidOut = (id: string) => document.documentElement.id === id || matchMedia('(scripting: none)').matches
  await expect.poll(() => page.evaluate(isLaidOut, fontsReadyId)).toBe(true)
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollY(page)).toBe(top)
}

/** Return the path, query and fragment in the address bar. */
export const addressOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

export const expectAddress = (page: Page, address: string) => expect.poll(() => addressOf(page)).toBe(address)

export const expectLanguage = (page: Page, locale: Locale) =>
  expect(page.locator('html')).toHaveAttribute('lang', locale)

/** Return the heading of the page. */
export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Return the `href`s of links, in page order. */
export const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** Delay all requests for the scripts of pages until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Wait until the page is hydrated. */
export const expectHydrated = (page: Page) => page.waitForFunction(() => window.isHydrated)

/** Return the text or name of the focused element. */
export const focused = (page: Page) => page.locator(':focus')
