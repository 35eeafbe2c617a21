import { escapeHtml } from '../../content/markdown'
import { type Locale, localePath } from '../../i18n/locales'
import type { Page } from '../../page-types'
import { absoluteUrl } from '../../util/site'
import { feedPath, feedType } from './addresses'
import { feedOf } from './items'

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

/**
 * Return the blog of a language as RSS 2.0 (RSS Advisory Board, 2.0.11) with full text in `content:encoded`: the newest
 * posts.
 * @param all all published posts of the language, newest first.
 */
export function rssFeed(locale: Locale, all?: Page<'post'>[]): string {
  const { title, description, home, language, updated, items } = feedOf(locale, all)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    '<channel>',
    tag('title', title),
    tag('link', home),
    tag('description', description),
    tag('language', language.toLowerCase()),
    tag('lastBuildDate', updated.toUTCString()),
    `<atom:link href="${absoluteUrl(localePath(feedPath, locale))}" rel="self" type="${feedType}"/>`,
    ...items.flatMap((item) => [
      '<item>',
      tag('title', item.title),
      tag('link', item.url),
      `<guid isPermaLink="true">${escapeHtml(item.url)}</guid>`,
      tag('pubDate', item.published.toUTCString()),
      tag('dc:creator', item.author),
      tag('description', item.summary),
      tag('content:encoded', item.html),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
