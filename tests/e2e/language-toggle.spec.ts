import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { metadataFor } from '@/lib/seo/metadata'
import {
  addressOf,
  expectAddress,
  expectLanguage,
  expectNewDocument,
  headingOf,
  holdScripts,
  inBothLanguages,
  isMarked,
  mark,
  openAwake,
  scrollToY,
  scrollY,
  test,
  toggleOf,
  withoutScript,
} from './visit'

const titleOf = (path: string, locale: Locale) =>
  String(routes.filter((route) => route.path === path).map((route) => metadataFor(route, locale).title))

inBothLanguages((locale) => {
  const other = otherLocale(locale)
  const path = '/symptoms/back-pain'
  const rest = '?from=letter&x=1#no-such-part'

  test('switches in place: address, title, scroll position and focus, there and back through the history', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, locale, path + rest)
    await scrollToY(page, 500)
    const entries = await page.evaluate(() => history.length)
    await toggleOf(page, locale).click()

    await expectLanguage(page, other)
    await expectAddress(page, localePath(path, other) + rest)
    await expect(page).toHaveTitle(titleOf(path, other))
    await expect(headingOf(page)).toHaveText(pageOf('symptom', other, 'back-pain').heading)
    await expect(toggleOf(page, other)).toBeFocused()
    await expect.poll(() => scrollY(page)).toBe(500)
    expect(await isMarked(page), 'without a reload').toBe(true)
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1)

    await page.goBack()
    await expectLanguage(page, locale)
    await expectAddress(page, localePath(path, locale) + rest)
    await expect(page).toHaveTitle(titleOf(path, locale))
    await expect.poll(() => scrollY(page)).toBe(500)
    await page.goForward()
    await expectLanguage(page, other)
    await expectAddress(page, localePath(path, other) + rest)
    expect(await isMarked(page), 'without a reload').toBe(true)
  })

  test('keeps the scroll position on the longest page, to the pixel', async ({ page }) => {
    await openAwake(page, locale, '/')
    await scrollToY(page, 1500)
    await toggleOf(page, locale).click()
    await expectLanguage(page, other)
    await expect(toggleOf(page, other)).toBeFocused()
    await expect.poll(() => scrollY(page)).toBe(1500)
  })

  test('switches back with the next click, and by key', async ({ page }) => {
    await openAwake(page, locale, '/about')
    await toggleOf(page, locale).click()
    await expectLanguage(page, other)
    await toggleOf(page, other).click()
    await expectLanguage(page, locale)
    await expectAddress(page, localePath('/about', locale))
    await expect(toggleOf(page, locale)).toBeFocused()
    await page.keyboard.press('Enter')
    await expectLanguage(page, other)
    await expect(toggleOf(page, other)).toBeFocused()
    expect(await isMarked(page), 'without a reload').toBe(true)
  })

  test('shows a flag of our own and the name of the other language, and is a real link', async ({ page }) => {
    await page.goto(localePath('/about', locale))
    const toggle = toggleOf(page, locale)
    await expect(toggle).toBeVisible()
    await expect(toggle).toHaveAttribute('href', localePath('/about', other))
    await expect(toggle).toHaveAttribute('hreflang', other)
    await expect(toggle).toHaveAttribute('lang', other)
    const flag = toggle.locator('img')
    await expect(flag).toHaveAttribute('alt', '')
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(toggle.getByText(/\w+/)).toBeVisible()
    await expect(toggle).toBeInViewport({ ratio: 1 })
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`its icon turns for 400 ms, with reduced motion not at all (${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await openAwake(page, locale, '/about')
      const turns = await toggleOf(page, locale).evaluate((link: HTMLElement) => {
        link.click()
        return link.firstElementChild?.getAnimations().map(({ effect }) => effect?.getTiming().duration)
      })
      expect(turns).toEqual(reducedMotion === 'reduce' ? [] : [400])
      await expectLanguage(page, other)
    })
  }

  test.describe('before the scripts are there', () => {
    test('the first tap switches in place', async ({ page }) => {
      await page.goto(localePath('/faq', locale))
      await scrollToY(page, 0)
      await mark(page)
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expectAddress(page, localePath('/faq', other))
      expect(await isMarked(page), 'without a reload').toBe(true)
    })

    test('a tap waits for slow scripts, and switches once', async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(localePath('/faq?a=1', locale))
      await mark(page)
      await toggleOf(page, locale).click()
      await toggleOf(page, locale).click()
      expect(addressOf(page)).toBe(localePath('/faq?a=1', locale))
      release()
      await expectLanguage(page, other)
      await expectAddress(page, localePath('/faq?a=1', other))
      await expect(page).toHaveTitle(titleOf('/faq', other))
      await expect(toggleOf(page, other)).toBeFocused()
      expect(await isMarked(page), 'without a reload').toBe(true)
      await page.goBack()
      await expectLanguage(page, locale)
    })

    test('when the scripts fail, it is an ordinary link', async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(localePath('/faq', locale))
      await mark(page)
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expectAddress(page, localePath('/faq', other))
      await expectNewDocument(page)
    })

    test('when the data of this page fails, it is an ordinary link', async ({ page }) => {
      await page.route('**/*.txt*', (route) => route.abort())
      await page.goto(localePath('/faq', locale))
      await mark(page)
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expectAddress(page, localePath('/faq', other))
      await expectNewDocument(page)
    })

    test('when the data of the other page fails, it opens all the same', async ({ page }) => {
      await openAwake(page, locale, '/faq')
      await page.route('**/*.txt*', (route) => route.abort())
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expectAddress(page, localePath('/faq', other))
    })
  })

  test('with Ctrl it opens a new tab and leaves this one as it is', async ({ page, context }) => {
    await openAwake(page, locale, '/faq')
    const opened = context.waitForEvent('page')
    await toggleOf(page, locale).click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expectLanguage(tab, other)
    await expectAddress(tab, localePath('/faq', other))
    await expectLanguage(page, locale)
    expect(addressOf(page)).toBe(localePath('/faq', locale))
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('it is a plain link, there and back', async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await expectAddress(page, localePath('/about', other))
      await toggleOf(page, other).click()
      await expectLanguage(page, locale)
      await expectAddress(page, localePath('/about', locale))
    })
  })
})
