import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { alternating, inEnglish, openHydrated, test, withoutScript } from './visit'

const sections = (page: Page) => page.locator('[data-reveal]')

/** Return the opacities of what is in the marked sections. */
const opacities = (page: Page) =>
  sections(page).evaluateAll((all) => [
    ...new Set(
      all.map((section) => getComputedStyle(section.querySelector(':scope > section > *') ?? section).opacity),
    ),
  ])

inEnglish((locale) => {
  test('everything is printed', alternating(locale), async ({ page }) => {
    await openHydrated(page, locale, '/')
    await expect.poll(() => opacities(page)).toContain('0')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => opacities(page)).toEqual(['1'])
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('nothing is ever hidden', alternating(locale), async ({ page }) => {
      await page.goto(localePath('/', locale))
      await page.mouse.wheel(0, 500)
      expect(await opacities(page)).toEqual(['1'])
    })
  })
})
