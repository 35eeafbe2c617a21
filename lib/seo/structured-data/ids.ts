import { type Locale, localePath } from '../../i18n/locales'
import { absoluteUrl } from '../site'

/** The things a graph speaks of that are the same on every page. */
type Entity = 'clinic' | 'doctor' | 'website'
/** The things that belong to one page in one language. */
type PagePart = 'webpage' | 'breadcrumb' | 'article' | 'service' | 'list'

// The URL parser gives the origin its slash: `https://www.example.com/#clinic`.
const name = (address: string, fragment: string) => new URL(`#${fragment}`, address).href

/** The name of a thing that is the same on every page: `https://www.example.com/#clinic`. */
export const entityId = (entity: Entity) => name(absoluteUrl('/'), entity)

/** The name of a part of a page: `https://www.example.com/es/about#webpage`. */
export const pageId = (path: string, locale: Locale, part: PagePart) => name(pageUrl(path, locale), part)

/** The address of a page in a language; `path` is the English path. */
export const pageUrl = (path: string, locale: Locale) => absoluteUrl(localePath(path, locale))

/** Points to a thing that the same graph describes. */
export const entity = (of: Entity) => ({ '@id': entityId(of) })
