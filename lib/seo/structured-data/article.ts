import type { BlogPostingLeaf } from 'schema-dts'
import { pageOf } from '../../content'
import { wordCount } from '../../content/reading-time'
import type { Locale } from '../../i18n/locales'
import type { Route } from '../../page-types/definition'
import { absoluteUrl } from '../../util/site'
import { topicsOf } from '../article'
import { articlePictures } from '../cards'
import { lastModified } from '../git-history'
import { withZone } from '../with-zone'
import { entity, pageId } from './ids'
import { translationOf } from './translation'

/**
 * Return the node of a blog post (Google Search Central, "Article"): author, dates, topics, and images in three aspect
 * ratios.
 */
export function articleNode(route: Route, locale: Locale): BlogPostingLeaf {
  const { title, seo, author, date, content } = pageOf('post', locale, route.slug)
  const { section, tags } = topicsOf(route.slug, locale)
  return {
    '@type': 'BlogPosting',
    '@id': pageId(route.path, locale, 'article'),
    mainEntityOfPage: { '@id': pageId(route.path, locale, 'webpage') },
    headline: title,
    description: seo.description,
    image: articlePictures(route.slug).map(({ path }) => absoluteUrl(path)),
    author: entity(author),
    publisher: entity('clinic'),
    datePublished: withZone(date),
    dateModified: withZone(lastModified(route, locale) ?? date),
    inLanguage: locale,
    wordCount: wordCount(content),
    articleSection: section,
    keywords: tags,
    ...translationOf('article', route.path, locale),
  }
}
