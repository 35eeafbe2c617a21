import { type Locale, localePath } from '../../i18n/locales'
import { absoluteUrl } from '../../util/site'
import { archivePath, feeds } from './addresses'
import { feedOf, feedPosts } from './items'

/**
 * Return the newest posts of a language as JSON Feed 1.1 (jsonfeed.org/version/1.1) with full text, and the address of
 * the next page.
 * @param archive the number of an archive, to return that document instead.
 * @param all all published posts of the language, newest first.
 */
export function jsonFeed(locale: Locale, archive?: number, all = feedPosts(locale)): string {
  const { title, description, home, language, items, older } = feedOf(locale, archive, all)
  const address = (path: string) => absoluteUrl(localePath(path, locale))
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: address(archive ? archivePath('json', archive) : feeds.json),
    next_url: older > 0 ? address(archivePath('json', older)) : undefined,
    description,
    language,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      image: item.image,
      date_published: item.published.toISOString(),
      authors: [{ name: item.author }],
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}
