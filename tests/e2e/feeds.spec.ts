import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { attribute, elementsOf } from '@/scripts/shared/html'
import { words } from './site'
import { inBothLanguages, once, test } from './visit'

inBothLanguages((locale) => {
  test('the RSS feed is advertised and served as what it is', async ({ request }) => {
    const path = localePath('/feed.xml', locale)
    const type = 'application/rss+xml'
    const head = elementsOf(await (await request.get(localePath('/about', locale))).text())
    const advertised = head.filter((link) => attribute(link, 'type') === type).map((link) => attribute(link, 'href'))
    expect(advertised.map((href) => new URL(href ?? '').pathname)).toEqual([path])
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain(type)
    expect((await answer.text()).startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
  })

  test('the blog names its RSS feed', async ({ page }) => {
    await page.goto(localePath('/blog', locale))
    await expect(page.getByRole('link', { name: words(locale)('blog.rss') })).toHaveAttribute(
      'href',
      localePath('/feed.xml', locale),
    )
  })
}, once)
