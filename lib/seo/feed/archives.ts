import type { Locale } from '../../i18n/locales'
import { archivePath } from './addresses'
import { archiveCount, feedPosts } from './items'
import { jsonFeed } from './json'
import { rssFeed } from './rss'

/** Return the archives of both feeds of a language: their English addresses and texts. */
export const feedArchives = (locale: Locale): { path: string; text: string }[] =>
  Array.from({ length: archiveCount(feedPosts(locale).length) }, (_, i) => [
    { path: archivePath('rss', i + 1), text: rssFeed(locale, i + 1) },
    { path: archivePath('json', i + 1), text: jsonFeed(locale, i + 1) },
  ]).flat()
