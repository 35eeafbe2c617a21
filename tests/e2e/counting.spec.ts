import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { loaderCounting } from '@/lib/counting/settings'
import { localePath } from '@/lib/i18n/locales'
import { bundleLoader } from '@/scripts/export/bundle-client'
import { alternating, hydrate, inBothLanguages, test } from './visit'

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

/** The inline script of this preview, which counts nothing, and that of the same site once it is finished. */
const preview = bundleLoader()
const finished = bundleLoader(loaderCounting({ service: 'own' }, false))

inBothLanguages((locale) => {
  test('each tap counts once, before hydration and after', alternating(locale), async ({ page }) => {
    const counted: string[] = []
    await page.route('**/count/*', (route) => {
      const { pathname, search } = new URL(route.request().url())
      counted.push(pathname + search)
      return route.fulfill({ body: 'counted' })
    })
    await page.route('**/contact?*', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html.includes(preview), 'the built site has the present inline script').toBe(true)
      const body = html.replace(preview, () => finished).replace(hashOf(preview), hashOf(finished))
      return route.fulfill({ response, body })
    })
    // Once a link has asked for another app, a headless browser swallows later clicks.
    await page.addInitScript(() => addEventListener('click', (event) => event.preventDefault(), true))
    await page.goto(localePath('/contact?utm_source=newsletter', locale))
    const main = page.getByRole('main')
    const countOf = (kind: string) => `/count/${kind}.txt?page=contact&lang=${locale}&from=newsletter`
    await main.locator('a[href^="tel:+"]').first().click()
    await expect.poll(() => counted).toEqual([countOf('call')])
    await hydrate(page)
    await main.locator('a[href^="sms:+"]').first().click()
    await main.locator('a[href^="mailto:"]').first().click()
    await expect.poll(() => counted).toEqual(['call', 'text', 'email'].map(countOf))
  })
})
