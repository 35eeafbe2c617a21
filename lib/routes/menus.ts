import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { kindNames, kindOf } from '../kinds'
import { type footerColumns, type HeaderMenu, headerMenus, type KindDefinition } from '../kinds/kind'
import { routesOf } from '.'
import { contextOf } from './context'

/** A link of a menu or of the footer; `href` is the address in the default language. */
export type NavLink = { href: string; title: string; description?: string }
/** A top entry of the header: a plain link, or a menu of links with an optional link to the whole group. */
export type NavEntry = NavLink | { id: HeaderMenu; title: string; items: NavLink[]; all?: NavLink }

type Place = { position?: number; most?: number }

/** The kinds that have a place in a part of the shell, each place with the links that its pages give it there. */
function placesIn<P extends Place>(
  locale: Locale,
  placeOf: (kind: KindDefinition) => P | null,
  link: (place: P, context: ReturnType<typeof contextOf>) => Omit<NavLink, 'href'>,
) {
  return kindNames
    .flatMap((kind) => {
      const place = placeOf(kindOf(kind))
      if (!place) return []
      const links = () =>
        routesOf(kind)
          .slice(0, place.most)
          .map((route) => ({ href: route.path, ...link(place, contextOf(route, locale)) }))
      return [{ place, links }]
    })
    .sort((a, b) => (a.place.position ?? 0) - (b.place.position ?? 0))
}

/** The header menu: links of their own at both ends, menus between them. */
export function mainMenu(locale: Locale): NavEntry[] {
  const t = translator(locale)
  const places = placesIn<Place & NonNullable<KindDefinition['header']>>(
    locale,
    ({ header }) => header,
    (place, context) => (place.at === 'item' ? place.link(context) : { title: place.title(context) }),
  )
  const at = (end: 'start' | 'end') => places.filter(({ place }) => place.at === end).flatMap(({ links }) => links())
  const menus = (Object.keys(headerMenus) as HeaderMenu[]).map((id) => {
    const own = places.filter(({ place }) => 'menu' in place && place.menu === id)
    const items = own.flatMap(({ place, links }) => (place.at === 'item' ? links() : []))
    const [all] = own.flatMap(({ place, links }) => (place.at === 'overview' ? links() : []))
    return { id, title: t(headerMenus[id]), items, ...(all && { all }) }
  })
  return [...at('start'), ...menus, ...at('end')]
}

/** The footer's columns and its legal line. */
export function footerMenu(locale: Locale): Record<(typeof footerColumns)[number], NavLink[]> {
  const places = placesIn(
    locale,
    ({ footer }) => footer,
    (place, context) => ({ title: place.title(context) }),
  )
  const column = (name: (typeof footerColumns)[number]) =>
    places.filter(({ place }) => place.column === name).flatMap(({ links }) => links())
  return { clinic: column('clinic'), start: column('start'), areas: column('areas'), legal: column('legal') }
}
