import type { CreativeWorkLeaf } from 'schema-dts'
import { defaultLocale, type Locale, localePath, otherLocale } from '../../i18n/locales'
import { absoluteUrl } from '../../util/site'

/**
 * Link a page or an article to its translation; the default language is the original. The translation is a plain
 * `CreativeWork`, so that search engines do not require article properties for it.
 */
export function translationOf(
  part: 'webpage' | 'article',
  path: string,
  locale: Locale,
): Pick<CreativeWorkLeaf, 'workTranslation' | 'translationOfWork'> {
  const other = otherLocale(locale)
  const counterpart: CreativeWorkLeaf = {
    '@type': 'CreativeWork',
    '@id': pageId(path, other, part),
    url: pageUrl(path, other),
    inLanguage: other,
  }
  return locale === defaultLocale ? { workTranslation: counterpart } : { translationOfWork: counterpart }
}

/** Entities that are the same on every page. */
type Entity = 'clinic' | 'doctor' | 'website' | `office-${string}`
/** Entities that belong to a page in a language. */
type PagePart = 'webpage' | 'breadcrumb' | 'article' | 'service' | 'practitioner' | 'list'

// The URL parser adds the slash after the origin: `https://www.example.com/#clinic`.
const name = (address: string, fragment: string) => new URL(`#${fragment}`, address).href

/** Return the `@id` of a site-wide entity: `https://www.example.com/#clinic`. */
export const entityId = (entity: Entity) => name(absoluteUrl('/'), entity)

/** Return the `@id` of an entity of a page: `https://www.example.com/es/about#webpage`. */
export const pageId = (path: string, locale: Locale, part: PagePart) => name(pageUrl(path, locale), part)

/** Return the URL of a page in a language; `path` is the path in the default language. */
export const pageUrl = (path: string, locale: Locale) => absoluteUrl(localePath(path, locale))

/** Return a reference to a site-wide entity of the same graph. */
export const entity = (of: Entity) => ({ '@id': entityId(of) })
