import { kindNames, kindOf } from '../kinds'
import type { ContentFile, Kind, Route } from '../kinds/kind'

/**
 * Builds the route registry: menus, footer, metadata, redirects, the link check and the tests all use it.
 * @param filesOf the content files of a kind, in display order.
 */
export function buildRoutes(filesOf: (kind: Kind) => ContentFile[]): Route[] {
  return kindNames.flatMap((kind) =>
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
}
