import { expect, type Page } from '@playwright/test'
import { localePath, otherLocale } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/util/site'
import { words } from './site'
import { expectAddress, inSpanish, isMarked, once, openHydrated, test, toggleOf } from './visit'

type Thing = { url?: string; breadcrumb?: unknown }

/** Return the URLs of the pages that the document's graphs describe. */
const described = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.flatMap((script) =>
        (JSON.parse(script.textContent ?? '')['@graph'] as Thing[])
          .filter(({ breadcrumb }) => breadcrumb)
          .map(({ url }) => url),
      ),
    )

inSpanish((locale) => {
  test('the document always holds one graph, that of the page on the screen', async ({ page }) => {
    const path = '/symptoms/back-pain'
    await openHydrated(page, locale, path)
    expect(await described(page)).toEqual([absoluteUrl(localePath(path, locale))])

    const crumbs = page.getByRole('navigation', { name: words(locale)('site.breadcrumb') })
    await crumbs.getByRole('link').last().click()
    await expectAddress(page, localePath('/symptoms', locale))
    await expect.poll(() => described(page)).toEqual([absoluteUrl(localePath('/symptoms', locale))])

    const other = otherLocale(locale)
    await toggleOf(page, locale).click()
    await expectAddress(page, localePath('/symptoms', other))
    await expect.poll(() => described(page)).toEqual([absoluteUrl(localePath('/symptoms', other))])
    expect(await isMarked(page), 'without a reload').toBe(true)
  })
}, once)
