import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, expectNewDocument, inEnglish, openHydrated, test } from './visit'

inEnglish((locale) => {
  const target = localePath('/book-now', locale)

  for (const place of ['header', 'footer'] as const) {
    test(`Book Now in the ${place} loads the page anew`, alternating(locale), async ({ page, isMobile }) => {
      await openHydrated(page, locale, '/about')
      if (place === 'header' && isMobile) await shell.menuButton(page).tap()
      const name = words(locale)('cta.bookNow')
      const link = shell[place](page).getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(target)
      await expectNewDocument(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
