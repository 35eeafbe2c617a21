import { expect, type Page } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, inBothLanguages, scrollToY, scrollY, test } from './visit'

/** Simulate a browser without CSS scroll-driven animations by changing their `@supports` condition. */
async function withoutScrollTimelines(page: Page) {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...query: string[]) =>
      !query.join().includes('animation-timeline') && supports(...(query as [string, string]))
  })
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const timelines = /@supports \(animation-timeline: ?scroll\(\)\)/g
    expect(html, 'the sheet asks for scroll timelines').toMatch(timelines)
    // The hash of the styles no longer matches that in the policy.
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    const body = html.replace(policy, '').replace(timelines, '@supports (animation-timeline: none())')
    await route.fulfill({ response, body })
  })
}

const browsers = [
  { name: 'with scroll timelines', prepare: async () => {} },
  { name: 'without scroll timelines', prepare: withoutScrollTimelines },
]

inBothLanguages((locale) => {
  const t = words(locale)

  for (const { name, prepare } of browsers) {
    test.describe(name, alternating(locale), () => {
      test.beforeEach(async ({ page }) => {
        await prepare(page)
        await page.goto(localePath('/about', locale))
      })

      test('the sticky bar comes after 100 pixels and goes again', async ({ page }) => {
        const bar = page.locator(shell.bar)
        await expect(bar).toBeHidden()
        await scrollToY(page, 101)
        await expect(bar).toBeVisible()
        await expect(bar).toBeInViewport({ ratio: 1 })
        await expect(bar).toHaveCSS('opacity', '1')
        await scrollToY(page, 100)
        await expect(bar).toBeHidden()
      })

      test('the button to the top comes after 300 pixels, works, and goes again', async ({ page }) => {
        const button = page.getByRole('link', { name: t('sticky.top') })
        await expect(page.locator(shell.toTop)).toBeHidden()
        await scrollToY(page, 301)
        await expect(button).toBeVisible()
        await expect(button).toBeInViewport({ ratio: 1 })
        await expect(button).toHaveCSS('opacity', '1')
        await scrollToY(page, 300)
        await expect(page.locator(shell.toTop)).toBeHidden()
        await scrollToY(page, 900)
        await button.click()
        await expect.poll(() => scrollY(page)).toBe(0)
        await expect(page.locator(shell.toTop)).toBeHidden()
      })

      test('while hidden, neither can be reached by Tab', async ({ page }) => {
        await page
          .locator(`${shell.footer} a`)
          .last()
          .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
        await scrollToY(page, 0)
        await page.keyboard.press('Tab')
        await expect(page.locator(`${shell.footer} a`).last()).not.toBeFocused()
        await expect(page.locator(`:is(${shell.bar}, ${shell.toTop}) :focus, ${shell.toTop}:focus`)).toHaveCount(0)
        await page.locator(`${shell.footer} a`).last().focus()
        await expect(page.locator(shell.bar)).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(page.locator(`${shell.bar} a`).first()).toBeFocused()
      })
    })
  }

  test('the page ends with its footer, whose last line stands above the bar; on phones that covers 72 pixels', async ({
    page,
    isMobile,
  }) => {
    await page.goto(localePath('/about', locale))
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const bar = page.locator(shell.bar)
    await expect(bar).toBeVisible()
    const places = await page.evaluate(({ footer, bar }) => {
      // The fonts, which come after the first paint, may have moved the end.
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const links = [...document.querySelectorAll(`${footer} a`)].map((link) => link.getBoundingClientRect().bottom)
      return { footer: box(footer)?.bottom, lastLine: Math.max(...links), bar: box(bar)?.top ?? 0, screen: innerHeight }
    }, shell)
    expect(places.footer).toBeCloseTo(places.screen, 0)
    expect(places.lastLine).toBeLessThanOrEqual(places.bar)
    if (isMobile) expect(places.screen - places.bar).toBeLessThanOrEqual(72)
  })

  test(
    'the sticky bar offers same-day appointments, the phone and the free consultation',
    alternating(locale),
    async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await scrollToY(page, 400)
      const bar = page.getByRole('complementary', { name: t('sticky.label') })
      await expect(bar.getByText(t('cta.sameDay'))).toBeVisible()
      await expect(bar.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.tel)
      await bar.getByRole('link', { name: t('cta.freeConsultation') }).click()
      await expect(page).toHaveURL(localePath('/free-consultation#consultation-form', locale))
    },
  )
})
