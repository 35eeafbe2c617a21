import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, inSpanish, openHydrated, scrollToY, test, withoutScript } from './visit'

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

  test.describe('without script', () => {
    test.use(withoutScript)

    test('its button closes it', alternating(locale), async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await hide(page).click()
      await expect(note(page)).not.toBeVisible()
    })
  })
})
