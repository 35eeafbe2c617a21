import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { byLocale, localePath, otherLocale } from '@/lib/i18n/locales'
import { words } from './site'
import {
  alternating,
  expectAddress,
  expectLanguage,
  headingOf,
  inSpanish,
  once,
  openHydrated,
  sharedPage,
  test,
  toggleOf,
} from './visit'

const variants = [
  { variant: 'page', unknown: '/no-such-page', back: '/' },
  { variant: 'post', unknown: '/blog/no-such-post', back: '/blog' },
  { variant: 'symptom', unknown: '/symptoms/no-such-symptom', back: '/symptoms' },
] as const

inSpanish((locale) => {
  const t = words(locale)
  const other = otherLocale(locale)

  test.describe('content', once, () => {
    const open = sharedPage()

    test('search engines are told not to list a missing page', async () => {
      const page = await open(localePath('/no-such-page', locale))
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('link', { name: t('nav.contact'), exact: true }).first()).toBeAttached()
    })

    for (const { variant, unknown, back } of variants) {
      const said = pageOf('not-found', locale)[variant]

      test(`${unknown} is not found, and leads back to ${back}`, async () => {
        const page = await open(localePath(unknown, locale))
        expect((await page.request.get(page.url())).status()).toBe(404)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.heading)
        await expect(main.getByText(said.text, { exact: true })).toBeVisible()
        const button = main.getByRole('link', { name: said.button, exact: true })
        await expect(button).toHaveAttribute('href', localePath(back, locale))
        for (const link of await main.getByRole('link').all()) {
          const href = (await link.getAttribute('href')) ?? ''
          if (href.startsWith('/')) expect((await page.request.get(href)).status(), href).toBe(200)
        }
      })
    }
  })

  // The path there is the same for all.
  for (const isHydrated of [false, true])
    test(
      `a missing page is in the other language, and back leads to it (${isHydrated ? 'hydrated' : 'not hydrated'})`,
      alternating(locale),
      async ({ page }) => {
        const [{ unknown }] = variants
        const said = byLocale((language) => pageOf('not-found', language).page.heading)
        if (isHydrated) await openHydrated(page, locale, unknown)
        else await page.goto(localePath(unknown, locale))
        // Without the pointer, which would hydrate the page by crossing it.
        await toggleOf(page, locale).dispatchEvent('click')
        await expectLanguage(page, other)
        await expect(headingOf(page)).toHaveText(said[other])
        await page.goBack({ waitUntil: 'commit' })
        await expectAddress(page, localePath(unknown, locale))
        await expectLanguage(page, locale)
        await expect(headingOf(page)).toHaveText(said[locale])
      },
    )
})
