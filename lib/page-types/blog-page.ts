import { blogPageSize, content, listedPosts } from './blog'
import type { PageTypeDefinition } from './definition'
import { drawingCard, unlisted } from './shared'

/** The second and later pages of the blog list, which share the content of the first. */
export const blogPage: PageTypeDefinition<typeof content> = {
  ...unlisted,
  content,
  label: ['Blog: more pages', 'Blog: more pages'],
  addresses: (_, count) => {
    const pages = Math.ceil(count('post') / blogPageSize)
    return Array.from({ length: Math.max(0, pages - 1) }, (_, i) => ({ path: `/blog/page/${i + 2}` }))
  },
  names: ({ page, route, t }) => ({
    title: page.title,
    crumb: t('blog.page', { number: route.slug }),
    seo: {
      title: t('blog.pageTitle', { title: page.seo.title, number: Number(route.slug) }),
      description: t('blog.pageDescription', { number: Number(route.slug) }),
    },
  }),
  above: ['blog'],
  card: {
    ...drawingCard('river', 'walk'),
    kicker: ({ page, route, t }) => `${page.title} · ${t('blog.page', { number: route.slug })}`,
  },
  structuredData: (context) => ({ type: 'CollectionPage', list: listedPosts(context) }),
  datedBy: ['post'],
}
