import { clinic, isConfirmed } from '../clinic/facts'
import { pageOf, pagesOf } from '../content'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { kindOf } from '../kinds'
import type { Context, PageNames, Route } from '../kinds/kind'

/** Return the context of a route in a language. @throws when its content is missing. */
export function contextOf(route: Route, locale: Locale): Context {
  const files = pagesOf(route.kind, locale)
  return {
    route,
    locale,
    // All routes of a kind with a single content file share it.
    page: files.length === 1 ? pageOf(route.kind, locale) : pageOf(route.kind, locale, route.slug),
    t: translator(locale),
    state: clinic.address.state,
    isConfirmed,
    pagesOf: (kind) => pagesOf(kind, locale),
  }
}

/** Return the names of a route's page in a language. */
export const pageNames = (route: Route, locale: Locale): PageNames => kindOf(route.kind).names(contextOf(route, locale))
