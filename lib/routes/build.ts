import { kindNames, kindOf } from '../kinds'
import type { ContentFile, Kind, Route } from '../kinds/kind'

/**
 * Build the route registry: menus, footer, metadata, redirects, the link check and the tests all use it.
 * @param filesOf the content files of a kind, in display order.
 * @param notOffered the addresses of pages that are switched off: each, with its aliases, becomes an alias of its
 * overview.
 */
export function buildRoutes(filesOf: (kind: Kind) => ContentFile[], notOffered: readonly string[] = []): Route[] {
  const routes = kindNames.flatMap((kind) =>
    kindOf(kind)
      .addresses(filesOf(kind), (other) => filesOf(other).length)
      .map((address) => ({
        kind,
        slug: address.path.split('/').at(-1) || kind,
        indexable: true,
        aliases: [],
        ...address,
      })),
  )
  if (notOffered.length === 0) return routes
  const isOff = ({ path }: Route) => notOffered.includes(path)
  const formerBelow = (kind: Kind) =>
    routes.flatMap((route) =>
      isOff(route) && kindOf(route.kind).above.at(-1) === kind ? [route.path, ...route.aliases] : [],
    )
  return routes
    .filter((route) => !isOff(route))
    .map((route) => ({ ...route, aliases: [...route.aliases, ...formerBelow(route.kind)] }))
}
