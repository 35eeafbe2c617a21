import { listedIn } from '../clinic/listed'
import { settings } from '../compiled/data'
import { filesOf, pagesOf } from '../content'
import { isAhead } from '../content/is-ahead'
import { defaultLocale } from '../i18n/locales'
import type { Route } from '../page-types/definition'
import { type PageType, pageTypeNames } from '../page-types/names'
import { buildRoutes } from './registry'

const slugsAhead = pagesOf('post', defaultLocale)
  .filter(isAhead)
  .map(({ slug }) => slug)

export const routes = buildRoutes(filesOf, settings.clinic.notOffered, listedIn(settings.clinic)).map((route) =>
  route.pageType === 'post' && slugsAhead.includes(route.slug) ? { ...route, indexable: false } : route,
)

const byKind = new Map(
  pageTypeNames.map((pageType) => [pageType, routes.filter((route) => route.pageType === pageType)]),
)

/** Return the routes of a page type, in display order. */
export const routesOf = (pageType: PageType): Route[] => byKind.get(pageType) ?? []
