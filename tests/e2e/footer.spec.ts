import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath } from '@/lib/i18n/locales'
import { alternating, expectAddress, inSpanish, isMarked, openHydrated, test } from './visit'

inSpanish((locale) => {
  const form = '#new-patient-form'
  const consultation = localePath('/free-consultation', locale)
  const { banner, offer } = pageOf('home', locale)

  test(
    'the banner opens the free consultation page at its form from everywhere else',
    alternating(locale),
    async ({ page }) => {
      await openHydrated(page, locale, '/contact')
      await page.getByRole('complementary').getByRole('link', { name: banner.button }).click()
      await expectAddress(page, consultation + form)
      await expect(page.locator(form).getByRole('heading', { name: offer.formHeading })).toBeInViewport()
      expect(await isMarked(page), 'without a reload').toBe(true)
    },
  )
})
