/** @jest-environment node */
import { pagesOf } from '@/lib/content'
import { defaultLocale, locales } from '@/lib/i18n/locales'

/** In a preview all posts are compiled: with the clock turned back, the newest one is in the future. */
const [newest] = pagesOf('post', defaultLocale)
const { slug, date } = newest ?? { slug: '', date: '' }

async function builtAt(now: Date) {
  jest.resetModules()
  jest.useFakeTimers({ now })
  const [{ routes }, { searchFiles }, { rssFeed }] = await Promise.all([
    import('@/lib/routes'),
    import('@/lib/search/collect'),
    import('@/lib/seo/feed/rss'),
  ])
  const address = `/blog/${slug}`
  return {
    // The sitemap is made of these.
    indexable: routes.some(({ path, indexable }) => indexable && path === address),
    page: routes.some(({ path }) => path === address),
    listed: locales.flatMap((locale) =>
      [JSON.stringify(searchFiles(locale)), rssFeed(locale)].map((text) => text.includes(address)),
    ),
  }
}

afterEach(() => {
  jest.useRealTimers()
})

test('a preview has the page of a post before its day, and no list for machines names it until then', async () => {
  const before = await builtAt(new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000))
  expect(before).toEqual({ indexable: false, page: true, listed: Array(locales.length * 2).fill(false) })
  const then = await builtAt(new Date(`${date}T12:00:00Z`))
  expect(then).toEqual({ indexable: true, page: true, listed: Array(locales.length * 2).fill(true) })
})
