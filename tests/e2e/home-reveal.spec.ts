import { expect, type Locator, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { alternating, hydrate, inSpanish, scrollToY, test } from './visit'

/** The fraction of the viewport height that the top of a section must pass to be revealed. */
const line = 0.8

/** What is revealed of a section: its content, not its ground. */
const content = (section: Locator) => section.locator('> section > *').first()

const waiting = (page: Page) => page.locator('[data-reveal="waiting"]')

/** Return the scroll position at which the top of a section reaches the line. */
const reachOf = (section: Locator) =>
  section.evaluate((element, share) => element.getBoundingClientRect().top + scrollY - innerHeight * share, line)

inSpanish((locale) => {
  test(
    'a section of the home page shows once its top is within 80 % of the window',
    alternating(locale),
    async ({ page }) => {
      await page.goto(localePath('/', locale))
      await hydrate(page)
      const sections = page.locator('[data-reveal]')
      await expect(waiting(page).first()).toBeAttached()
      const hidden = await waiting(page).count()
      expect(hidden, 'what lies further down waits').toBeGreaterThan(2)

      const section = sections.nth((await sections.count()) - hidden + 2)
      // In steps smaller than the viewport, so that each section is revealed.
      for (let y = 0; y < (await reachOf(section)) - 20; y += 300) await scrollToY(page, y)
      const reach = await reachOf(section)
      await scrollToY(page, Math.floor(reach) - 20)
      await expect(waiting(page)).toHaveCount(hidden - 2)
      await expect(content(section)).toHaveCSS('opacity', '0')
      await scrollToY(page, Math.ceil(reach) + 20)
      await expect(content(section)).toHaveCSS('opacity', '1')

      await scrollToY(page, 0)
      await expect(content(section), 'what was shown stays').toHaveCSS('opacity', '1')
    },
  )

  test('a jump past several sections shows those above too', alternating(locale), async ({ page }) => {
    await page.goto(localePath('/', locale))
    await hydrate(page)
    await expect(waiting(page).first()).toBeAttached()
    const hidden = await waiting(page).count()
    const section = page.locator('[data-reveal]').last()
    await scrollToY(page, Math.ceil(await reachOf(section)) + 20)
    await expect(content(section)).toHaveCSS('opacity', '1')
    expect(hidden).toBeGreaterThan(0)
    await expect(waiting(page), 'their top is within 80 % of the window as well').toHaveCount(0)
  })

  test('nothing is hidden from people who prefer less motion', alternating(locale), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(localePath('/', locale))
    await hydrate(page)
    await expect(page.locator('[data-reveal]').first()).toBeVisible()
    for (const section of await page.locator('[data-reveal]').all())
      await expect(content(section)).toHaveCSS('opacity', '1')
  })
})
