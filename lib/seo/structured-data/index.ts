import type { Thing } from 'schema-dts'
import type { Locale } from '../../i18n/locales'
import { definitionOf } from '../../page-types'
import type { Route } from '../../page-types/definition'
import { contextOf } from '../../routes/context'
import { type Clinic, clinicNode, officeNode, officesOn } from './clinic'
import { websiteNode } from './entities'
import { breadcrumbNode } from './lists'
import { pageNodes } from './pages'
import type { OfferedTherapy } from './service'

/** The structured data of a page as JSON-LD. */
export type Graph = { '@context': 'https://schema.org'; '@graph': (Thing | Clinic | OfferedTherapy)[] }

/**
 * Return the structured data of a page: one graph in which every referenced `@id` is described. Site-wide entities have
 * the same `@id` on all pages. Pages that are not indexable have none.
 */
export function graphFor(route: Route, locale: Locale): Graph | undefined {
  if (!route.indexable) return
  const context = contextOf(route, locale)
  const { clinic } = definitionOf(route.pageType).structuredData(context)
  const moreOffices = officesOn(clinic, context)
  const things = [
    clinicNode(clinic, moreOffices, locale),
    ...moreOffices.map((office) => officeNode(office, clinic, locale)),
    ...pageNodes(context),
    breadcrumbNode(route, locale),
    websiteNode(),
  ]
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) }
}
