import { expect, type Locator, type Page } from '@playwright/test'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Kind } from '@/lib/kinds/kind'
import { routes } from '@/lib/routes'

/** Where the frames' pages come from in these tests (playwright.config.ts): another origin than the site's. */
export const framesOrigin = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 4173) + 1}`

/** The interface strings of a language, as the pages say them. */
export const words = translator

/** An exported page: `name` says in a test's title which one it is. */
export type SitePage = { name: string; address: string; locale: Locale; kind: Kind; status: 200 | 404 }

/**
 * Every exported page in both languages; the not-found pages stand at the unknown addresses that show them. The demos are
 * not among them: they stand in frames, without the shell.
 */
export const sitePages: SitePage[] = routes
  .filter(({ kind }) => kind !== 'demo')
  .flatMap(({ path, kind }) =>
    locales.map((locale) => {
      const missing = kind === 'not-found'
      const address = localePath(missing ? path.replace('not-found', 'no-such-page') : path, locale)
      return { name: address, address, locale, kind, status: missing ? 404 : 200 } as const
    }),
  )

/** The first page of each kind, in both languages. */
export const samplePages = sitePages.filter(
  ({ kind, locale }, i) => sitePages.findIndex((page) => page.kind === kind && page.locale === locale) === i,
)

/**
 * What must never happen on a page: console errors and warnings (a policy violation is one), exceptions, failed or refused
 * requests, requests to other origins than that of `address` and of the frames. Start before the first `goto`; the list grows as the page lives.
 */
export function watch(page: Page, address = ''): string[] {
  const own = new URL(address).origin
  const problems: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // Said of every frame whose page runs scripts, while it has no address yet: its blank page is the site's own.
    if (message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin')) return
    // The browser reports the status of a not-found document as an error of its own.
    const itself = message.location().url === page.url() && message.text().includes('404 (Not Found)')
    if (!itself) problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== own && origin !== framesOrigin && protocol !== 'data:')
      problems.push(`leaves the site: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The page itself gave it up: a navigation went on, or the router had read enough of a file.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      problems.push(`${response.status()}: ${response.url()}`)
    }
  })
  return problems
}

/** Waits until the page's scripts are awake: the main menu says so when React has taken it over. */
export async function awake(page: Page): Promise<void> {
  await page.locator('.nav[data-live]').waitFor({ state: 'attached' })
}

/** Scrolls to the end of a page, which wakes it, and past each section that waits to be revealed. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await awake(page)
  for (const section of await page.locator('[data-reveal]').all()) {
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(section).toHaveCSS('opacity', '1')
  }
}

/** By how many pixels the page is wider than its window. */
export const sidewaysIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** How much of an element, in pixels of its height, the sticky header, the sticky bar and the window's edges leave free. */
export const heightInView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    const bar = document.querySelector('.sticky')
    const barTop = bar?.checkVisibility({ visibilityProperty: true }) ? bar.getBoundingClientRect().top : innerHeight
    const headerBottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
    return Math.min(bottom, barTop) - Math.max(top, headerBottom)
  })
