import { pageOf } from '../content'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { definitionOf } from '../page-types'
import { siteSectionNames } from '../page-types/definition'
import { routes } from '.'
import { pageNames } from './context'
import type { NavLink } from './menus'

/** The messages that title the sections of the site; the others have the title of a page. */
const headings = {
  clinic: 'footer.clinic',
  start: 'footer.start',
  services: 'nav.services',
  symptoms: 'nav.symptoms',
  financial: 'nav.financial',
  areas: 'footer.areas',
  legal: 'footer.legal',
} as const

/** The pages that title the others. */
const overviews = { parts: 'where-does-it-hurt', blog: 'blog' } as const satisfies Record<
  Exclude<(typeof siteSectionNames)[number], keyof typeof headings>,
  string
>

/** The most pages listed per section: more would make the page heavy, and are better found by searching. */
const most = 100

/** Return the pages of the site by section, each with its name, for the search page; no section without pages. */
export function siteSections(locale: Locale) {
  const t = translator(locale)
  return siteSectionNames
    .map((id) => ({
      id,
      title: id === 'parts' || id === 'blog' ? pageOf(overviews[id], locale).title : t(headings[id]),
      links: routes
        .filter(({ pageType, indexable }) => indexable && definitionOf(pageType).siteSection === id)
        .slice(0, most)
        .map((route) => {
          return { href: route.path, title: pageNames(route, locale).title } satisfies NavLink
        }),
    }))
    .filter(({ links }) => links.length > 0)
}
