import { expect, type Page } from '@playwright/test'
import { defaultLocale, localePath, otherLocale } from '@/lib/i18n/locales'
import { type Part, seriousViolations } from './accessibility'
import { shell } from './shell'
import { type SitePage, samplePages, sitePages, watch } from './site'
import {
  alternating,
  expectAddress,
  expectHydrated,
  expectLanguage,
  headingOf,
  isMarked,
  mark,
  onPhone,
  readThrough,
  test,
  toggleOf,
} from './visit'

async function expectHeadings(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
  expect(levels[0], 'the first heading is the h1').toBe(1)
  expect(
    levels.filter((level) => level === 1),
    'there is one h1',
  ).toHaveLength(1)
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect.soft(scrollWidth, `at ${width} px nothing scrolls sideways`).toBeLessThanOrEqual(clientWidth)
}

async function expectToPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(headingOf(page)).toBeVisible()
  await expect(shell.header(page), 'paper has no header').toBeHidden()
  await page.emulateMedia({ media: null })
}

/**
 * Expect the toggle to lead to the page's counterpart and back; on a missing page it stays at its address, also
 * through the history.
 */
async function expectToSwitch(page: Page, { pageType, locale, address, status }: SitePage): Promise<void> {
  const other = otherLocale(locale)
  const counterpart = sitePages.find((item) => item.pageType === pageType && item.locale === other)?.address ?? ''
  const title = await page.title()
  const heading = (await headingOf(page).textContent()) ?? ''
  await mark(page)
  await toggleOf(page, locale).click()
  await expectLanguage(page, other)
  if (status === 200) await expectAddress(page, counterpart)
  else await expect(headingOf(page)).not.toHaveText(heading)
  await expect(page).not.toHaveTitle(title)
  await expect(headingOf(page)).toBeVisible()
  await toggleOf(page, other).click()
  await expectLanguage(page, locale)
  if (status === 200) await expectAddress(page, address)
  await expect(page).toHaveTitle(title)
  await expect(headingOf(page)).toHaveText(heading)
  expect(await isMarked(page), 'without a reload').toBe(true)
  if (status === 200) return
  await page.goBack()
  await expectLanguage(page, other)
  await page.goBack()
  await expectAddress(page, address)
  await expectLanguage(page, locale)
  await expect(headingOf(page)).toHaveText(heading)
}

/** The page types with their own words for "book". */
const booking = ['home', 'service', 'symptom', 'post', 'city', 'not-found']

/**
 * Expect no script to handle a booking link: a click whose default is not prevented is a full page load. The page
 * cannot be used afterwards.
 */
async function expectPlainBooking(page: Page, target: string): Promise<void> {
  const taken = await page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a')].filter(({ pathname }) => pathname === path)
    const taken: boolean[] = []
    addEventListener('click', (event) => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    })
    for (const link of links) link.click()
    return taken
  }, target)
  expect(taken.length).toBeGreaterThanOrEqual(3)
  expect(taken).not.toContain(true)
}

/** Expect no console messages and no requests to others; axe checks `part`, if any. */
async function expectQuiet(page: Page, problems: string[], width: number, part?: Part): Promise<void> {
  await expectHeadings(page)
  // Sticky elements would cover half a link: give axe a window in which nothing is below the fold.
  const size = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }))
  await page.setViewportSize(size)
  if (part) expect.soft(await seriousViolations(page, part)).toEqual([])
  await expectToFit(page, width)
  expect(problems.splice(0)).toEqual([])
}

/** Expect the same of a page after scrolling to its end. */
async function expectSound(page: Page, problems: string[], width: number, part?: Part): Promise<void> {
  await readThrough(page)
  // Wherever scrolling ends, a bar may cover half a link, which can scroll out from under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectQuiet(page, problems, width, part)
}

/** Header and footer are the same everywhere: axe checks them on the home page, and on pages whose menus are open. */
const withoutShell = { include: ':root', exclude: ['body > header', 'body > footer'] }

// One page of each type: one language on a desktop, the one with longer words on a phone.
for (const sample of samplePages) {
  const { name, address, locale, pageType, status } = sample

  test(
    `${name} (${pageType}) is sound, quiet and accessible, prints, switches and books`,
    alternating(locale),
    async ({ page, baseURL, isMobile, viewport }) => {
      const problems = watch(page, baseURL)
      // Sections need not be waited for: reveal.spec.ts looks at how they appear.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const response = await page.goto(address)
      expect(response?.status()).toBe(status)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      // Names and contrast are the same on both screens.
      const part = pageType === 'home' ? ':root' : withoutShell
      await expectSound(page, problems, isMobile ? 320 : 1920, isMobile ? part : undefined)
      if (isMobile) return

      // Checks that depend on the page type, but neither on the screen nor on the language.
      if (viewport) await page.setViewportSize(viewport)
      await test.step('prints its heading without the header', () => expectToPrint(page))
      await expectHydrated(page)
      await test.step('switches its language and back', () => expectToSwitch(page, sample))
      if (booking.includes(pageType))
        await test.step('books by plain links', () => expectPlainBooking(page, localePath('/book-now', locale)))
    },
  )
}

// A visitor's own text size, which breakpoints react to (WCAG 1.4.4), in the language with longer words.
test('no page of any type is wider than a phone at double text size', onPhone, async ({ browser }) => {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const { address, locale } of samplePages) {
    if (locale === defaultLocale) continue
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      await expectToFit(page, 360)
    })
  }
  await page.close()
})

for (const { name, address, pageType, locale } of samplePages.filter(({ pageType }) => ['home'].includes(pageType))) {
  test(`${name} is accessible with a menu open (${pageType})`, alternating(locale), async ({ page, isMobile }) => {
    await page.goto(address)
    await page.keyboard.press('Shift')
    await expectHydrated(page)
    const header = page.getByRole('banner')
    if (isMobile) {
      await shell.menuButton(page).click()
      const submenu = shell.panel(page).locator('details').nth(1)
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
