import { type Post, posts } from '../content'
import type { Locale } from '../i18n/locales'
import { blogPageSize, type Route } from './registry'

/** The number of a page of the blog list, from 1. */
export const blogPageNumber = ({ kind, slug }: Route) => (kind === 'blog' ? 1 : Number(slug))

/** The posts on a page of the blog list, newest first. */
export function postsOn(route: Route, locale: Locale): Post[] {
  const end = blogPageNumber(route) * blogPageSize
  return posts.all(locale).slice(end - blogPageSize, end)
}
