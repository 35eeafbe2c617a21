import { pageOf } from '../content'
import { linksOf } from '../content/markdown'
import { defaultLocale, type Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { routesOf } from '../routes'
import { pageNames } from '../routes/context'

/** What an article is about, for those who file it: the part of the site it belongs to, and its topics. */
export type Topics = { section: string; tags: string[] }

/**
 * The topics of an article: the symptoms and services its text links to, by their names in the language; an article that
 * links to none is about chiropractic care as such, our first service.
 */
export function topicsOf(slug: string, locale: Locale): Topics {
  const links = linksOf(pageOf('post', defaultLocale, slug).content)
  const linked = [...routesOf('symptom'), ...routesOf('service')].filter(({ path }) => links.includes(path))
  const topics = linked.length > 0 ? linked : routesOf('service').slice(0, 1)
  const tags = topics.map((topic) => pageNames(topic, locale).title)
  return { section: translator(locale)('blog.section'), tags }
}
