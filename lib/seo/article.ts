import { pageOf } from '../content'
import { linksOf } from '../content/markdown'
import { defaultLocale, type Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { routesOf } from '../routes'
import { pageNames } from '../routes/context'

/**
 * Return the section and tags of an article (Open Graph, `article:section` and `article:tag`). Tags are the titles of
 * the symptoms and services that its text links to, or of the first service (chiropractic care) if there are none.
 */
export function topicsOf(slug: string, locale: Locale) {
  const links = linksOf(pageOf('post', defaultLocale, slug).content)
  const linked = [...routesOf('symptom'), ...routesOf('service')].filter(({ path }) => links.includes(path))
  const topics = linked.length > 0 ? linked : routesOf('service').slice(0, 1)
  const tags = topics.map((topic) => pageNames(topic, locale).title)
  return { section: translator(locale)('blog.section'), tags }
}
