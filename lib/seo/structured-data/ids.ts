import { type Locale, localePath } from '../../i18n/locales'
import { absoluteUrl } from '../../util/site'

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
