import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { type AnyPageType, definitionOf } from '../page-types'
import { type footerColumns, type HeaderMenu, headerMenus } from '../page-types/definition'
import { pageTypeNames } from '../page-types/names'
import { routesOf } from '.'
import { contextOf } from './context'

/** A link of a menu or of the footer; `href` is a path in the default language. */
export type NavLink = { href: string; title: string; description?: string }
/** A top-level entry of the header: a link, or a menu with an optional "all pages" link. */
export type NavEntry = NavLink | { id: HeaderMenu; title: string; items: NavLink[]; all?: NavLink }

type MenuPosition = { position?: number; most?: number }

/** Return the places of page types in the header or footer, each with the links to its pages, sorted by position. */
function placesIn<P extends MenuPosition>(
  locale: Locale,
  placeOf: (pageType: AnyPageType) => P | null,
  link: (place: P, context: ReturnType<typeof contextOf>) => Omit<NavLink, 'href'>,
) {
  return pageTypeNames
    .flatMap((pageType) => {
      const place = placeOf(definitionOf(pageType))
      if (!place) return []
      const links = () =>
        routesOf(pageType)
          .slice(0, place.most)
          .map((route) => ({ href: route.path, ...link(place, contextOf(route, locale)) }))
      return [{ place, links }]
    })
    .sort((a, b) => (a.place.position ?? 0) - (b.place.position ?? 0))
}

/** Return the entries of the header: plain links at both ends, menus between them. */
export function mainMenu(locale: Locale): NavEntry[] {
  const t = translator(locale)
  const places = placesIn<MenuPosition & NonNullable<AnyPageType['header']>>(
    locale,
    ({ header }) => header,
    (place, context) => (place.at === 'item' ? place.link(context) : { title: place.title(context) }),
  )
  const linksAt = (end: 'start' | 'end') =>
    places.filter(({ place }) => place.at === end).flatMap(({ links }) => links())
  const menus = (Object.keys(headerMenus) as HeaderMenu[]).map((id) => {
    const menuPlaces = places.filter(({ place }) => 'menu' in place && place.menu === id)
    const items = menuPlaces.flatMap(({ place, links }) => (place.at === 'item' ? links() : []))
    const [all] = menuPlaces.flatMap(({ place, links }) => (place.at === 'overview' ? links() : []))
    return { id, title: t(headerMenus[id]), items, ...(all && { all }) }
  })
  return [...linksAt('start'), ...menus, ...linksAt('end')]
}

/** Return the columns of the footer and its legal links. */
export function footerMenu(locale: Locale): Record<(typeof footerColumns)[number], NavLink[]> {
  const places = placesIn(
    locale,
    ({ footer }) => footer,
    (place, context) => ({
      title: place.title(context),
      ...(place.part && { href: `${context.route.path}#${place.part}` }),
    }),
  )
  const column = (name: (typeof footerColumns)[number]) =>
    places.filter(({ place }) => place.column === name).flatMap(({ links }) => links())
  return { clinic: column('clinic'), start: column('start'), areas: column('areas'), legal: column('legal') }
}
