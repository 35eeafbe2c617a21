import type { Locale } from '../i18n/locales'
import { kindOf } from '../kinds'
import type { Route } from '../kinds/kind'
import { routesOf } from '.'
import { pageNames } from './context'

/** A breadcrumb; `path` is in the default language. */
export type Crumb = { path: string; title: string }

/**
 * Return the breadcrumbs of a page, from the home page to the page itself; used by the visible trail and by the
 * structured data. Empty for the home page.
 */
export function breadcrumbsOf(route: Route, locale: Locale): Crumb[] {
  if (route.kind === 'home') return []
  const above = [...routesOf('home'), ...kindOf(route.kind).above.flatMap(routesOf)]
  const { title, crumb = title } = pageNames(route, locale)
  return [
    ...above.map((parent) => ({ path: parent.path, title: pageNames(parent, locale).title })),
    { path: route.path, title: crumb },
  ]
}
