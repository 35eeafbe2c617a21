import { expect, type Page } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { addressOf, expectAddress, hydrate, inSpanish, once, test } from './visit'

/** Open a URL that may redirect at once. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

/** Store a path in `sessionStorage`, as the 404 page of a host does. */
async function save(page: Page, path: string) {
  await page.goto('/icons.svg')
  await page.evaluate((value) => sessionStorage.setItem('redirect', value), path)
}

const saved = (page: Page) => page.evaluate(() => sessionStorage.getItem('redirect'))

inSpanish((locale) => {
  const home = localePath('/', locale)
  const goal = localePath('/symptoms/back-pain?a=1&b=2#sources', locale)

  test('a saved path replaces the address, once', async ({ page }) => {
    await save(page, goal)
    await open(page, home)
    await expectAddress(page, goal)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await saved(page)).toBeNull()
    await page.goBack()
    await expectAddress(page, '/icons.svg')
    await open(page, home)
    await hydrate(page)
    expect(addressOf(page)).toBe(home)
  })

  test('the marker `?/` becomes the real path, with its query and fragment', async ({ page }) => {
    const path = localePath('/symptoms/back-pain', locale)
    await open(page, `/?${path}&a=1~and~b=2#sources`)
    await expectAddress(page, `${path}?a=1&b=2#sources`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}, once)
