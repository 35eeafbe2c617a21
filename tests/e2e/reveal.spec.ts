import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { alternating, hydrate, inEnglish, openHydrated, test, withoutScript } from './visit'

const sections = (page: Page) => page.locator('[data-reveal]')

/** Return each marked section: whether its top is above 80 % of the viewport height, and its opacities. */
const look = (page: Page) =>
  sections(page).evaluateAll((all) =>
    all.map((section) => ({
      above: section.getBoundingClientRect().top <= innerHeight * 0.8,
      ground: getComputedStyle(section).opacity,
      opacity: getComputedStyle(section.querySelector(':scope > section > *') ?? section).opacity,
    })),
  )

/** Hydrate the page and wait for the animation, which loads later: from then on some sections wait. */
async function wakeReveal(page: Page) {
  await hydrate(page)
  await expect(page.locator('[data-reveal="waiting"]').first()).toBeAttached()
}

const opacities = async (page: Page) => [...new Set((await look(page)).map(({ opacity }) => opacity))]

inEnglish((locale) => {
  test(
    'exactly the sections below the line are hidden, and only once the page wakes',
    alternating(locale),
    async ({ page }) => {
      await page.goto(localePath('/', locale))
      await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
      await wakeReveal(page)
      const seen = await look(page)
      expect(seen.length).toBeGreaterThan(5)
      for (const { above, ground, opacity } of seen) {
        expect(opacity).toBe(above ? '1' : '0')
        expect(ground, 'the ground stays').toBe('1')
      }
    },
  )

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
