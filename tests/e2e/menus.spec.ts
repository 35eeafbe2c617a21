import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import {
  expectHydrated,
  focused,
  holdScripts,
  hrefsOf,
  isMarked,
  onDesktop,
  openHydrated,
  test,
  withoutScript,
} from './visit'

const row = (page: Page) => shell.row(page).locator('> ul > li > :is(a, button)')
const button = (page: Page, id: string) => page.locator(`[data-menu="${id}"] > button`)
const menu = (page: Page, id: string) => page.locator(`#menu-${id}`)
const items = (page: Page, id: string) => menu(page, id).getByRole('link')
const ids = ['information', 'services', 'symptoms', 'financial']

/** Return the time until a menu opens or closes. */
const delayOf = (page: Page, id: string) =>
  menu(page, id).evaluate((element) => getComputedStyle(element).transitionDelay)

/** End the delays that are running. */
const endDelays = (page: Page) =>
  page.evaluate(() => {
    for (const delay of document.getAnimations()) if (delay instanceof CSSTransition) delay.finish()
  })

// The menus work the same in both languages; the Spanish words are the longer ones.
const locale = 'es'

/** Without script, before hydration and after. */
async function testPointer(page: Page) {
  // A passing pointer opens none.
  await button(page, 'services').hover()
  expect(await delayOf(page, 'services')).not.toBe('0s')
  for (const id of ids) {
    await button(page, id).hover()
    await expect(menu(page, id)).toBeVisible()
    const bar = await button(page, id).boundingBox()
    const box = await menu(page, id).boundingBox()
    if (!bar || !box) throw new Error(`the ${id} menu has no box`)
    const x = bar.x + bar.width / 2
    expect(box.y, 'there is a gap to cross').toBeGreaterThan(bar.y + bar.height)
    await page.mouse.move(x, (bar.y + bar.height + box.y) / 2, { steps: 5 })
    await endDelays(page)
    await expect(menu(page, id), 'in the gap').toBeVisible()
    await page.mouse.move(x, box.y + 30, { steps: 5 })
    await endDelays(page)
    await expect(menu(page, id), 'in the menu').toBeVisible()
    await page.mouse.move(x, bar.y + bar.height / 2, { steps: 5 })
  }
  await button(page, 'symptoms').hover()
  await expect(menu(page, 'financial')).toBeHidden()
  await expect(menu(page, 'symptoms')).toBeVisible()
}

test.describe('wide screens', onDesktop, () => {
  test('a menu opens under a pointer that rests, stays while it crosses the gap, and gives way to the next', async ({
    page,
  }) => {
    await openHydrated(page, locale, '/about')
    await testPointer(page)
    await page.keyboard.press('Escape')
    await expect(menu(page, 'symptoms')).toBeHidden()
    await button(page, 'services').hover()
    await items(page, 'services').last().click()
    await expect(page).toHaveURL(localePath('/services', locale))
    expect(await isMarked(page), 'without a reload').toBe(true)
    await expect(menu(page, 'services')).toBeHidden()
  })

  const openings: [what: string, open: (page: Page) => Promise<void>][] = [
    ['the pointer', (page) => button(page, 'services').hover()],
    [
      'focus',
      async (page) => {
        await button(page, 'services').focus()
        await page.keyboard.press('Tab')
      },
    ],
  ]
  for (const [what, open] of openings) {
    test(`a menu that ${what} opened before hydration stays open`, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto(localePath('/about', locale))
      await open(page)
      await expect(menu(page, 'services')).toBeVisible()
      release()
      await expectHydrated(page)
      await endDelays(page)
      await expect(menu(page, 'services')).toBeVisible()
    })
  }

  test('Tab goes through the header without entering closed menus, and on to the page', async ({ page }) => {
    await openHydrated(page, locale, '/about')
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
  })

  test('Tab goes through an open menu and out of it, which closes it', async ({ page }) => {
    await openHydrated(page, locale, '/about')
    await button(page, 'financial').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page, 'financial')).toBeVisible()
    for (const href of await hrefsOf(items(page, 'financial'))) {
      await page.keyboard.press('Tab')
      await expect(focused(page)).toHaveAttribute('href', href ?? '')
    }
    for (let i = 0; i < 2; i++) await page.keyboard.press('Tab')
    await expect(menu(page, 'financial')).toBeHidden()
  })

  // A laptop with a touch screen.
  test.describe('by touch', () => {
    test.use({ hasTouch: true })

    test('a tap opens a menu, even before hydration; the next one closes it, as does a tap elsewhere', async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto(localePath('/about', locale))
      await button(page, 'services').tap()
      release()
      await expectHydrated(page)
      await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'true')
      await expect(menu(page, 'services')).toBeVisible()
      await button(page, 'services').tap()
      await expect(menu(page, 'services')).toBeHidden()
      await button(page, 'financial').tap()
      await expect(menu(page, 'financial')).toBeVisible()
      await page.touchscreen.tap(30, 800)
      await expect(menu(page, 'financial')).toBeHidden()
    })
  })

  test.describe('without script', () => {
    test.use(withoutScript)

    test('the pointer opens each menu, and a click follows its links', async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await testPointer(page)
      await items(page, 'symptoms').first().click()
      await expect(page).toHaveURL(localePath('/where-does-it-hurt', locale))
    })

    test('focus opens each menu, Tab goes through its links and Enter follows one', async ({ page }) => {
      await page.goto(localePath('/about', locale))
      await button(page, 'services').focus()
      await expect(menu(page, 'services')).toBeVisible()
      for (const link of await items(page, 'services').all()) {
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
})
