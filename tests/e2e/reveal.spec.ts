import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { alternating, hydrate, inBothLanguages, once, openHydrated, test, withoutScript } from './visit'

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

inBothLanguages((locale) => {
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

  test('content in the first view appears after 100 ms, without the scripts', once, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2400 })
    await page.goto(localePath('/', locale))
    const first = sections(page).first().locator('> section > *').first()
    await expect(first).toHaveCSS('animation-delay', '0.1s')
    await expect(first).toHaveCSS('animation-fill-mode', 'backwards')
    await expect(first).toHaveCSS('opacity', '1')
    expect(await page.evaluate(() => window.isHydrated)).toBeUndefined()
    await hydrate(page)
    await expect(first, 'does not appear once more').toHaveCSS('animation-name', 'none')
    await expect(first).toHaveCSS('opacity', '1')
  })

  for (const { share, opacity } of [
    { share: 0.75, opacity: '1' },
    { share: 0.85, opacity: '0' },
  ]) {
    test(
      `a section that begins at ${share} of the window when the page wakes has opacity ${opacity}`,
      alternating(locale),
      async ({ page }) => {
        await page.goto(localePath('/', locale))
        const place = () =>
          sections(page)
            .first()
            .evaluate((section) => section.getBoundingClientRect().top)
        const width = page.viewportSize()?.width ?? 0
        await page.setViewportSize({ width, height: Math.round((await place()) / share) })
        await expect.poll(async () => (await place()) / (page.viewportSize()?.height ?? 1)).toBeCloseTo(share, 1)
        await wakeReveal(page)
        // Checked only once: sections revealed later do not count.
        const first = await sections(page)
          .first()
          .locator('> section > *')
          .first()
          .evaluate((section) => getComputedStyle(section).opacity)
        expect(first).toBe(opacity)
      },
    )
  }

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
