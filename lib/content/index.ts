import { placeholders } from '../clinic/placeholders'
import { defaultLocale, type Locale } from '../i18n/locales'
import { kindOf, kinds } from '../kinds'
import type { ContentFile, Document, Kind, Page } from '../kinds/kind'
import type { CollectionName } from './collections'
import { documentsOf } from './data'
import { fill } from './fill'
import type { ListName, lists } from './schemas'

export { isPreview } from './data'

const known = new Map<string, Map<string, unknown>>()

/** The documents of a collection in a language by their slugs, in order; read once, with the facts in place. */
function load(name: CollectionName, locale: Locale): Map<string, unknown> {
  const key = `${name} ${locale}`
  const earlier = known.get(key)
  if (earlier) return earlier
  const pages = documentsOf(name, locale).map((page) => fill(page, placeholders(locale)))
  const order = name in kinds ? kindOf(name as Kind).order : null
  const sorted = new Map((order ? (pages as Page[]).sort(order) : pages).map((page) => [page.slug, page]))
  known.set(key, sorted)
  return sorted
}

/** All pages of a kind in a language, in the order of the site. */
export const pagesOf = <K extends Kind>(kind: K, locale: Locale) => [...load(kind, locale).values()] as Page<K>[]

/**
 * A page of a kind in a language.
 * @param slug names its content file; without it, the only page of its kind.
 * @throws when there is none.
 */
export function pageOf<K extends Kind>(kind: K, locale: Locale, slug?: string): Page<K> {
  const pages = load(kind, locale)
  const page = slug === undefined ? pages.values().next().value : pages.get(slug)
  if (!page) throw new Error(`content: no ${kind} "${slug ?? ''}" in ${locale}`)
  return page as Page<K>
}

/** A list that several pages show. */
export const listOf = <Name extends ListName>(name: Name, locale: Locale) =>
  load(name, locale).values().next().value as Document<(typeof lists)[Name]>

/** The files of a kind as far as its addresses are made of them, in the order of the site. */
export const filesOf = (kind: Kind): ContentFile[] =>
  pagesOf(kind, defaultLocale).map((page) => ({
    slug: page.slug,
    aliases: 'aliases' in page ? page.aliases : [],
  }))
