import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { focused, hrefsOf, onDesktop, openHydrated, test, toggleOf } from './visit'

const row = (page: Page) => shell.row(page).locator('> ul > li > :is(a, button)')
const button = (page: Page, id: string) => page.locator(`[data-menu="${id}"] > button`)
const menu = (page: Page, id: string) => page.locator(`#menu-${id}`)
const items = (page: Page, id: string) => menu(page, id).getByRole('link')

// The menus work the same in both languages; the Spanish words are the longer ones.
const locale = 'es'

test.describe('wide screens', onDesktop, () => {
  test.beforeEach(({ page }) => openHydrated(page, locale, '/about'))

  test('a button says which menu it opens and whether it is open', async ({ page }) => {
    for (const id of ['information', 'services', 'symptoms', 'financial']) {
      await expect(button(page, id)).toHaveAttribute('aria-controls', `menu-${id}`)
      for (const key of ['Enter', ' ']) {
        await button(page, id).focus()
        await page.keyboard.press(key)
        await expect(button(page, id)).toHaveAttribute('aria-expanded', 'true')
        await expect(items(page, id).first()).toBeVisible()
        await page.keyboard.press(key)
        await expect(button(page, id)).toHaveAttribute('aria-expanded', 'false')
        await expect(menu(page, id)).toBeHidden()
      }
    }
  })

  test('Down and Up walk through a menu, Home and End to its ends', async ({ page }) => {
    await button(page, 'services').focus()
    await page.keyboard.press('ArrowDown')
    const links = items(page, 'services')
    await expect(links.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links.last()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links.nth(3)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(links.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(button(page, 'services')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('Left and Right walk along the row and around its ends, Home and End to them', async ({ page }) => {
    const count = await row(page).count()
    await row(page).first().focus()
    for (let i = 1; i <= count; i++) {
      await page.keyboard.press('ArrowRight')
      await expect(row(page).nth(i % count)).toBeFocused()
    }
    await page.keyboard.press('ArrowLeft')
    await expect(row(page).last()).toBeFocused()
    await page.keyboard.press('Home')
    await expect(row(page).first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(row(page).last()).toBeFocused()
  })

  test('Right inside a menu closes it and goes to the next entry of the row', async ({ page }) => {
    await button(page, 'services').focus()
    await page.keyboard.press('ArrowDown')
    await expect(items(page, 'services').first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(button(page, 'symptoms')).toBeFocused()
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('Escape closes a menu and returns focus to its button', async ({ page }) => {
    await button(page, 'symptoms').focus()
    await page.keyboard.press('ArrowDown')
    await expect(items(page, 'symptoms').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(items(page, 'symptoms').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'symptoms')).toBeFocused()
    await expect(menu(page, 'symptoms')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(menu(page, 'symptoms')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'symptoms')).toBeFocused()
    await expect(menu(page, 'symptoms')).toBeHidden()
  })

  test('Tab goes through the header without entering closed menus, and on to the page', async ({ page }) => {
    await page.getByRole('button', { name: words(locale)('preview.hide') }).click()
    const stops = shell.header(page).locator('a, button, summary').filter({ visible: true })
    const count = await stops.count()
    expect(count).toBeGreaterThan(await row(page).count())
    await stops.first().focus()
    for (let i = 1; i < count; i++) {
      await page.keyboard.press('Tab')
      await expect(stops.nth(i)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(shell.rating(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(focused(page))).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(shell.rating(page)).toBeFocused()
    for (let i = count - 1; i >= 0; i--) {
      await page.keyboard.press('Shift+Tab')
      await expect(stops.nth(i)).toBeFocused()
    }
  })

  test('Tab goes through an open menu and out of it, which closes it', async ({ page }) => {
    await button(page, 'financial').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page, 'financial')).toBeVisible()
    for (const href of await hrefsOf(items(page, 'financial'))) {
      await page.keyboard.press('Tab')
      await expect(focused(page)).toHaveAttribute('href', href ?? '')
    }
    await page.keyboard.press('Tab')
    await expect(row(page).last()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(toggleOf(page, locale)).toBeFocused()
    await expect(menu(page, 'financial')).toBeHidden()
  })

  test('Enter on an item opens its page', async ({ page }) => {
    await button(page, 'information').focus()
    await page.keyboard.press('ArrowDown')
    await expect(items(page, 'information').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(items(page, 'information').last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localePath('/faq', locale))
    await expect(menu(page, 'information')).toBeHidden()
  })
})
