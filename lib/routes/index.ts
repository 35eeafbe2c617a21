import { listedIn } from '../clinic/listed'
import { settings } from '../compiled/data'
import { filesOf } from '../content'
import type { Route } from '../page-types/definition'
import type { PageType } from '../page-types/names'
import { pageTypeNames } from '../page-types/names'
import { buildRoutes } from './build'

export const routes = buildRoutes(filesOf, settings.clinic.notOffered, listedIn(settings.clinic))

const byKind = new Map(
  pageTypeNames.map((pageType) => [pageType, routes.filter((route) => route.pageType === pageType)]),
)

/** Return the routes of a page type, in display order. */
export const routesOf = (pageType: PageType): Route[] => byKind.get(pageType) ?? []
