import { expect, type Page } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { pageOf, pagesOf } from '@/lib/content'
import { localePath, otherLocale } from '@/lib/i18n/locales'
import { formatPolicyDate } from '@/lib/i18n/translator'
import { deviceKeys, sessionKeys } from '@/lib/loader/contract'

import { words } from './site'
import { expectAddress, hrefsOf, hydrate, inSpanish, onDesktop, onPhone, sharedPage, test, toggleOf } from './visit'

/** The container of a policy's text: only its headings are link targets. */
const text = 'main :has(> summary > h2[id])'
const headingsIn = (page: Page) => page.locator(`${text} h2`)

inSpanish((locale) => {
  const t = words(locale)
  const all = pagesOf('policy', locale)

  test.describe('what they say', onDesktop, () => {
    const open = sharedPage()

    // One with an effective date, one without; all use the same template.
    const samples = [all.find(({ effective }) => effective), all.find(({ effective }) => !effective)]
    for (const { slug, updated, effective } of samples.filter((policy) => policy !== undefined)) {
      test(`${slug} says when it was updated, offers language help in both languages and leads to the others`, async () => {
        const page = await open(localePath(`/${slug}`, locale))
        const dates = [t('policy.updated', { date: formatPolicyDate(updated, locale) })]
        if (effective) dates.unshift(t('policy.effective', { date: formatPolicyDate(effective, locale) }))
        await expect(page.locator('time')).toHaveText(dates)
        for (const language of [locale, otherLocale(locale)]) {
          const offer = pageOf('policy', language, 'anti-discrimination').assistance ?? ''
          await expect(page.locator(`aside [lang="${language}"]`)).toHaveText(offer)
        }
        expect(await hrefsOf(page.getByRole('main').locator('ul').last().getByRole('link'))).toEqual(
          all.filter((other) => other.slug !== slug).map((other) => localePath(`/${other.slug}`, locale)),
        )
      })
    }

    test('the policies state notice, threshold and governing law', async () => {
      const estimate = await open(localePath('/good-faith-estimate', locale))
      const { noticeBusinessDays: count, disputeThreshold } = clinic.goodFaithEstimate
      await expect(estimate.getByRole('main')).toContainText(t('policy.businessDays', { count }))
      await expect(estimate.getByRole('main')).toContainText(`$${disputeThreshold}`)
      const terms = await open(localePath('/terms-of-service', locale))
      await expect(terms.getByRole('main')).toContainText(clinic.governingLaw)
    })
  })

  test.describe('on a wide screen', onDesktop, () => {
    test('after a visit, the browser stores nothing that the privacy policy does not mention', async ({
      page,
      context,
    }) => {
      for (const path of ['/?utm_source=test', '/contact', '/book-now']) {
        await page.goto(localePath(path, locale))
        await hydrate(page)
      }
      await toggleOf(page, locale).click()
      await expectAddress(page, localePath('/book-now', otherLocale(locale)))
      const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      const listed: string[] = [...Object.values(deviceKeys), ...Object.values(sessionKeys)]
      expect(kept).toEqual(expect.arrayContaining([deviceKeys.language, sessionKeys.attribution]))
      expect(kept.filter((key) => !listed.includes(key))).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
    })

    test('a policy prints under the address of the clinic, without navigation', async ({ page }) => {
      await page.goto(localePath('/hipaa-policy', locale))
      const letterhead = page.locator('[data-letterhead]')
      await expect(letterhead).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      for (const text of [clinic.name, clinic.address.street, phone.display])
        await expect(letterhead).toContainText(text)
      for (const part of await page.locator(`${text} > *`).all()) await expect(part).toBeVisible()
      for (const link of await page.locator('nav a, header a, footer a').all()) await expect(link).toBeHidden()
    })
  })

  test.describe('on a phone', onPhone, () => {
    test('the contents fold open and lead to the part', async ({ page }) => {
      await page.goto(localePath('/privacy-policy', locale))
      await page.getByText(t('site.contents')).first().tap()
      const lines = page.getByRole('navigation', { name: t('site.contents') }).getByRole('link')
      await lines.last().tap()
      await expect(headingsIn(page).last()).toBeInViewport()
    })
  })
})
