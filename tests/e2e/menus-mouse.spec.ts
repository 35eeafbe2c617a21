import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { expectHydrated, holdScripts, onDesktop, openHydrated, test } from './visit'

const button = (page: Page, id: string) => page.locator(`[data-menu="${id}"] > button`)
const menu = (page: Page, id: string) => page.locator(`#menu-${id}`)

/** Pause the page's clock, so that a test can step through the delays of the menus. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)

/** Advance the page's clock by milliseconds and wait for rendering. */
async function pass(page: Page, time: number) {
  await page.clock.runFor(time)
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(0)
      }),
  )
}

/** Wait for open; closed is checked once, because the clock is paused. */
async function expectOpen(page: Page, id: string, open: boolean) {
  if (open) await expect(button(page, id)).toHaveAttribute('aria-expanded', 'true')
  else expect(await button(page, id).getAttribute('aria-expanded')).toBe('false')
}

// The menus work the same in both languages; the Spanish words are the longer ones.
const locale = 'es'

test.describe('wide screens', onDesktop, () => {
  test.describe('hydrated', () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install()
      await openHydrated(page, locale, '/about')
      await stopClock(page)
    })

    test('it stays open while the pointer crosses the gap and rests in the menu', async ({ page }) => {
      for (const id of ['information', 'services', 'symptoms', 'financial']) {
        await button(page, id).hover()
        await pass(page, 200)
        await expectOpen(page, id, true)
        const bar = await button(page, id).boundingBox()
        const box = await menu(page, id).boundingBox()
        if (!bar || !box) throw new Error(`the ${id} menu has no box`)
        const x = bar.x + bar.width / 2
        expect(box.y, 'there is a gap to cross').toBeGreaterThan(bar.y + bar.height)
        // In the middle of the gap, for any length of time.
        await page.mouse.move(x, (bar.y + bar.height + box.y) / 2, { steps: 5 })
        await pass(page, 1000)
        await expectOpen(page, id, true)
        await page.mouse.move(x, box.y + 30, { steps: 5 })
        await pass(page, 1000)
        await expectOpen(page, id, true)
      }
    })
  })

  test('a click on an item opens its page and closes the menu', async ({ page }) => {
    await openHydrated(page, locale, '/about')
    await button(page, 'services').hover()
    await menu(page, 'services').getByRole('link').last().click()
    await expect(page).toHaveURL(localePath('/services', locale))
    await expect(button(page, 'services')).toHaveAttribute('aria-expanded', 'false')
  })

  test('a menu opened before hydration stays open', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(localePath('/about', locale))
    await button(page, 'symptoms').hover()
    await expect(menu(page, 'symptoms')).toBeVisible()
    release()
    await expectHydrated(page)
    await expectOpen(page, 'symptoms', true)
    await expect(menu(page, 'symptoms')).toBeVisible()
  })
})
