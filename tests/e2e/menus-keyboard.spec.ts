import { expect, type Page } from '@playwright/test'
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
})
