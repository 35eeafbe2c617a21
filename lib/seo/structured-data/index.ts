import type { Thing } from 'schema-dts'
import type { Locale } from '../../i18n/locales'
import type { Route } from '../../kinds/registry'
import { breadcrumbNode } from './breadcrumbs'
import { type Clinic, clinicNode } from './clinic'
import { pageNodes } from './pages'
import type { OfferedTherapy } from './service'
import { websiteNode } from './website'

/** The things a page speaks of, as JSON-LD. */
export type Graph = { '@context': 'https://schema.org'; '@graph': (Thing | Clinic | OfferedTherapy)[] }

/**
 * The structured data of a page: one graph, in which each thing has one name (`@id`) that is the same on every page and
 * is described where it is named. Pages that search engines may not list have none.
 */
export function graphFor(route: Route, locale: Locale): Graph | undefined {
  if (!route.indexable) return
  const things = [
    clinicNode(route.kind, locale),
    ...pageNodes(route, locale),
    breadcrumbNode(route, locale),
    websiteNode(),
  ]
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) }
}
