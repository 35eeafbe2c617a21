import { pageOf } from '../content'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { definitionOf } from '../page-types'
import { llmsSections } from '../page-types/definition'
import { routes } from '.'
import { pageNames } from './context'
import type { NavLink } from './menus'

/** The messages that title the sections of the site; the blog has its own title. */
const headings = {
  clinic: 'footer.clinic',
  start: 'footer.start',
  services: 'nav.services',
  symptoms: 'nav.symptoms',
  financial: 'nav.financial',
  areas: 'footer.areas',
  legal: 'footer.legal',
} as const satisfies Record<Exclude<(typeof llmsSections)[number], 'blog'>, string>

/**
 * Return the pages of the site by section, each with its names, for the search page and llms.txt.
 * @param most the most pages listed per section; all if absent.
 */
export function siteSections(locale: Locale, most?: number) {
  const t = translator(locale)
  return llmsSections.map((id) => ({
    id,
    title: id === 'blog' ? pageOf('blog', locale).title : t(headings[id]),
    links: routes
      .filter(({ pageType, indexable }) => indexable && definitionOf(pageType).llmsSection === id)
      .slice(0, most)
      .map((route) => {
        const { title, seo } = pageNames(route, locale)
        return { href: route.path, title, description: seo.description } satisfies NavLink
      }),
  }))
}
