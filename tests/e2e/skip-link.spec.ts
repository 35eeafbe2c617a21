import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { words } from './site'
import { alternating, focused, inSpanish, test } from './visit'

inSpanish((locale) => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test(
        'the first Tab shows the skip link, which leads past header and menus',
        alternating(locale),
        async ({ page }) => {
          await page.goto(localePath('/services', locale))
          const skip = page.getByRole('link', { name: words(locale)('site.skip') })
          await expect(skip).not.toBeInViewport()
          await page.keyboard.press('Tab')
          await expect(skip).toBeFocused()
          await expect(skip).toBeInViewport()
          await page.keyboard.press('Enter')
          await expect(page.getByRole('main')).toBeFocused()
          await page.keyboard.press('Tab')
          await expect(page.getByRole('main').locator(focused(page))).toBeVisible()
        },
      )
    })
  }
})
