import { clinic, phone } from '../../clinic/facts'
import { fileOf } from '../../content/collections'
import type { Locale } from '../../i18n/locales'
import { kindOf } from '../../kinds'
import type { Route } from '../../kinds/kind'
import { contextOf } from '../../routes/context'

/** The words of a card: what kind of page it is, the page's heading, and where the clinic is. */
export type CardWords = { kicker?: string; headline: string; place: [town: string, phone: string] }

/** Where the clinic is and how to reach it; the same in every language. */
const place: CardWords['place'] = [`${clinic.address.city}, ${clinic.address.state}`, phone.display]

/** The text of a field: `hero.heading`. */
const textAt = (page: object, field: string) =>
  String(field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], page))

/** The words on the card of a page. A kicker that the headline begins with is left out. @throws for a page without card. */
export function cardWords(route: Route, locale: Locale): CardWords {
  const { card } = kindOf(route.kind)
  if (!card) throw new Error(`cards: ${route.path} has no card`)
  const context = contextOf(route, locale)
  const headline = textAt(context.page, card.headline)
  const kicker = card.kicker(context)
  const repeats = headline.toLowerCase().startsWith(kicker.toLowerCase())
  return { kicker: repeats ? undefined : kicker, headline, place }
}

/** Where the headline of a card is written: content file and field. */
export const cardSource = ({ kind, slug }: Route, locale: Locale) => ({
  file: fileOf(kind, slug, locale),
  field: kindOf(kind).card?.headline ?? 'heading',
})

/** What a card shows, for those who do not see it: its headline, and whose it is (Open Graph, `og:image:alt`). */
export function cardAlt(route: Route, locale: Locale): string {
  const { headline } = cardWords(route, locale)
  const { city, state } = clinic.address
  return `${headline.replace(/\.$/, '')}${/[?!]$/.test(headline) ? '' : '.'} ${clinic.name}, ${city}, ${state}.`
}
