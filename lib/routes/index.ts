import { settings } from '../compiled/data'
import { filesOf } from '../content'
import { kindNames } from '../kinds'
import type { Kind, Route } from '../kinds/kind'
import { buildRoutes } from './build'

export const routes = buildRoutes(filesOf, settings.clinic.notOffered)

const byKind = new Map(kindNames.map((kind) => [kind, routes.filter((route) => route.kind === kind)]))

/** Return the routes of a page type, in display order. */
export const routesOf = (kind: Kind): Route[] => byKind.get(kind) ?? []
