import { expect } from '@playwright/test'
import { services, symptoms } from '@/lib/content'
import { localePath } from '@/lib/locales'
import { samplePages, words } from './site'
import { inBothLanguages, onlyOnce, test, wake } from './visit'

const shell = ['.topbar', '.header', '.rate', '.sticky', '.totop', '.offer', '.legal']

inBothLanguages((locale) => {
  const t = words(locale)
  onlyOnce()

  for (const [path, { heading, lead, sources }] of [
    ['/services/chiropractic-care', services.one('chiropractic-care', locale)],
    ['/symptoms/back-pain', symptoms.one('back-pain', locale)],
  ] as const) {
    test(`${path} prints its text without the shell`, async ({ page }) => {
      await page.goto(localePath(path, locale))
      await wake(page)
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      await expect(page.locator('.sticky')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      for (const part of shell) await expect(page.locator(part), part).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(lead)).toBeVisible()
      for (const text of await page.locator('main .prose > *, main section[id] h2').all())
        await expect(text).toBeVisible()

      // Backgrounds are not printed: what is light on a dark ground would vanish on paper.
      const pale = await page
        .locator('main :is(h1, h2, h3, p, li)')
        .evaluateAll((all) =>
          all
            .filter(
              (element) =>
                element.checkVisibility() &&
                Math.min(...(getComputedStyle(element).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) > 160,
            )
            .map(({ textContent }) => textContent),
        )
      expect(pale).toEqual([])

      const source = page
        .getByRole('region', { name: t('symptom.sources') })
        .getByRole('link')
        .first()
      const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content)
      expect(printed, 'a printed link says where it leads').toContain(sources[0]?.url)
    })
  }

  test('every kind of page prints its heading without the header', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const { address } of samplePages.filter((sample) => sample.locale === locale)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect(page.locator('.header'), address).toBeHidden()
    }
  })
})
