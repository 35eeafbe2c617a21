import { clinic } from '../../clinic/facts'
import { mainOffice, officeFor } from '../../clinic/offices'
import { fileOf } from '../../content/collections'
import { defaultLocale, type Locale } from '../../i18n/locales'
import { definitionOf } from '../../page-types'
import type { Art as CardArt, Ground } from '../../page-types/card'
import type { Route } from '../../page-types/definition'
import { isScene, type ViewName } from '../../pictures/drawings'
import { photoInPlaceOf } from '../../pictures/photos'
import { contextOf } from '../../routes/context'
import type { Point } from '../../schemas/places'

/** Return the card definition of a page type. @throws for a page without one. */
function cardFor({ pageType, path }: Route) {
  const { card } = definitionOf(pageType)
  if (!card) throw new Error(`cards: ${path} has no card`)
  return card
}

/** The picture of a card; its shape determines the layout. */
export type Art =
  | Exclude<CardArt, { shape: 'view' }>
  /** A drawing along the right side, full height, or a wide scene in the lower right corner, below the headline. */
  | { shape: 'tall' | 'wide'; view: ViewName }

/** Return the background and picture of a page's card. @throws for a page without a card. */
export function designOf(route: Route): { ground: Ground; art: Art } {
  const card = cardFor(route)
  const art = card.art(contextOf(route, defaultLocale).page)
  if (art.shape !== 'view') return { ground: card.ground, art }
  const photo = photoInPlaceOf(art.view)
  if (photo) return { ground: card.ground, art: { shape: 'photo', photo } }
  return { ground: card.ground, art: { shape: isScene(art.view) ? 'wide' : 'tall', view: art.view } }
}

/** The texts of a card: the line above the headline, the headline, and the clinic's town and phone number. */
export type CardWords = { kicker?: string; headline: string; place: [town: string, phone: string] }

/** Return the office that a page is about: for a town's page, the office that serves the town. */
const officeOf = (page: object) => ('geo' in page ? officeFor(page as { geo: Point; office?: string }) : mainOffice)

const townOf = ({ address }: typeof mainOffice) => `${address.city}, ${address.state}`

/** Return the text at a field path: `hero.heading`. */
const textAt = (page: object, field: string) =>
  String(field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], page))

/**
 * Return the texts of a page's card, without the kicker if the headline begins with it. @throws for a page without a
 * card.
 */
export function cardWords(route: Route, locale: Locale): CardWords {
  const card = cardFor(route)
  const context = contextOf(route, locale)
  const headline = textAt(context.page, card.headline)
  const kicker = card.kicker(context)
  const repeats = headline.toLowerCase().startsWith(kicker.toLowerCase())
  const office = officeOf(context.page)
  return { kicker: repeats ? undefined : kicker, headline, place: [townOf(office), office.phone.display] }
}

/** Return the content file and field of a card's headline. */
export const cardSource = ({ pageType, slug }: Route, locale: Locale) => ({
  file: fileOf(pageType, slug, locale),
  field: definitionOf(pageType).card?.headline ?? 'heading',
})

/** Return the alternative text of a card: headline, clinic and town (Open Graph, `og:image:alt`). */
export function cardAlt(route: Route, locale: Locale): string {
  const {
    headline,
    place: [town],
  } = cardWords(route, locale)
  return `${headline.replace(/\.$/, '')}${/[?!]$/.test(headline) ? '' : '.'} ${clinic.name}, ${town}.`
}
