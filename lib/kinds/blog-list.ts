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

/** Up to this many pages the pagination names all of them. */
const fewPages = 9

/**
 * The pages of the list that the pagination of one page names: all while they are few, then the first, the last
 * and those around it.
 */
export function pagesShown(current: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i + 1)
  if (count <= fewPages) return all
  return all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 2)
}
