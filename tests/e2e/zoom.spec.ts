import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { samplePages, sidewaysIn } from './site'
import { expectHydrated, inSpanish, onPhone, test } from './visit'

/** The elements that float over a page, and their heights, in the middle of the page. */
const floating = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
    return [...document.querySelectorAll('body > *, body > aside > *')].flatMap((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      const floats = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && height > 0
      return floats && isSeen && bottom > 0 && top < innerHeight ? [`${element.tagName} ${Math.round(height)} px`] : []
    })
  })

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

inSpanish((locale) => {
  // 1280 × 1024 at 400 % (WCAG 1.4.10).
  test('in a window of 320 × 256 pixels nothing covers the text', onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(localePath('/symptoms/back-pain', locale))
    expect(await floating(page)).toEqual([])
    expect(await sidewaysIn(page)).toBeLessThanOrEqual(0)
    // The menu opens in the page, and scrolls to its end.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await shell.menuButton(page).click()
    await expectHydrated(page)
    const last = shell.panel(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  // WCAG 1.4.12.
  test('with wider text spacing every page fits a window of 320 pixels', onPhone, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { address } of samplePages.filter((sample) => sample.locale === locale))
      await test.step(address, async () => {
        await page.goto(address)
        // As an extension does, bypassing the policy of the page.
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets = [sheet]
        }, spacing)
        const { scrollWidth, clientWidth } = await shell
          .header(page)
          .locator('> div')
          .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
        expect.soft(scrollWidth, 'the header').toBeLessThanOrEqual(clientWidth)
        expect.soft(await sidewaysIn(page), 'the page').toBeLessThanOrEqual(0)
      })
  })
})
