import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, hydrate, inSpanish, openHydrated, scrollToY, test, toggleOf, withoutScript } from './visit'

inSpanish((locale) => {
  const t = words(locale)
  const note = (page: Page) => page.getByText(t('preview.text'))
  const hide = (page: Page) => page.getByRole('button', { name: t('preview.hide') })

  test('the note on a preview gives way to the sticky bar', alternating(locale), async ({ page }) => {
    await openHydrated(page, locale, '/about')
    await expect(note(page)).toBeInViewport({ ratio: 1 })
    await scrollToY(page, 400)
    await expect(shell.bar(page)).toBeVisible()
    await expect(note(page)).not.toBeVisible()
  })

  test(
    'closed, it moves nothing and stays closed on the next pages and in the other language',
    alternating(locale),
    async ({ page }) => {
      await openHydrated(page, locale, '/about')
      const top = () => shell.footer(page).evaluate((footer) => footer.getBoundingClientRect().top)
      // Fonts have loaded, so only the ribbon could shift the layout now.
      await page.evaluate(() => document.fonts.ready)
      const before = await top()
      await hide(page).click()
      await expect(note(page)).not.toBeVisible()
      await expect.poll(top).toBe(before)

      await toggleOf(page, locale).click()
      await expect(page.locator('html')).not.toHaveAttribute('lang', locale)
      await expect(page.locator('body > dialog')).not.toBeVisible()
      await page.goto(localePath('/faq', locale))
      await hydrate(page)
      await expect(note(page)).not.toBeVisible()
    },
  )

  test.describe('without script', () => {
    test.use(withoutScript)

    test('its button closes it', alternating(locale), async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await hide(page).click()
      await expect(note(page)).not.toBeVisible()
    })
  })
})
