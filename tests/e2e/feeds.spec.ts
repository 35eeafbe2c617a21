import { expect } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { attribute, elementsOf } from '@/scripts/shared/html'
import { words } from './site'
import { inBothLanguages, once, test } from './visit'

inBothLanguages((locale) => {
  for (const [path, type, start] of [
    ['/feed.xml', 'application/rss+xml', '<?xml version="1.0" encoding="UTF-8"?>'],
    ['/feed.json', 'application/feed+json', '{'],
  ] as const) {
    test(`${path} is advertised and served as what it is`, async ({ request }) => {
      const head = elementsOf(await (await request.get(localePath('/about', locale))).text())
      const advertised = head.filter((link) => attribute(link, 'type') === type).map((link) => attribute(link, 'href'))
      expect(advertised.map((href) => new URL(href ?? '').pathname)).toEqual([localePath(path, locale)])
      const answer = await request.get(localePath(path, locale))
      expect(answer.status()).toBe(200)
      expect(answer.headers()['content-type']).toMatch(new RegExp(`^${type.replace('+', '\\+')}`))
      expect((await answer.text()).startsWith(start)).toBe(true)
    })
  }

  test('the blog names its RSS feed', async ({ page }) => {
    await page.goto(localePath('/blog', locale))
    await expect(page.getByRole('link', { name: words(locale)('blog.rss') })).toHaveAttribute(
      'href',
      localePath('/feed.xml', locale),
    )
  })
}, once)
