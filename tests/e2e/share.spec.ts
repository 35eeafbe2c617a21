import { expect, type Page } from '@playwright/test'
import { pageOf } from '@/lib/content'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { absoluteUrl } from '@/lib/util/site'
import { words } from './site'
import { alternating, inSpanish, once, openHydrated, test, withoutScript } from './visit'

const path = '/blog/chiropractic-care-without-pain'

/** Mocks `navigator.share`: records its data, or rejects as if the visitor had closed the sheet. */
const stubSheet = (page: Page, closed = false) =>
  page.addInitScript((refuse) => {
    Object.assign(window, { shared: [] })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => {
        ;(window as unknown as { shared: unknown[] }).shared.push(data)
        if (refuse) throw new DOMException('closed', 'AbortError')
      },
    })
  }, closed)
const sharedOf = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)

/** Return the article in a language, and what it should contain. */
const sharing = (locale: Locale) => {
  const t = words(locale)
  const { title, description } = pageOf('post', locale, 'chiropractic-care-without-pain')
  const row = (page: Page) => page.getByRole('region', { name: t('share.title') })
  return {
    t,
    title,
    description,
    url: absoluteUrl(localePath(path, locale)),
    row,
    copy: (page: Page) => row(page).getByRole('button', { name: t('share.copy') }),
    toast: (page: Page) => page.getByRole('status'),
  }
}

inSpanish((locale) => {
  const { t, title, description, url, row, copy, toast } = sharing(locale)

  test(
    'a tap before hydration copies the canonical address, and the toast says so',
    alternating(locale),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(localePath(`${path}?source=newsletter`, locale))
      await copy(page).evaluate((button) => button.scrollIntoView({ behavior: 'instant', block: 'center' }))
      await copy(page).click()
      await expect(toast(page)).toHaveText(t('share.copied'))
      await expect(toast(page)).toBeInViewport()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    },
  )

  test.describe('without script', () => {
    test.use(withoutScript)

    test(
      'email and networks get title and canonical address, and no dead button is shown',
      alternating(locale),
      async ({ page }) => {
        await page.goto(localePath(`${path}?source=newsletter`, locale))
        await expect(row(page).getByRole('button')).toHaveCount(0)
        const href =
          (await row(page)
            .getByRole('link', { name: t('share.email') })
            .getAttribute('href')) ?? ''
        const { protocol, searchParams } = new URL(href)
        expect(protocol).toBe('mailto:')
        expect(searchParams.get('subject')).toBe(title)
        expect(searchParams.get('body')).toBe(`${description}\r\n\r\n${url}`)

        for (const [network, address, given] of [
          ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }],
          ['WhatsApp', 'https://wa.me/', { text: `${title}\n${url}` }],
          ['X', 'https://x.com/intent/post', { text: title, url }],
        ] as const) {
          const name = `${t('share.on')} ${network} (${t('site.newTab')})`
          const link = row(page).getByRole('link', { name, exact: true })
          const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
          expect(origin + pathname).toBe(address)
          expect(Object.fromEntries(searchParams)).toEqual(given)
        }
      },
    )
  })
})

test.describe('details, the same in both languages', once, () => {
  const locale = 'es'
  const { t, title, url, row, toast } = sharing(locale)

  test('the device’s own sheet gets title and canonical address', async ({ page }) => {
    await stubSheet(page)
    await openHydrated(page, locale, `${path}?source=newsletter`)
    await row(page)
      .getByRole('button', { name: t('share.device'), exact: true })
      .click()
    await expect.poll(() => sharedOf(page)).toEqual([{ title, url }])
    await expect(toast(page)).toBeEmpty()
  })
})
