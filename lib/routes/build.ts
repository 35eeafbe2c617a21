import { kindNames, kindOf } from '../kinds'
import type { ContentFile, Kind, Route } from '../kinds/kind'

/**
 * Every address of the site, once: menus, footer, metadata, redirects, the link check and the tests all read this list.
 * @param filesOf the content files of a kind, in the order of the site.
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
