import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { focused, onDesktop, test, withoutScript } from './visit'

test.use(withoutScript)

const button = (page: Page, id: string) => page.locator(`[data-menu="${id}"] > button`)
const menu = (page: Page, id: string) => page.locator(`#menu-${id}`)

// The menus work the same in both languages; the Spanish words are the longer ones.
const locale = 'es'

test.describe('wide screens', onDesktop, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(localePath('/about', locale))
  })

  test('the pointer opens each menu, and a click follows its links', async ({ page }) => {
    for (const id of ['information', 'services', 'symptoms', 'financial']) {
      await expect(menu(page, id)).toBeHidden()
      await button(page, id).hover()
      await expect(menu(page, id)).toBeVisible()
    }
    await menu(page, 'financial').getByRole('link').first().click()
    await expect(page).toHaveURL(localePath('/financial-information/cash-plans', locale))
    await page.mouse.move(720, 800)
    await expect(menu(page, 'financial')).toBeHidden()
  })

  test('focus opens each menu, Tab goes through its links and Enter follows one', async ({ page }) => {
    await button(page, 'services').focus()
    await expect(menu(page, 'services')).toBeVisible()
    for (const link of await menu(page, 'services').getByRole('link').all()) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(link).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(button(page, 'symptoms')).toBeFocused()
    await expect(menu(page, 'services')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(menu(page, 'symptoms').locator(focused(page))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localePath('/where-does-it-hurt', locale))
  })
})
