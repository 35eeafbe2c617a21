import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { awake, readThrough, samplePages, sitePages, watch } from './site'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Serious and critical violations, each with where it is. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`))
}

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { name, address, locale, status } of sitePages) {
  test(`${name} is sound, quiet and accessible`, async ({ page, baseURL }) => {
    const problems = watch(page, baseURL)
    const response = await page.goto(address)
    expect(response?.status()).toBe(status)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy, 'the page comes with the policy').toContain("default-src 'none'")
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|\*|https?:/)

    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
    expect(levels[0], 'the first heading is the h1').toBe(1)
    expect(
      levels.filter((level) => level === 1),
      'there is one h1',
    ).toHaveLength(1)
    const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)
    expect(jumps, `no heading level is skipped: ${levels}`).toEqual([])

    await readThrough(page)
    expect(await violations(page)).toEqual([])

    // The narrowest and the widest screen, each in the project that has its kind of window.
    const phone = (page.viewportSize()?.width ?? 0) < 720
    await page.setViewportSize(phone ? { width: 320, height: 640 } : { width: 1920, height: 1080 })
    await expect.poll(() => overflow(page), 'nothing scrolls sideways').toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  })
}

for (const { name, address, kind } of samplePages.filter(({ kind }) => ['home', 'faq', 'symptom'].includes(kind))) {
  test(`${name} is accessible with a menu open (${kind})`, async ({ page }) => {
    await page.goto(address)
    const header = page.getByRole('banner')
    const phone = (page.viewportSize()?.width ?? 0) < 720
    if (phone) {
      await header.locator('.mnav > summary').click()
      await awake(page)
      const submenu = header.locator('.mpanel details').nth(1)
      await submenu.locator('summary').click()
      await expect(submenu.getByRole('link').first()).toBeVisible()
    } else {
      await page.mouse.wheel(0, 1)
      await awake(page)
      const button = header.locator('[data-menu="symptoms"] > button')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(header.locator('#menu-symptoms')).toHaveCSS('opacity', '1')
    }
    expect(await violations(page)).toEqual([])
  })
}
