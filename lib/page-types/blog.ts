import type { Context, PageTypeDefinition, Route } from './definition'
import { drawingCard, menuItem, onePage, singlePage } from './shared'

/** Posts per page of the blog list. */
export const blogPageSize = 6

/** Return the page number in the blog list, starting at 1. */
export const blogPageNumber = ({ pageType, slug }: Pick<Route, 'pageType' | 'slug'>) =>
  pageType === 'blog' ? 1 : Number(slug)

/** Return the posts on a page of the blog list. @param posts all posts, newest first. */
export function postsOn<Post>(route: Pick<Route, 'pageType' | 'slug'>, posts: Post[]): Post[] {
  const end = blogPageNumber(route) * blogPageSize
  return posts.slice(end - blogPageSize, end)
}

/** Up to this many pages, the pagination lists them all. */
const fewPages = 9

/**
 * Return the page numbers that the pagination of one page lists: all if they are few; otherwise the first, the last and
 * those around it.
 */
export function pagesShown(current: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i + 1)
  if (count <= fewPages) return all
  return all.filter((number) => number === 1 || number === count || Math.abs(number - current) <= 2)
}

/** Return the posts on a page of the blog list, in the format of its structured data. */
export const listedPosts = ({ route, pagesOf }: Pick<Context<unknown>, 'route' | 'pagesOf'>) =>
  postsOn(route, pagesOf('post')).map(({ slug, title }) => ({ path: `/blog/${slug}`, title }))

export const content = onePage('pages/blog.md')

export const blog: PageTypeDefinition<typeof content> = {
  ...singlePage('Blog: overview', '/blog'),
  content,
  header: menuItem('information', 2),
  siteSection: 'blog',
  card: drawingCard('river', 'walk'),
  structuredData: (context) => ({ type: 'CollectionPage', list: listedPosts(context) }),
  datedBy: ['post'],
}
