import { expect, type Page } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { pageOf, pagesOf } from '@/lib/content'
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales'
import { deviceKeys, sessionKeys } from '@/lib/loader/contract'

import { heightInView, words } from './site'
import { expectAddress, hrefsOf, inBothLanguages, onDesktop, onPhone, sharedPage, test, toggleOf, wake } from './visit'

/** Facts that the policies must state, as each language writes them. */
const specified: Record<Locale, { date: string; effective: string; notice: string; threshold: string; law: string }> = {
  en: {
    date: 'Last updated 03/01/2023',
    effective: 'Effective date: 02/16/2026',
    notice: 'Ask no later than one business day before the service.',
    threshold: 'If you are billed at least $400 more than your estimate, you may dispute the bill.',
    law: 'the laws of the State of Ohio',
  },
  es: {
    date: 'Última actualización: 1 de marzo de 2023',
    effective: 'En vigor desde: 16 de febrero de 2026',
    notice: 'Pídala a más tardar un día hábil antes del servicio.',
    threshold: 'Si le cobran al menos $400 más que su estimación, puede disputar (reclamar) la cuenta.',
    law: 'las leyes del estado de Ohio',
  },
}

/** What holds the text of a policy: only its headings can be led to. */
const text = 'main :has(> h2[id])'
const headingsIn = (page: Page) => page.locator(`${text} > h2`)

inBothLanguages((locale) => {
  const t = words(locale)
  const all = pagesOf('policy', locale)

  test.describe('what they say', onDesktop, () => {
    const open = sharedPage()

    test('there are seven', () => {
      expect(all).toHaveLength(7)
    })

    for (const { slug } of all) {
      test(`${slug} says when it was updated, offers language help in both languages and leads to the others`, async () => {
        const page = await open(localePath(`/${slug}`, locale))
        const { date, effective } = specified[locale]
        await expect(page.locator('time')).toHaveText(slug === 'hipaa-policy' ? [date, effective] : [date])
        for (const language of [locale, otherLocale(locale)]) {
          const offer = pageOf('policy', language, 'anti-discrimination').assistance ?? ''
          await expect(page.locator(`aside [lang="${language}"]`)).toHaveText(offer)
        }
        expect(await hrefsOf(page.getByRole('main').locator('ul').last().getByRole('link'))).toEqual(
          all.filter((other) => other.slug !== slug).map((other) => localePath(`/${other.slug}`, locale)),
        )
      })

      test(`each line of the contents of ${slug} leads to a heading of its words`, async () => {
        const page = await open(localePath(`/${slug}`, locale))
        const lines = page.getByRole('navigation', { name: t('site.contents') }).getByRole('link')
        const headings = headingsIn(page)
        await expect(lines).toHaveText(await headings.allTextContents())
        expect(await hrefsOf(lines)).toEqual(await headings.evaluateAll((found) => found.map(({ id }) => `#${id}`)))
      })
    }

    test('the policies state notice, threshold and governing law', async () => {
      const estimate = await open(localePath('/good-faith-estimate', locale))
      await expect(estimate.getByText(specified[locale].notice)).toBeVisible()
      await expect(estimate.getByText(specified[locale].threshold)).toBeVisible()
      const terms = await open(localePath('/terms-of-service', locale))
      await expect(terms.getByText(specified[locale].law)).toBeVisible()
    })
  })

  test.describe('on a wide screen', onDesktop, () => {
    test('the browser holds nothing after a visit that the privacy policy does not name', async ({ page, context }) => {
      for (const path of ['/?utm_source=test', '/contact', '/book-now']) {
        await page.goto(localePath(path, locale))
        await wake(page)
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
      for (const link of await page.locator(`nav a, header a, footer a, main a:not(${text} a)`).all())
        await expect(link).toBeHidden()
    })
  })

  test.describe('on a phone', onPhone, () => {
    test('the contents fold open and lead to the part', async ({ page }) => {
      await page.goto(localePath('/privacy-policy', locale))
      await page.getByText(t('site.contents')).first().tap()
      const lines = page.getByRole('navigation', { name: t('site.contents') }).getByRole('link')
      await lines.last().tap()
      await expect.poll(() => heightInView(headingsIn(page).last())).toBeGreaterThan(20)
    })
  })
})
