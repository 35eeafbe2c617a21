import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { routes } from '@/lib/routes'
import { expectAddress, inBothLanguages, once, test } from './visit'

/** Former slugs of symptoms, and their present ones. */
const aliases = {
  'headaches-migraines': 'headache-migraine',
  'joint-pain-arthritis': 'arthritis-joint-pain',
  'repetitive-strain-injuries': 'repetitive-strain-injury',
}

inBothLanguages((locale) => {
  test('the registry knows no other aliases than those tested here', () => {
    expect(routes.flatMap((route) => route.aliases)).toEqual(
      expect.arrayContaining(Object.keys(aliases).map((alias) => `/symptoms/${alias}`)),
    )
    expect(routes.flatMap((route) => route.aliases)).toHaveLength(Object.keys(aliases).length)
  })

  for (const [alias, slug] of Object.entries(aliases)) {
    const from = localePath(`/symptoms/${alias}`, locale)
    const to = localePath(`/symptoms/${slug}`, locale)

    test(`${from} is answered with a permanent redirect`, async ({ page, request }) => {
      const response = await request.get(`${from}?a=1`, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(`${to}?a=1`)
      await page.goto(from)
      await expectAddress(page, to)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    })

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled })

        test(`on a host without redirect rules, the page at ${from} leads on`, async ({ page, request }) => {
          const html = await (await request.get(`${from}.html`)).text()
          expect(html).toContain(`<html lang="${locale}">`)
          expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^/"]+${to}">`))
          expect(html).toContain('content="noindex"')
          await page.goto(`${from}.html`, { waitUntil: 'commit' })
          await expectAddress(page, to)
        })
      })
    }
  }
}, once)
