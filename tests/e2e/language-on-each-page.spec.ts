import { expect } from '@playwright/test'
import { otherLocale } from '@/lib/i18n/locales'
import { samplePages, sitePages } from './site'
import {
  expectAddress,
  expectLanguage,
  headingOf,
  inBothLanguages,
  isMarked,
  mark,
  once,
  reading,
  test,
  toggleOf,
  wake,
} from './visit'

test.use(reading)

inBothLanguages((locale) => {
  const other = otherLocale(locale)

  test.describe('on every kind of page', once, () => {
    for (const { kind, address } of samplePages.filter((item) => item.locale === locale && item.status === 200)) {
      test(`${kind}: ${address}`, async ({ page }) => {
        await page.goto(address)
        await wake(page)
        await mark(page)
        const twin = sitePages.find((item) => item.kind === kind && item.locale === other)?.address ?? ''
        const title = await page.title()
        await toggleOf(page, locale).click()
        await expectLanguage(page, other)
        await expectAddress(page, twin)
        await expect(page).not.toHaveTitle(title)
        await expect(headingOf(page)).toBeVisible()
        await toggleOf(page, other).click()
        await expectLanguage(page, locale)
        await expectAddress(page, address)
        await expect(page).toHaveTitle(title)
        expect(await isMarked(page), 'without a reload').toBe(true)
      })
    }
  })

  for (const { address } of sitePages.filter((item) => item.locale === locale && item.status === 404)) {
    test(`on the not-found page of ${address}`, async ({ page }) => {
      await page.goto(address)
      await wake(page)
      await mark(page)
      const words = (await headingOf(page).textContent()) ?? ''
      const title = await page.title()
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expect(headingOf(page)).not.toHaveText(words)
      await expect(page).not.toHaveTitle(title)
      await toggleOf(page, other).click()
      await expectLanguage(page, locale)
      await expect(headingOf(page)).toHaveText(words)
      expect(await isMarked(page), 'without a reload').toBe(true)
      await page.goBack()
      await expectLanguage(page, other)
      await page.goBack()
      await expectAddress(page, address)
      await expectLanguage(page, locale)
      await expect(headingOf(page)).toHaveText(words)
    })
  }
})
