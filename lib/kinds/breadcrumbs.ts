import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { pageNames } from './names'
import type { Kind, Route } from './registry'
import { routesOf } from './routes'

/** A step on the way to a page; `path` is the English path. */
export type Crumb = { path: string; title: string }

/** The overviews above each kind of page, from the top; the other pages stand right below the home page. */
const above: Partial<Record<Kind, Kind[]>> = {
  service: ['services'],
  symptom: ['symptoms'],
  'blog-page': ['blog'],
  post: ['blog'],
  'cash-plans': ['financial-information'],
  'insurance-plans': ['financial-information'],
  insurer: ['financial-information', 'insurance-plans'],
}

/**
 * The way from the home page to a page, which is named last: what the page shows above its heading, and what its
 * structured data says. Empty on the home page itself.
 */
export function breadcrumbsOf(route: Route, locale: Locale): Crumb[] {
  const t = translator(locale)
  if (route.kind === 'home') return []
  const parents = (above[route.kind] ?? []).flatMap(routesOf)
  const title = route.kind === 'blog-page' ? t('blog.page', { number: route.slug }) : pageNames(route, locale).title
  return [
    { path: '/', title: t('nav.home') },
    ...parents.map((parent) => ({ path: parent.path, title: pageNames(parent, locale).title })),
    { path: route.path, title },
  ]
}
