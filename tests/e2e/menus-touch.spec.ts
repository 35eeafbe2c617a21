import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { expectHydrated, holdScripts, isMarked, onDesktop, openHydrated, test } from './visit'

// A tablet held sideways, or a laptop with a touch screen.
test.use({ hasTouch: true })

const button = (page: Page, id: string) => page.locator(`[data-menu="${id}"] > button`)
const menu = (page: Page, id: string) => page.locator(`#menu-${id}`)

// The menus work the same in both languages; the Spanish words are the longer ones.
const locale = 'es'

test.describe('wide screens', onDesktop, () => {
  test('a tap opens a menu, the next one closes it', async ({ page }) => {
    await openHydrated(page, locale, '/about')
    await button(page, 'services').tap()
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page, 'services')).toBeVisible()
    await button(page, 'services').tap()
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('only one menu is open at a time, and a tap elsewhere closes it', async ({ page }) => {
    await openHydrated(page, locale, '/about')
    await button(page, 'services').tap()
    await expect(menu(page, 'services')).toBeVisible()
    await button(page, 'financial').tap()
    await expect(menu(page, 'financial')).toBeVisible()
    await expect(menu(page, 'services')).toBeHidden()
    await page.touchscreen.tap(30, 800)
    await expect(menu(page, 'financial')).toBeHidden()
  })

  test('a tap on an item opens its page', async ({ page }) => {
    await openHydrated(page, locale, '/about')
    await button(page, 'services').tap()
    await menu(page, 'services').getByRole('link').first().tap()
    await expect(page).toHaveURL(localePath('/services/chiropractic-care', locale))
    expect(await isMarked(page), 'without a reload').toBe(true)
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('a tap before hydration opens the menu afterwards', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(localePath('/about', locale))
    await button(page, 'services').tap()
    release()
    await expectHydrated(page)
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page, 'services')).toBeVisible()
  })
})
