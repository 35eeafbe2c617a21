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

  test('a host that answers a missing page with the marker again does not make a loop', async ({ page }) => {
    const missing = localePath('/missing', locale)
    let asked = 0
    await page.route(
      ({ pathname }) => pathname === missing,
      (route) => {
        asked += 1
        const body = `<!doctype html><script>location.replace('/?${missing}')</script>`
        return route.fulfill({ contentType: 'text/html', body })
      },
    )
    const seen: string[] = []
    page.on('framenavigated', (frame) => frame === page.mainFrame() && seen.push(addressOf(page)))
    const there = [missing, `/?${missing}`]
    await open(page, missing)
    await expect.poll(() => seen, 'each address is tried twice').toEqual([...there, ...there])
    await hydrate(page)
    expect(asked).toBe(2)
    // Existing pages still work afterwards.
    await open(page, `/?${localePath('/faq', locale)}`)
    await expectAddress(page, localePath('/faq', locale))
  })

  test('a saved path that is the present address does not make a loop', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.resourceType() === 'document') asked += 1
    })
    await save(page, localePath('/faq', locale))
    asked = 0
    await open(page, localePath('/faq', locale))
    await hydrate(page)
    expect(addressOf(page)).toBe(localePath('/faq', locale))
    expect(asked).toBe(1)
  })
}, once)

test.describe('in any language', once, () => {
  test('a marker with an unprefixed path leads a reader of Spanish to the Spanish page', async ({ page }) => {
    await page.goto('/icons.svg')
    await page.evaluate(() => localStorage.setItem('lang', 'es'))
    await open(page, '/?/about&a=1')
    await expectAddress(page, '/es/about?a=1')
  })
})
