import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { alternating, headingOf, inSpanish, isMarked, openHydrated, scrollToY, scrollY, test } from './visit'

inSpanish((locale) => {
  test(
    'a new page starts at its top; back and forward return to where one was',
    alternating(locale),
    async ({ page }) => {
      await openHydrated(page, locale, '/symptoms')
      await scrollToY(page, 1200)
      const link = page
        .getByRole('main')
        .locator(`a[href="${localePath('/symptoms/arthritis-joint-pain', locale)}"]`)
        .first()
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport()
      // `scrollTo` interrupts smooth scrolling.
      const left = await scrollY(page)
      await scrollToY(page, left)
      expect(left).toBeGreaterThan(100)

      await link.click()
      await expect(page).toHaveURL(localePath('/symptoms/arthritis-joint-pain', locale))
      await expect.poll(() => scrollY(page)).toBe(0)
      await scrollToY(page, 700)

      await page.goBack()
      await expect(page).toHaveURL(localePath('/symptoms', locale))
      await expect.poll(() => scrollY(page)).toBe(left)

      await page.goForward()
      await expect(page).toHaveURL(localePath('/symptoms/arthritis-joint-pain', locale))
      await expect.poll(() => scrollY(page)).toBe(700)
      expect(await isMarked(page), 'all without a reload').toBe(true)
    },
  )

  test(
    'back to an address with a fragment leads to where one was, not to the fragment',
    alternating(locale),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHydrated(page, locale, '/symptoms/back-pain#causes')
      await scrollToY(page, 300)
      await shell.logo(page).click()
      await expect(page).toHaveURL(localePath('/', locale))
      await page.goBack()
      await expect(page).toHaveURL(localePath('/symptoms/back-pain#causes', locale))
      await expect.poll(() => scrollY(page)).toBe(300)
      expect(await isMarked(page)).toBe(true)
    },
  )

  test('back to where a link within a page led shows that page', alternating(locale), async ({ page }) => {
    const address = localePath('/symptoms/back-pain#urgent', locale)
    // A click on what a smooth scroll still moves may miss it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, locale, '/symptoms/back-pain')
    await page.getByRole('main').locator('a[href="#urgent"]').first().click()
    await expect(page).toHaveURL(address)
    await shell.logo(page).click()
    await expect(page).toHaveURL(localePath('/', locale))
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(headingOf(page)).toHaveText(pageOf('symptom', locale, 'back-pain').heading)
    expect(await isMarked(page), 'without a reload').toBe(true)
  })
})
