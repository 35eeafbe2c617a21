import type { Locale } from '../i18n/locales'
import { definitionOf } from '../page-types'
import type { Route } from '../page-types/definition'
import { routesOf } from '.'
import { pageNames } from './context'

/** A breadcrumb; `path` is in the default language. */
export type Crumb = { path: string; title: string }

/**
 * Return the breadcrumbs of a page, from the home page to the page itself, for the visible trail and the structured
 * data. Empty for the home page.
 */
export function breadcrumbsOf(route: Route, locale: Locale): Crumb[] {
  if (route.pageType === 'home') return []
  const above = [...routesOf('home'), ...definitionOf(route.pageType).above.flatMap(routesOf)]
  const { title, crumb = title } = pageNames(route, locale)
  return [
    ...above.map((parent) => ({ path: parent.path, title: pageNames(parent, locale).title })),
    { path: route.path, title: crumb },
  ]
}
