import { expect, type Locator, type Page } from '@playwright/test'
import { toText } from '@/lib/content/markdown'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { PageType } from '@/lib/page-types/names'
import { routes } from '@/lib/routes'

/** The origin of framed pages in these tests (playwright.config.ts), different from the site's. */
export const framesOrigin = `http://127.0.0.1:${Number(process.env.TEST_PORT ?? 4173) + 1}`

/** The interface strings of a language. */
export const words = translator

/** Return the accessible name of a "Learn more" or "Read more"; browsers put a space before its hidden part. */
export const moreAbout = (locale: Locale, label: 'learnMore' | 'readMore', title: string) =>
  `${words(locale)(`cta.${label}`)} ${words(locale)(`cta.${label}About`, { title }).trim()}`

/** An exported page; `name` identifies it in test titles. */
export type SitePage = { name: string; address: string; locale: Locale; pageType: PageType; status: 200 | 404 }

/**
 * All exported pages in both languages, the not-found pages at unknown URLs that show them. Without the demos, which
 * are framed pages without the shell.
 */
export const sitePages: SitePage[] = routes
  .filter(({ pageType }) => pageType !== 'demo')
  .flatMap(({ path, pageType }) =>
    locales.map((locale) => {
      const missing = pageType === 'not-found'
      const address = localePath(missing ? path.replace('not-found', 'no-such-page') : path, locale)
      return { name: address, address, locale, pageType, status: missing ? 404 : 200 } as const
    }),
  )

/** The first page of each page type, in both languages. */
export const samplePages = sitePages.filter(
  ({ pageType, locale }, i) =>
    sitePages.findIndex((page) => page.pageType === pageType && page.locale === locale) === i,
)

/**
 * Record problems of a page: console errors and warnings (CSP violations included), exceptions, failed or rejected
 * requests, requests to origins other than those of `address` and of the frames. Call it before the first `goto`.
 */
export function watch(page: Page, address = ''): string[] {
  const own = new URL(address).origin
  const problems: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // Chromium warns of every sandboxed frame with scripts while it has no src, because about:blank is same-origin.
    if (message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin')) return
    // The browser logs the status of a not-found document as an error.
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
    // Canceled by the page: a navigation followed, or the router had read enough.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      problems.push(`${response.status()}: ${response.url()}`)
    }
  })
  return problems
}

/** Expect the paragraphs and lists of a part of the page to hold the whole text of a section, give or take its headings. */
export async function expectWholeText(part: Locator, markdown: string): Promise<void> {
  const shown = (await part.locator('p, li').allTextContents()).join('')
  expect(shown.length).toBeGreaterThan(0.9 * toText(markdown).length)
}

/** Return by how many pixels the page overflows horizontally. */
export const sidewaysIn = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/**
 * Return the visible height of an element in pixels, not covered by the sticky header, the sticky bar or the viewport's
 * edges.
 */
export const heightInView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    const bar = document.querySelector('body > aside[aria-label]')
    const barTop = bar?.checkVisibility({ visibilityProperty: true }) ? bar.getBoundingClientRect().top : innerHeight
    const headerBottom = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
    return Math.min(bottom, barTop) - Math.max(top, headerBottom)
  })
