import { expect, type Page } from '@playwright/test'
import { pagesOf } from '@/lib/content'
import { readingMinutes } from '@/lib/content/reading-time'
import { localePath } from '@/lib/i18n/locales'
import { formatDate } from '@/lib/i18n/translator'
import { pagesShown } from '@/lib/page-types/blog'
import { routesOf } from '@/lib/routes'
import { moreAbout, words } from './site'
import { alternating, expectAddress, inSpanish, once, openHydrated, scrollY, sharedPage, test } from './visit'

const list = [...routesOf('blog'), ...routesOf('blog-page')].map(({ path }) => path)

inSpanish((locale) => {
  const t = words(locale)
  const all = pagesOf('post', locale)
  const pages = (page: Page) => page.getByRole('navigation', { name: t('blog.pages') })

  test.describe('the list', once, () => {
    const open = sharedPage()

    for (const [i, path] of list.entries()) {
      test(`${path} shows its posts, six a page`, async () => {
        const page = await open(localePath(path, locale))
        const wanted = all.slice(i * 6, i * 6 + 6)
        const cards = page.getByRole('article')
        await expect(cards.getByRole('heading', { level: 2 })).toHaveText(wanted.map(({ title }) => title))
        for (const [n, { slug, title, date, description, content }] of wanted.entries()) {
          const card = cards.nth(n)
          await expect(card.getByRole('link')).toHaveAttribute('href', localePath(`/blog/${slug}`, locale))
          await expect(card.locator('time')).toHaveText(formatDate(date, locale))
          await expect(card).toContainText(t('blog.readTime', { minutes: readingMinutes(content) }))
          await expect(card).toContainText(description)
          await expect(card.getByRole('link')).toHaveAccessibleName(moreAbout(locale, 'readMore', title))
          await expect(card.locator('svg img')).toBeAttached()
        }

        const current = pages(page).locator('[aria-current="page"]')
        await expect(current).toHaveText(String(i + 1))
        const ends = pages(page).locator('[aria-disabled="true"]')
        const disabled = [i === 0 && t('blog.previous'), i === list.length - 1 && t('blog.next')].filter(
          (name) => name !== false,
        )
        await expect(ends).toHaveText(disabled)
        await expect(pages(page).getByRole('link')).toHaveCount(
          pagesShown(i + 1, list.length).length + 2 - disabled.length,
        )
      })
    }
  })

  test(
    'the next page begins at the top, and so does a page after it; Back returns',
    alternating(locale),
    async ({ page }) => {
      await openHydrated(page, locale, '/blog')
      const turn = pages(page).getByRole('link', { name: t('blog.next') })
      await turn.click()
      await expectAddress(page, localePath('/blog/page/2', locale))
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(all[6]?.title ?? '')
      await expect.poll(() => scrollY(page)).toBe(0)
      await page.goBack()
      await expectAddress(page, localePath('/blog', locale))
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(all[0]?.title ?? '')
    },
  )
})
