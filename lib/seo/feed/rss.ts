import { escapeHtml } from '../../content/markdown'
import { type Locale, localePath } from '../../i18n/locales'
import { absoluteUrl } from '../../util/site'
import { archivePath, feeds, feedTypes } from './addresses'
import { feedOf, feedPosts } from './items'

const tag = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

const link = (rel: string, path: string, locale: Locale) =>
  `<atom:link href="${absoluteUrl(localePath(path, locale))}" rel="${rel}" type="${feedTypes.rss}"/>`

/**
 * Return the blog of a language as RSS 2.0 (RSS Advisory Board, 2.0.11) with full text in `content:encoded`: the newest
 * posts, and a link to the archive of older ones (RFC 5005, "Feed Paging and Archiving", 4).
 * @param archive the number of an archive, to return that document instead.
 * @param all all published posts of the language, newest first.
 */
export function rssFeed(locale: Locale, archive?: number, all = feedPosts(locale)): string {
  const { title, description, home, language, updated, items, older } = feedOf(locale, archive, all)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"${archive ? ' xmlns:fh="http://purl.org/syndication/history/1.0"' : ''}>`,
    '<channel>',
    tag('title', title),
    tag('link', home),
    tag('description', description),
    tag('language', language.toLowerCase()),
    tag('lastBuildDate', updated.toUTCString()),
    link('self', archive ? archivePath('rss', archive) : feeds.rss, locale),
    ...(archive ? ['<fh:archive/>', link('current', feeds.rss, locale)] : []),
    ...(older > 0 ? [link('prev-archive', archivePath('rss', older), locale)] : []),
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
