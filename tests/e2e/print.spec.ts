import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { headingsOf } from '@/lib/content/markdown'
import { localePath } from '@/lib/i18n/locales'
import { shell } from './shell'
import { words } from './site'
import { hydrate, inSpanish, once, test } from './visit'

const parts = [shell.topBar, shell.header, shell.rating, shell.bar, shell.toTop, shell.offer, shell.legal]

/** Expect that all parts of the shell are on the page, and are not printed. */
async function expectNoShell(page: Page) {
  for (const part of parts) {
    await expect(part(page)).toHaveCount(1)
    await expect(part(page)).toBeHidden()
  }
}

inSpanish((locale) => {
  const t = words(locale)
  for (const [path, { heading, lead, sources }] of [
    ['/services/chiropractic-care', pageOf('service', locale, 'chiropractic-care')],
    ['/symptoms/back-pain', pageOf('symptom', locale, 'back-pain')],
  ] as const) {
    test(`${path} prints its text without the shell`, async ({ page }) => {
      await page.goto(localePath(path, locale))
      await hydrate(page)
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
      await expect(shell.bar(page)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expectNoShell(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByText(lead)).toBeVisible()
      for (const text of await page.locator('main section[id] :is(h2, h3, p, li)').all())
        await expect(text).toBeVisible()

      // Backgrounds are not printed: light text on a dark background would disappear.
      const pale = () =>
        page
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
      await expect.poll(pale).toEqual([])

      const source = page
        .getByRole('region', { name: t('symptom.sources') })
        .getByRole('link')
        .first()
      const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content)
      const address = await source.getAttribute('href')
      expect(sources.map(({ url }) => url)).toContain(address)
      expect(printed, 'a printed link says where it leads').toContain(address)
    })
  }

  test('an article prints as an article: picture, text and sources, nothing to click', async ({ page }) => {
    const { slug, title, content, ask } = pageOf('post', locale, 'springdale-chiropractor-guide')
    await page.goto(localePath(`/blog/${slug}`, locale))
    await hydrate(page)
    await page.emulateMedia({ media: 'print' })
    await expectNoShell(page)
    await expect(shell.toast(page)).toBeHidden()
    for (const element of await page.locator('main :is(details, nav, button)').all()) await expect(element).toBeHidden()
    for (const name of [t('share.title'), t('blog.related')])
      await expect(page.getByRole('region', { name }), name).toBeHidden()
    await expect(page.getByText(ask ?? t('blog.ask'), { exact: true })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('article header time')).toBeVisible()
    await expect(page.locator('article header').getByRole('img')).toBeVisible()
    for (const { id } of headingsOf(content)) await expect(page.locator(`[id="${id}"]`)).toBeVisible()
    await expect(page.getByRole('region', { name: t('symptom.sources') })).toBeVisible()
    expect(
      await page.locator('main > article').evaluate((article) => getComputedStyle(article, '::before').display),
    ).toBe('none')

    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length
    // A sheet holds some 400 words.
    expect(sheets, 'no empty sheets').toBeLessThanOrEqual(Math.ceil(content.split(/\s+/).length / 250))
  })

  for (const path of [
    '/faq',
    '/where-does-it-hurt/lower-back',

    '/financial-information/insurance-plans',
  ]) {
    test(`${path} prints what is folded`, async ({ page }) => {
      await page.goto(localePath(path, locale))
      const folded = await page.locator('main details > :not(summary)').all()
      expect(folded).not.toEqual([])
      await page.emulateMedia({ media: 'print' })
      for (const text of folded) await expect(text).toBeVisible()
      const cutOff = () =>
        page
          .locator('main details')
          .evaluateAll(
            (all) =>
              all.filter(
                (fold) =>
                  (fold.lastElementChild?.getBoundingClientRect().bottom ?? 0) >
                  fold.getBoundingClientRect().bottom + 1,
              ).length,
          )
      await expect.poll(cutOff, 'no answer is cut off').toBe(0)
    })
  }

  test('a leaflet prints its signs and the numbers to call', async ({ page }) => {
    await page.goto(localePath('/where-does-it-hurt/lower-back', locale))
    await page.emulateMedia({ media: 'print' })
    for (const sign of await page.locator('main section li').all()) await expect(sign).toBeVisible()
    await expect(page.locator('main a[href="tel:911"]').first()).toBeVisible()
  })
}, once)
