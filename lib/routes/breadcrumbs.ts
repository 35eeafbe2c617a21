import type { Locale } from '../i18n/locales'
import { kindOf } from '../kinds'
import type { Route } from '../kinds/kind'
import { routesOf } from '.'
import { pageNames } from './context'

/** A step on the way to a page; `path` is the address in the default language. */
export type Crumb = { path: string; title: string }

/**
 * The way from the home page to a page, which is named last: what the page shows above its heading, and what its
 * structured data says. Empty on the home page itself.
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
