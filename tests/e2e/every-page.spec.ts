import { expect } from '@playwright/test'
import { defaultLocale } from '@/lib/i18n/locales'
import { seriousViolations } from './accessibility'
import { shell } from './shell'
import { awake, readThrough, samplePages, sitePages, watch } from './site'
import { onDesktop, reading, test } from './visit'

test.use(reading)

/** Resource hints, which open connections before any request. */
const warmups = /<link[^>]*\brel="(?:preconnect|dns-prefetch)"/

// A Spanish page has the longer words: all of them, on phones one of each kind; in the other language one of each kind.
for (const sitePage of sitePages) {
  const { name, address, locale, status } = sitePage
  const isSample = samplePages.includes(sitePage)
  if (locale === defaultLocale && !isSample) continue
  const where = locale !== defaultLocale && isSample ? {} : onDesktop

  test(`${name} is sound, quiet and accessible`, where, async ({ page, baseURL, isMobile }) => {
    const problems = watch(page, baseURL)
    const response = await page.goto(address)
    expect(response?.status()).toBe(status)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await response?.text()).not.toMatch(warmups)
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
    expect(levels[0], 'the first heading is the h1').toBe(1)
    expect(
      levels.filter((level) => level === 1),
      'there is one h1',
    ).toHaveLength(1)
    const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)
    expect.soft(jumps, `no heading level is skipped: ${levels}`).toEqual([])

    await readThrough(page)
    // Wherever reading ended, a bar may lie over half a link, which scrolls away from under it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    expect.soft(await seriousViolations(page)).toEqual([])
    for (const width of isMobile ? [320] : [320, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect.soft(scrollWidth, `at ${width} px nothing scrolls sideways`).toBeLessThanOrEqual(clientWidth)
    }
    expect(problems).toEqual([])
  })
}

for (const { name, address, kind } of samplePages.filter(({ kind }) => ['home', 'faq', 'symptom'].includes(kind))) {
  test(`${name} is accessible with a menu open (${kind})`, async ({ page, isMobile }) => {
    await page.goto(address)
    await page.keyboard.press('Shift')
    await awake(page)
    const header = page.getByRole('banner')
    if (isMobile) {
      await page.locator(`${shell.menu} > summary`).click()
      const submenu = page.locator(`${shell.panel} details`).nth(1)
      await submenu.locator('summary').click()
      await expect(submenu.getByRole('link').first()).toBeVisible()
    } else {
      const button = header.locator('[data-menu="symptoms"] > button')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(header.locator('#menu-symptoms')).toHaveCSS('opacity', '1')
    }
    expect(await seriousViolations(page)).toEqual([])
  })
}
