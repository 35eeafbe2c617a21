import type { BreadcrumbListLeaf, ListItemLeaf } from 'schema-dts'
import type { Locale } from '../../i18n/locales'
import type { Route } from '../../kinds/kind'
import { breadcrumbsOf } from '../../routes/breadcrumbs'
import { pageId, pageUrl } from './ids'

/** The breadcrumbs of a page; the last one is the page itself and needs no `item` (Google Search Central, "Breadcrumb"). */
export function breadcrumbNode(route: Route, locale: Locale): BreadcrumbListLeaf | undefined {
  const crumbs = breadcrumbsOf(route, locale)
  if (crumbs.length === 0) return
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId(route.path, locale, 'breadcrumb'),
    itemListElement: crumbs.map(
      ({ path, title }, i): ListItemLeaf => ({
        '@type': 'ListItem',
        position: i + 1,
        name: title,
        item: i + 1 < crumbs.length ? pageUrl(path, locale) : undefined,
      }),
    ),
  }
}
