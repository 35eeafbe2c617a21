import { blogPageSize, content, listedPosts } from './blog'
import { drawing } from './card'
import type { KindDefinition } from './kind'

/** The second and later pages of the blog list. They share the content of the first. */
export const blogPage: KindDefinition<'blog-page'> = {
  content,
  label: ['Blog: further pages', 'Blog: further pages'],
  order: null,
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
  header: null,
  footer: null,
  guide: null,
  card: {
    ground: 'river',
    art: () => drawing('walk'),
    headline: 'heading',
    kicker: ({ page, route, t }) => `${page.title} · ${t('blog.page', { number: route.slug })}`,
  },
  structuredData: (context) => ({ type: 'CollectionPage', list: listedPosts(context) }),
  article: null,
  datedBy: ['post'],
  purpose: null,
}
