import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, expectNewDocument, inEnglish, openHydrated, test } from './visit'

inEnglish((locale) => {
  const target = localePath('/book-now', locale)

  test('Book Now loads the page anew', alternating(locale), async ({ page, isMobile }) => {
    await openHydrated(page, locale, '/about')
    if (isMobile) await shell.menuButton(page).tap()
    const name = words(locale)('cta.bookNow')
    await shell.header(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(target)
    await expectNewDocument(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
