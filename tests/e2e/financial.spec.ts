import { expect, type Page } from '@playwright/test'
import { clinic, phone } from '@/lib/clinic/facts'
import { pagesOf } from '@/lib/content'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { words } from './site'
import { hrefsOf, inSpanish, once, sharedPage, test } from './visit'

const base = '/financial-information'

/**
 * Expect the hero's two buttons, repeated with the same targets on a long page, and the closing call to action with
 * its source.
 */
async function expectActions(page: Page, locale: Locale, source: string) {
  const t = words(locale)
  const main = page.getByRole('main')
  const hrefs = async (name: string) => new Set(await hrefsOf(main.getByRole('link', { name })))
  expect(await hrefs(t('cta.callUsNow'))).toEqual(new Set([phone.tel]))
  expect(await hrefs(t('cta.askQuestion'))).toEqual(new Set([localePath('/contact', locale)]))
  expect(await hrefsOf(main.locator('a[href*="source="]'))).toEqual([
    localePath(`/free-consultation?source=${source}#consultation-form`, locale),
    localePath(`/book-now?source=${source}`, locale),
  ])
}

inSpanish((locale) => {
  const t = words(locale)
  test.describe('what the pages say', () => {
    const open = sharedPage()

    test('what it costs: a text and an email that ask for an estimate are ready to send', async () => {
      const page = await open(localePath(`${base}/what-it-costs`, locale))
      const body = t('visit.estimateBody')
      const text = await page.getByRole('link', { name: t('visit.estimateText'), exact: true }).getAttribute('href')
      expect(text).toMatch(/^sms:\+1\d{10}\?&body=/)
      expect(decodeURIComponent(text?.split('body=')[1] ?? '')).toBe(body)
      const mail = new URL((await page.getByRole('link', { name: t('visit.estimateMail') }).getAttribute('href')) ?? '')
      expect(mail.pathname).toBe(clinic.email)
      // Some mail programs keep a plus sign.
      expect(mail.search).not.toContain('+')
      expect(mail.searchParams.get('subject')).toBe(t('visit.estimateSubject'))
      expect(mail.searchParams.get('body')).toBe(body)
      await expect(page.getByRole('link', { name: t('financial.estimate') })).toHaveAttribute(
        'href',
        localePath('/good-faith-estimate', locale),
      )
      await expectActions(page, locale, 'plan-what-it-costs')
    })

    // All use the same template.
    for (const { slug, title, site, benefits, steps } of pagesOf('insurer', locale).slice(0, 1)) {
      test(`${slug}: benefits, steps, and its own site in a new tab`, async () => {
        const page = await open(localePath(`${base}/${slug}`, locale))
        await expect(page.locator('main > section').first().getByText(title, { exact: true }).last()).toHaveText(title)
        await expect(
          page.getByRole('region', { name: benefits.heading }).getByRole('heading', { level: 3 }),
        ).not.toHaveCount(0)
        await expect(page.getByRole('region', { name: steps.heading }).getByRole('listitem')).not.toHaveCount(0)
        const official = page.getByRole('link', {
          name: `${t('financial.official', { name: title })} (${t('site.newTab')})`,
        })
        await expect(official).toHaveAttribute('href', site)
        await expect(official).toHaveAttribute('target', '_blank')
        await expect(official).toHaveAttribute('rel', 'noopener')
        await expectActions(page, locale, `insurer-${slug}`)
      })
    }
  })
}, once)
