import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import { metadataFor } from '@/lib/seo/metadata'
import { framesOrigin, watch } from './site'
import {
  alternating,
  expectAddress,
  expectHydrated,
  expectLanguage,
  forgetHistory,
  headingOf,
  holdScripts,
  hydrate,
  inBothLanguages,
  inSpanish,
  isMarked,
  mark,
  once,
  openHydrated,
  ownContext,
  scrollToY,
  scrollY,
  test,
  toggleOf,
} from './visit'

// With a shared cache, a scroll position has been off by a pixel.
test.use(ownContext)

/** Return which part of the page is being read, as its number on the page, and where it begins. */
const placeIn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll(':is(section, h2):not([data-reveal] *)')].filter((part) =>
      part.checkVisibility(),
    )
    const tops = parts.map((part) => part.getBoundingClientRect().top)
    // Parts out of view that the browser has not laid out yet may claim to begin at the top.
    const next = tops.findIndex((top) => top >= innerHeight / 4)
    return { part: next, top: tops[next - 1] ?? 0 }
  })

/** Expect the same part at the same place, but for rounding. */
const expectPlace = (page: Page, { part, top }: Awaited<ReturnType<typeof placeIn>>) =>
  expect(async () => expect(await placeIn(page)).toEqual({ part, top: expect.closeTo(top, -0.5) })).toPass({
    timeout: 20_000,
  })

const titleOf = (path: string, locale: Locale) =>
  String(routes.filter((route) => route.path === path).map((route) => metadataFor(route, locale).title))

inBothLanguages((locale) => {
  const other = otherLocale(locale)
  const path = '/symptoms/back-pain'
  const rest = '?from=letter&x=1#no-such-part'

  /** Expect the page in the other language, with the focus on the toggle. */
  async function expectSwitched(page: Page) {
    await expectLanguage(page, other)
    await expectAddress(page, localePath(path, other) + rest)
    await expect(page).toHaveTitle(titleOf(path, other))
    await expect(headingOf(page)).toHaveText(pageOf('symptom', other, 'back-pain').heading)
    await expect(toggleOf(page, other)).toBeFocused()
  }

  test(
    'switches in place: address, title, scroll position and focus, there and back through the history',
    alternating(locale),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHydrated(page, locale, path + rest)
      await scrollToY(page, 500)
      const place = await placeIn(page)
      await forgetHistory(page)
      const entries = await page.evaluate(() => history.length)
      await toggleOf(page, locale).click()

      await expectSwitched(page)
      await expectPlace(page, place)
      await expect(page.getByRole('contentinfo')).toContainText(translator(other)('footer.areas'))
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
    },
  )

  test('keeps the part being read in view on the longest page', alternating(locale), async ({ page }) => {
    await openHydrated(page, locale, '/')
    await scrollToY(page, 1500)
    const place = await placeIn(page)
    await toggleOf(page, locale).click()
    await expectLanguage(page, other)
    await expect(toggleOf(page, other)).toBeFocused()
    await expectPlace(page, place)
  })

  test(
    'shows a flag of our own and the name of the other language, and is a real link',
    alternating(locale),
    async ({ page }) => {
      await page.goto(localePath('/about', locale))
      const toggle = toggleOf(page, locale)
      await expect(toggle).toBeVisible()
      await expect(toggle).toHaveAttribute('href', localePath('/about', other))
      await expect(toggle).toHaveAttribute('hreflang', other)
      await expect(toggle).toHaveAttribute('lang', other)
      const flag = toggle.locator('svg[aria-hidden=true] use')
      await expect.poll(() => flag.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect(toggle.getByText(/\w+/)).toBeVisible()
      await expect(toggle).toBeInViewport({ ratio: 1 })
    },
  )

  test.describe('before hydration', () => {
    test(
      'the first tap leads to the same place, with address, title, focus and choice, and no script is needed',
      alternating(locale),
      async ({ page }) => {
        const scripts: string[] = []
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url())
        })
        await page.goto(localePath(path + rest, locale), { waitUntil: 'networkidle' })
        // Without the pointer, which would hydrate the next page by crossing it.
        await toggleOf(page, locale).dispatchEvent('click')
        await expectSwitched(page)
        expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other)
        expect(scripts).toEqual([])

        // The new page hydrates like any other, and switches back in place.
        await hydrate(page)
        await mark(page)
        await toggleOf(page, other).click()
        await expectLanguage(page, locale)
        await expect(page).toHaveTitle(titleOf(path, locale))
        expect(await isMarked(page), 'without a reload').toBe(true)
      },
    )

    test('the history leads back and forth', alternating(locale), async ({ page }) => {
      await page.goto(localePath('/faq', locale))
      await forgetHistory(page)
      await toggleOf(page, locale).click()
      await expectLanguage(page, other)
      await page.goBack({ waitUntil: 'commit' })
      await expectAddress(page, localePath('/faq', locale))
      await expectLanguage(page, locale)
      await expect(page).toHaveTitle(titleOf('/faq', locale))
      await page.goForward({ waitUntil: 'commit' })
      await expectAddress(page, localePath('/faq', other))
      await expectLanguage(page, other)
    })

    test(
      'the part being read stays in view, while the scripts are on their way',
      alternating(locale),
      async ({ page }) => {
        const problems = watch(page, framesOrigin)
        const release = await holdScripts(page)
        await page.goto(localePath('/?a=1', locale))
        await scrollToY(page, 1500)
        const place = await placeIn(page)
        await toggleOf(page, locale).click()
        await expectLanguage(page, other)
        await expectAddress(page, localePath('/?a=1', other))
        await expectPlace(page, place)
        await expect(toggleOf(page, other)).toBeFocused()
        release()
        await expectHydrated(page)
        await expect(page).toHaveTitle(titleOf('/', other))
        await expectPlace(page, place)
        expect(problems.filter((line) => !line.startsWith('leaves the site'))).toEqual([])
      },
    )
  })
})

// The same in both languages.
inSpanish((locale) => {
  const other = otherLocale(locale)

  test('the next page that opens begins at its top', once, async ({ page }) => {
    await page.goto(localePath('/faq', locale))
    await scrollToY(page, 500)
    await toggleOf(page, locale).click()
    await expectLanguage(page, other)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
    await page.goto(localePath('/about', other))
    await page.goto(localePath('/faq', other))
    expect(await scrollY(page)).toBe(0)
  })
})
