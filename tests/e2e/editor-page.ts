import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '@/lib/i18n/locales'

export async function openEntry(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
  await expect(page.locator('[data-key-path]').first()).toBeVisible()
}

/** The input of a field on the side of a language. */
export const field = (page: Page, path: string, locale: Locale | '_default' = 'en'): Locator =>
  page.locator(`[data-locale="${locale}"] [data-key-path="${path}"]`).locator('textarea, input').first()

export const message = (page: Page, path: string, locale: Locale | '_default' = 'en') =>
  page.locator(`[data-locale="${locale}"] [data-key-path="${path}"]`).getByRole('alert')

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Open the hours of the clinic. Fields far down are rendered on scrolling. */
export async function openHours(page: Page): Promise<Locator> {
  await openEntry(page, '/collections/_singletons/entries/clinic')
  await page.locator('[data-key-path="hours"]').scrollIntoViewIfNeeded()
  await page.locator('[data-key-path="hours.friday"]').scrollIntoViewIfNeeded()
  return field(page, 'hours.friday.0', '_default')
}
