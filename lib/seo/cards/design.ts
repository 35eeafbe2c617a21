import { defaultLocale } from '../../i18n/locales'
import { kindOf } from '../../kinds'
import type { Art, Ground } from '../../kinds/card'
import type { Route } from '../../kinds/kind'
import { contextOf } from '../../routes/context'

/** How a page's card looks: the ground and the art that its kind gives it. @throws for a page that has no card. */
export function designOf(route: Route): { ground: Ground; art: Art } {
  const { card } = kindOf(route.kind)
  if (!card) throw new Error(`cards: ${route.path} has no card`)
  return { ground: card.ground, art: card.art(contextOf(route, defaultLocale).page) }
}
