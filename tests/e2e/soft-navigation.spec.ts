import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import {
  alternating,
  expectAddress,
  expectLanguage,
  expectNewDocument,
  headingOf,
  hydrate,
  inBothLanguages,
  isMarked,
  openHydrated,
  test,
  toggleOf,
} from './visit'

/** Return the paths that a page requests from now on, except for pictures and its frames' requests. */
function pathsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const isOurs = ['fetch', 'stylesheet', 'script', 'document'].includes(request.resourceType())
    if (isOurs && request.frame() === page.mainFrame()) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const sheetsIn = (page: Page) => page.evaluate(() => document.querySelectorAll('style, link[rel=stylesheet]').length)

inBothLanguages((locale) => {
  const other = locale === 'en' ? 'es' : 'en'

  test(
    'a new page begins at its top, and back leads to where the visitor was',
    alternating(locale),
    async ({ page }) => {
      await openHydrated(page, locale, '/about')
      // The beginning of the next page would be in view.
      await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
      const next = localePath('/contact', locale)
      await page.evaluate((href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click(), next)
      await expectAddress(page, next)
      await expect(page.locator(`link[rel=canonical][href$="${next}"]`)).toBeAttached()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expectAddress(page, localePath('/about', locale))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100)
    },
  )

  test(
    'a change of pages asks for one file of data, once, and for no style sheet',
    alternating(locale),
    async ({ page, isMobile }) => {
      await openHydrated(page, locale, '/about')
      const sheets = await sheetsIn(page)
      const paths = pathsOf(page)
      const times = (path: string) => paths.filter((asked) => asked === `${path}.txt`).length
      const contact = localePath('/contact', locale)
      const link = page.getByRole('contentinfo').locator(`a[href="${contact}"]`)
      await link.scrollIntoViewIfNeeded()
      if (!isMobile) {
        await link.hover()
        await expect.poll(() => times(contact), 'pointing at the link brings the data').toBe(1)
      }
      await link.click()
      await expectAddress(page, contact)
      await expect(page.locator(`link[rel=canonical][href$="${contact}"]`)).toBeAttached()
      expect(times(contact)).toBe(1)

      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expectAddress(page, localePath('/contact', other))
      expect(times(localePath('/contact', other))).toBe(1)

      await page.goBack()
      await expectLanguage(page, locale)
      expect(await isMarked(page), 'without a reload').toBe(true)
      expect(times(contact), 'back asks for nothing again').toBe(1)
      expect(await sheetsIn(page)).toBe(sheets)
      const known = /\.(txt|js)$/
      expect(paths.filter((path) => !known.test(path) || path.includes('__next'))).toEqual([])
    },
  )

  test(
    'a page whose script fails to load is opened by a page load',
    alternating(locale),
    async ({ page, isMobile }) => {
      const path = localePath('/financial-information/insurance-plans', locale)
      // If the link is on the first screen, its data loads before anyone points at it.
      const data = page.waitForResponse(`${path}.txt`)
      await openHydrated(page, locale, '/financial-information')
      const link = page.getByRole('main').locator(`a[href="${path}"]`).first()
      await link.scrollIntoViewIfNeeded()
      await (isMobile ? link.dispatchEvent('touchstart') : link.hover())
      await data
      await page.route(/\.js$/, (route) => route.abort())
      await link.click()
      await expectNewDocument(page)
      await expectAddress(page, path)
      await expectLanguage(page, locale)
      await expect(headingOf(page)).toHaveText(pageOf('insurance-plans', locale).heading)
    },
  )

  test('a page looks the same after a change of pages as when it loads', alternating(locale), async ({ page }) => {
    // Its text has styles that the previous page lacks.
    const city = localePath('/rogers-chiropractor', locale)
    const places = async () => {
      await page.evaluate(() => document.fonts.ready)
      return page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((heading) => Math.round(heading.getBoundingClientRect().top + scrollY)))
    }
    await openHydrated(page, locale, '/search')
    await page.getByRole('contentinfo').locator(`a[href="${city}"]`).click()
    await expectAddress(page, city)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rogers')
    const changed = await places()
    expect(await isMarked(page)).toBe(true)
    await page.reload()
    await hydrate(page)
    await expect.poll(places).toEqual(changed)
  })
})
