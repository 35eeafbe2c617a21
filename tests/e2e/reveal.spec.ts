import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/locales'
import { inBothLanguages, openAwake, scrollToY, test } from './visit'

const sections = (page: Page) => page.locator('[data-reveal]')

/** Each marked section of the page: whether its top is above the line at 80 % of the window, and how visible it is. */
const look = (page: Page) =>
  sections(page).evaluateAll((all) =>
    all.map((section) => ({
      above: section.getBoundingClientRect().top <= innerHeight * 0.8,
      opacity: getComputedStyle(section).opacity,
    })),
  )

const opacities = async (page: Page) => [...new Set((await look(page)).map(({ opacity }) => opacity))]

inBothLanguages((locale) => {
  test('only sections below the line are hidden when the page wakes; each shows when it crosses the line, and stays', async ({
    page,
  }) => {
    await page.goto(localePath('/', locale))
    expect(await opacities(page), 'nothing is hidden before the page wakes').toEqual(['1'])
    await openAwake(page, locale, '/')
    const seen = await look(page)
    expect(seen.length).toBeGreaterThan(5)
    for (const { above, opacity } of seen) expect(opacity).toBe(above ? '1' : '0')

    const first = seen.findIndex(({ above }) => !above)
    const section = sections(page).nth(first)
    const top = await section.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
    const height = await page.evaluate(() => innerHeight)
    await scrollToY(page, Math.round(top - height * 0.8 - 20))
    await expect(section).toHaveCSS('opacity', '0')
    await scrollToY(page, Math.round(top - height * 0.8 + 20))
    await expect(section).toHaveCSS('opacity', '1')
    await expect(sections(page).last()).toHaveCSS('opacity', '0')
    await scrollToY(page, 0)
    await expect(section).toHaveCSS('opacity', '1')
    await sections(page).last().scrollIntoViewIfNeeded()
    await expect(sections(page).last()).toHaveCSS('opacity', '1')
  })

  test('a page that wakes far down hides nothing that is being read', async ({ page }) => {
    await page.goto(localePath('/', locale))
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await expect(page.locator('.nav[data-live]')).toBeAttached()
    for (const { above, opacity } of await look(page)) if (above) expect(opacity).toBe('1')
  })

  test('on paper everything is there', async ({ page }) => {
    await openAwake(page, locale, '/')
    expect(await opacities(page)).toContain('0')
    await page.emulateMedia({ media: 'print' })
    expect(await opacities(page)).toEqual(['1'])
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('nothing is ever hidden', async ({ page }) => {
      await openAwake(page, locale, '/')
      expect(await opacities(page)).toEqual(['1'])
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('nothing is ever hidden', async ({ page }) => {
      await page.goto(localePath('/', locale))
      await page.mouse.wheel(0, 500)
      expect(await opacities(page)).toEqual(['1'])
    })
  })
})
