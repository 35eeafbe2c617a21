import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath, otherLocale } from '@/lib/i18n/locales'
import { samplePages } from './site'
import { alternating, expectAddress, inBothLanguages, sharedPage, test, toggleOf, withoutScript } from './visit'

test.use(withoutScript)

/**
 * Return hidden text of the page, except closed answers, decoration, the other breakpoint's table of contents,
 * the parts of another tab, print-only content and controls.
 */
const unseen = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const lines: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.nodeValue?.trim() || !parent) continue
      if (
        parent.closest(
          'details:not([open]) > :not(summary), [aria-hidden="true"], main details:has(nav), [data-contents-side], [data-letterhead], [data-wide-only], [data-narrow-only], li:has(> a[data-leads]), fieldset, label, button, style, script',
        )
      )
        continue
      const shown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const { width, height } = parent.getBoundingClientRect()
      if (!shown || width === 0 || height === 0) lines.push(node.nodeValue.trim())
    }
    return lines
  })

inBothLanguages((locale) => {
  // Breakpoints hide the same in both languages: test each language on one screen.
  test.describe('complete without script', alternating(locale), () => {
    const open = sharedPage()

    test('a page of each type', async () => {
      for (const { address } of samplePages.filter((page) => page.locale === locale)) {
        const page = await open(address)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible()
        await expect(page.getByRole('main'), address).toHaveText(/.{100}/s)
        expect.soft(await unseen(page), address).toEqual([])
      }
    })
  })

  test('links and the language toggle work without script', alternating(locale), async ({ page }) => {
    const other = otherLocale(locale)
    const { heading, title } = pageOf('service', locale, 'pediatric-care')
    await page.goto(localePath('/', locale))
    await page.getByRole('main').getByRole('link').filter({ hasText: title }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await toggleOf(page, locale).click()
    await expectAddress(page, localePath('/services/pediatric-care', other))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageOf('service', other, 'pediatric-care').heading)
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      if (href.startsWith('/'))
        expect(href, 'every link stays in the language').toBe(
          localePath(href.replace(/^\/es(?=\/|$)/, '') || '/', other),
        )
    }
  })
})
