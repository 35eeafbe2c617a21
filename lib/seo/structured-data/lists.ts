import type { BreadcrumbListLeaf, ItemListLeaf, ListItemLeaf } from 'schema-dts'
import type { Locale } from '../../i18n/locales'
import type { Route } from '../../page-types/definition'
import { breadcrumbsOf } from '../../routes/breadcrumbs'
import { pageId, pageUrl } from './ids'

const listItem = (index: number, name: string): ListItemLeaf => ({ '@type': 'ListItem', position: index + 1, name })

/** Return the items of an overview in order, each with the URL of its page. */
export const listNode = (path: string, items: { path: string; title: string }[], locale: Locale): ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': pageId(path, locale, 'list'),
  itemListElement: items.map((item, i) => ({ ...listItem(i, item.title), url: pageUrl(item.path, locale) })),
})

/**
 * Return the breadcrumbs of a page; the last one is the page itself and needs no `item` (Google Search Central,
 * "Breadcrumb").
 */
export function breadcrumbNode(route: Route, locale: Locale): BreadcrumbListLeaf | undefined {
  const crumbs = breadcrumbsOf(route, locale)
  if (crumbs.length === 0) return
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId(route.path, locale, 'breadcrumb'),
    itemListElement: crumbs.map(({ path, title }, i) => ({
      ...listItem(i, title),
      item: i + 1 < crumbs.length ? pageUrl(path, locale) : undefined,
    })),
  }
}
