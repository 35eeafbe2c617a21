import { nothingListed } from '../clinic/listed'
import type { ContentFile } from '../content/document'
import { definitionOf } from '../page-types'
import type { Listed, Route } from '../page-types/definition'
import { type PageType, pageTypeNames } from '../page-types/names'

/**
 * Build the route registry, which menus, footer, metadata, redirects, the link check and the tests all use.
 * @param filesOf returns the content files of a page type, in display order.
 * @param notOffered the addresses of pages that are switched off, along with those below them: each, with its aliases,
 * becomes an alias of the nearest remaining page above.
 * @param listed the offices and practitioners that have their own pages.
 */
export function buildRoutes(
  filesOf: (pageType: PageType) => ContentFile[],
  notOffered: readonly string[] = [],
  listed: Listed = nothingListed,
): Route[] {
  const routes = pageTypeNames.flatMap((pageType) =>
    definitionOf(pageType)
      .addresses(filesOf(pageType), (other) => filesOf(other).length, listed)
      .map((address) => ({
        pageType,
        slug: address.path.split('/').at(-1) || pageType,
        indexable: true,
        aliases: [],
        ...address,
      })),
  )
  if (notOffered.length === 0) return routes
  const isOff = ({ path }: Route) => notOffered.some((off) => path === off || path.startsWith(`${off}/`))
  const kept = routes.filter((route) => !isOff(route))
  /** Return the nearest remaining page above. */
  const overviewOf = ({ pageType }: Route) =>
    definitionOf(pageType).above.findLast((above) => kept.some((route) => route.pageType === above))
  const formerBelow = (pageType: PageType) =>
    routes.flatMap((route) => (isOff(route) && overviewOf(route) === pageType ? [route.path, ...route.aliases] : []))
  return kept.map((route) => ({ ...route, aliases: [...route.aliases, ...formerBelow(route.pageType)] }))
}
