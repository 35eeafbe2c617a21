import { expect, type Page } from '@playwright/test'
import { localePath, otherLocale } from '@/lib/i18n/locales'
import { shell } from './shell'
import {
  expectHydrated,
  holdScripts,
  onPhone,
  openHydrated,
  scrollToY,
  scrollY,
  test,
  toggleOf,
  withoutScript,
} from './visit'

const button = (page: Page) => shell.menuButton(page)
const panel = (page: Page) => shell.panel(page)
const submenu = (page: Page, i: number) => panel(page).locator('details').nth(i)

/** Swipe up by 300 pixels from a y position. */
async function swipe(page: Page, from: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await touch('touchStart', from)
  for (let way = 15; way <= 300; way += 15) await touch('touchMove', from - way)
  await touch('touchEnd')
  await session.detach()
}

// The menu works the same in both languages; the Spanish words are the longer ones.
const locale = 'es'

test.describe('small screens', onPhone, () => {
  test('a menu opened before hydration stays open', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(localePath('/about', locale), { waitUntil: 'domcontentloaded' })
    await button(page).tap()
    await submenu(page, 1).locator('summary').tap()
    await expect(submenu(page, 1).getByRole('link').first()).toBeVisible()
    release()
    await expectHydrated(page)
    await expect(submenu(page, 1).getByRole('link').first()).toBeVisible()
  })

  test('the page behind the open menu neither scrolls nor answers', async ({ page }) => {
    await openHydrated(page, locale, '/services')
    await scrollToY(page, 200)
    await button(page).tap()
    await expect(panel(page)).toBeVisible()
    const link = page.getByRole('main').locator('a').first()
    await link.evaluate((element: HTMLElement) => element.focus())
    await expect(link, 'the page behind takes no focus').not.toBeFocused()
    await swipe(page, 750)
    // Inside the menu, which is scrolled to its end.
    await swipe(page, 500)
    await swipe(page, 500)
    await button(page).tap()
    await expect(panel(page)).toBeHidden()
    expect(await scrollY(page)).toBe(200)
    await swipe(page, 750)
    await expect.poll(() => scrollY(page), 'closed, the page scrolls again').toBeGreaterThan(350)
    await link.evaluate((element: HTMLElement) => element.focus())
    await expect(link).toBeFocused()
  })

  test('switching the language with the menu open leaves a page that scrolls and answers', async ({ page }) => {
    await openHydrated(page, locale, '/services')
    await button(page).tap()
    await expect(panel(page)).toBeVisible()
    await toggleOf(page, locale).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(locale))
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await swipe(page, 700)
    await expect.poll(() => scrollY(page)).toBeGreaterThan(100)
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('menu and submenus open and close, and their links work', async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await button(page).tap()
      await expect(panel(page)).toBeVisible()
      await button(page).tap()
      await expect(panel(page)).toBeHidden()
      await button(page).tap()
      await submenu(page, 2).locator('summary').tap()
      await submenu(page, 3).locator('summary').tap()
      await expect(submenu(page, 2).getByRole('link').first()).toBeVisible()
      await submenu(page, 3).getByRole('link').first().tap()
      await expect(page).toHaveURL(localePath('/financial-information/cash-plans', locale))
    })
  })
})
