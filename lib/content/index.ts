import { documentsOf, settings } from '../compiled/data'
import { byLocale, defaultLocale, type Locale } from '../i18n/locales'
import { fill } from '../i18n/placeholders'
import { definitionOf, type Page } from '../page-types'
import { isPageType, type PageType } from '../page-types/names'
import type { ListName, lists, Settings } from '../schemas'
import { memoize } from '../util/memoize'
import { type CollectionName, collections } from './collections'
import type { ContentFile, Document } from './document'
import { extraAddress, isSwitchedOff, withoutSwitchedOff } from './not-offered'
import { placeholderValues } from './placeholder-values'

type Groups = Pick<Page<'faq'>, 'groups'>

/** Questions that only a fact answers: whether the clinic has set it. */
const answered: Record<string, (clinic: Settings['clinic']) => unknown> = {
  parking: ({ arrival, offices = [] }) => [arrival, ...offices].some((place) => place?.parking),
  steps: ({ arrival }) => arrival?.entrance ?? arrival?.wheelchair,
  note: ({ rules }) => rules?.notes,
  identification: ({ rules }) => rules?.identification,
}

/** Remove questions from the FAQ that only a fact answers which the clinic has not set, such as where to park. */
export function withoutUnanswered<Faq extends Groups>(faq: Faq, clinic: Settings['clinic']): Faq {
  const groups = faq.groups.map((group) => ({
    ...group,
    items: group.items.filter(({ id }) => answered[id]?.(clinic) ?? !(id in answered)),
  }))
  return { ...faq, groups }
}

export { isPreview } from '../compiled/data'

const { clinic } = settings
const { notOffered } = clinic

/** Test whether a service without a page is switched off. @param id its id in `extraServices` of the home page. */
export const isExtraOff = (id: string): boolean => notOffered.includes(extraAddress(id))

/** The documents of a collection in a language by slug, sorted, with placeholders filled in; cached. */
const documentsIn = byLocale((locale) =>
  memoize((name: CollectionName): Map<string, unknown> => {
    const pages = documentsOf(name, locale)
      .filter(({ slug }) => !isSwitchedOff(name, slug, notOffered))
      .map((page) => withoutSwitchedOff(page, collections[name], notOffered))
      .map((page) => (name === 'faq' ? withoutUnanswered(page as Page<'faq'>, clinic) : page))
      .map((page) => fill(page, placeholderValues(locale)))
    const order = isPageType(name) ? definitionOf(name).order : null
    return new Map((order ? (pages as Page[]).sort(order) : pages).map((page) => [page.slug, page]))
  }),
)
const load = (name: CollectionName, locale: Locale) => documentsIn[locale](name)

/** Return all pages of a type in a language, in display order. */
export const pagesOf = <K extends PageType>(pageType: K, locale: Locale) =>
  [...load(pageType, locale).values()] as Page<K>[]

/**
 * Return a page of a type in a language.
 * @param slug the name of its content file; optional for page types with one page.
 * @throws if there is no such page.
 */
export function pageOf<K extends PageType>(pageType: K, locale: Locale, slug?: string): Page<K> {
  const pages = load(pageType, locale)
  const page = slug === undefined ? pages.values().next().value : pages.get(slug)
  if (!page) throw new Error(`content: no ${pageType} "${slug ?? ''}" in ${locale}`)
  return page as Page<K>
}

/** Return a list or another text that several pages show. */
export const listOf = <Name extends ListName>(name: Name, locale: Locale) =>
  load(name, locale).values().next().value as Document<(typeof lists)[Name]>

/** Return slug and aliases of each content file of a page type: pages in display order, then those not offered. */
export const filesOf = (pageType: PageType): ContentFile[] => {
  const switchedOff = documentsOf(pageType, defaultLocale).filter(({ slug }) =>
    isSwitchedOff(pageType, slug, notOffered),
  ) as Page[]
  return [...pagesOf(pageType, defaultLocale), ...switchedOff].map((page) => ({
    slug: page.slug,
    aliases: 'aliases' in page ? page.aliases : [],
  }))
}
