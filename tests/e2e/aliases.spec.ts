import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { expectAddress, inBothLanguages, once, test } from './visit'

inBothLanguages((locale) => {
  test('a former address leads on, by the host or by a page', async ({ page, request }) => {
    const route = routes.find(({ aliases }) => aliases.length > 0)
    const from = localePath(route?.aliases[0] ?? '', locale)
    const to = localePath(route?.path ?? '', locale)
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(`${to}?a=1`)
    await page.goto(`${from}.html`, { waitUntil: 'commit' })
    await expectAddress(page, to)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
  })
}, once)
