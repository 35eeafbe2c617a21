import { defaultLocale } from '../../i18n/locales'
import { kindOf } from '../../kinds'
import type { Ground, Art as KindArt } from '../../kinds/card'
import type { Route } from '../../kinds/kind'
import { isScene, type ViewName } from '../../pictures/drawings'
import { contextOf } from '../../routes/context'

/** The picture of a card; its shape determines the layout. */
export type Art =
  | Exclude<KindArt, { shape: 'view' }>
  /** A drawing along the right side, full height, or a wide scene in the lower right corner, below the headline. */
  | { shape: 'tall' | 'wide'; view: ViewName }

/** The background and picture of a page's card. @throws for a page without a card. */
export function designOf(route: Route): { ground: Ground; art: Art } {
  const { card } = kindOf(route.kind)
  if (!card) throw new Error(`cards: ${route.path} has no card`)
  const art = card.art(contextOf(route, defaultLocale).page)
  if (art.shape !== 'view') return { ground: card.ground, art }
  return { ground: card.ground, art: { shape: isScene(art.view) ? 'wide' : 'tall', view: art.view } }
}
