import { expect } from '@playwright/test'
import { phone } from '@/lib/clinic/facts'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { alternating, focused, inSpanish, scrollToY, scrollY, test } from './visit'

inSpanish((locale) => {
  const t = words(locale)

  test.describe('while scrolling', alternating(locale), () => {
    test.beforeEach(({ page }) => page.goto(localePath('/about', locale)))

    test('the sticky bar appears after 100 pixels and disappears again', async ({ page }) => {
      const bar = shell.bar(page)
      await expect(bar).toBeHidden()
      await scrollToY(page, 101)
      await expect(bar).toBeVisible()
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(bar).toHaveCSS('opacity', '1')
      await scrollToY(page, 100)
      await expect(bar).toBeHidden()
    })

    test('the button to the top appears after 300 pixels, works, and disappears again', async ({ page }) => {
      const button = page.getByRole('link', { name: t('sticky.top') })
      await expect(shell.toTop(page)).toBeHidden()
      await scrollToY(page, 301)
      await expect(button).toBeVisible()
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect(button).toHaveCSS('opacity', '1')
      await scrollToY(page, 300)
      await expect(shell.toTop(page)).toBeHidden()
      await scrollToY(page, 900)
      await button.click()
      await expect.poll(() => scrollY(page)).toBe(0)
      await expect(shell.toTop(page)).toBeHidden()
    })

    test('while hidden, neither can be reached by Tab', async ({ page }) => {
      await shell
        .footer(page)
        .locator('a')
        .last()
        .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
      await scrollToY(page, 0)
      await page.keyboard.press('Tab')
      await expect(shell.footer(page).locator('a').last()).not.toBeFocused()
      await expect(shell.bar(page).locator(focused(page))).toHaveCount(0)
      await expect(shell.toTop(page)).not.toBeFocused()
      await shell.footer(page).locator('a').last().focus()
      await expect(shell.bar(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(shell.bar(page).locator('a').first()).toBeFocused()
    })
  })

  test('the page ends with its footer, whose last line is above the bar', async ({ page }) => {
    await page.goto(localePath('/about', locale))
    const bar = shell.bar(page)
    const placesAtEnd = () =>
      shell.footer(page).evaluate((footer) => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
        const lastLine = Math.max(...[...footer.querySelectorAll('a')].map(bottomOf))
        return { footer: bottomOf(footer), lastLine, screen: innerHeight }
      })
    // The fonts, which load after the first paint, may move the end.
    await expect(async () => {
      const { footer, screen } = await placesAtEnd()
      expect(footer).toBeCloseTo(screen, 0)
    }).toPass()
    await expect(bar).toBeVisible()
    const places = await placesAtEnd()
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top)
    expect(places.lastLine).toBeLessThanOrEqual(top)
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
