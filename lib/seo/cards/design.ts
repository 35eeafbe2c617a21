import { defaultLocale } from '../../i18n/locales'
import { kindOf } from '../../kinds'
import type { Art, Ground } from '../../kinds/card'
import type { Route } from '../../kinds/kind'
import { contextOf } from '../../routes/context'

/** The background and picture of a page's card. @throws for a page without a card. */
export function designOf(route: Route): { ground: Ground; art: Art } {
  const { card } = kindOf(route.kind)
  if (!card) throw new Error(`cards: ${route.path} has no card`)
  return { ground: card.ground, art: card.art(contextOf(route, defaultLocale).page) }
}
