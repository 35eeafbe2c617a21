import { type Locale, localePath } from '../../i18n/locales'
import type { Page } from '../../page-types'
import { absoluteUrl } from '../../util/site'
import { feeds } from './addresses'
import { feedOf } from './items'

/**
 * Return the newest posts of a language as JSON Feed 1.1 (jsonfeed.org/version/1.1) with full text.
 * @param all all published posts of the language, newest first.
 */
export function jsonFeed(locale: Locale, all?: Page<'post'>[]): string {
  const { title, description, home, language, items } = feedOf(locale, all)
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: absoluteUrl(localePath(feeds.json, locale)),
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
