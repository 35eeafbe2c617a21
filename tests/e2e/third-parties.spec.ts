import { expect } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { localePath, otherLocale } from '@/lib/i18n/locales'
import { framesOrigin, watch, words } from './site'
import { alternating, expectAddress, hydrate, inSpanish, readThrough, test, toggleOf } from './visit'

inSpanish((locale) => {
  const t = words(locale)

  test(
    'with every other host blocked, the site can be read, searched through and switched',
    alternating(locale),
    async ({ page, baseURL }) => {
      const own = new URL(baseURL ?? '').origin
      const refused: string[] = []
      await page.route(
        (url) => url.origin !== own,
        (route) => {
          refused.push(route.request().url())
          return route.abort()
        },
      )
      const problems = watch(page, baseURL)
      await page.goto(localePath('/', locale))
      await readThrough(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: pageOf('home', locale).features.more })
        .click()
      await expectAddress(page, localePath('/services', locale))
      await toggleOf(page, locale).click()
      await expectAddress(page, localePath('/services', otherLocale(locale)))

      for (const path of ['/free-consultation', '/contact', '/book-now', '/new-patient-special']) {
        await page.goto(localePath(path, otherLocale(locale)))
        await readThrough(page)
        const main = page.getByRole('main')
        const call = main.locator('a[href^="tel:"]').first()
        await expect(call, `${path} can always be answered by phone`).toBeVisible()
      }
      await page.goto(localePath('/faq', otherLocale(locale)))
      await hydrate(page)
      const [question] = pageOf('faq', otherLocale(locale)).groups[0]?.items ?? []
      await page.locator('main summary').first().click()
      await expect(page.locator(`[id="${question?.id}"]`)).toBeVisible()
      const others = (lines: string[]) => lines.filter((line) => !line.includes(framesOrigin))
      expect(others(refused)).toEqual([])
      expect(others(problems)).toEqual([])
    },
  )

  test(
    'the maps listing and the social networks are links, loaded only by a click',
    alternating(locale),
    async ({ page }) => {
      await page.goto(localePath('/', locale))
      const outward = page.locator('a[target="_blank"]').filter({ visible: true })
      expect(await outward.count()).toBeGreaterThan(0)
      for (const link of await outward.all()) {
        await expect(link).toHaveAccessibleName(new RegExp(`\\(${t('site.newTab')}\\)$`))
        await expect(link).toHaveAttribute('rel', /noopener|noreferrer/)
      }
      for (const name of ['embed.titles.map', 'embed.titles.reviews'] as const) {
        await expect(page.getByTitle(t(name))).toHaveCount(0)
      }
      await expect(page.locator('script[src^="http"], link[rel="stylesheet"][href^="http"]')).toHaveCount(0)
    },
  )
})
