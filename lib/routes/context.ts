import { clinic, isConfirmed } from '../clinic/facts'
import { pageOf, pagesOf } from '../content'
import type { Locale } from '../i18n/locales'
import { translator } from '../i18n/translator'
import { definitionOf, type PageContext } from '../page-types'
import type { PageNames, Route } from '../page-types/definition'

/** Return the context of a route in a language. @throws if its content is missing. */
export function contextOf(route: Route, locale: Locale): PageContext {
  const files = pagesOf(route.pageType, locale)
  return {
    route,
    locale,
    // All routes of a page type with a single content file share it.
    page: files.length === 1 ? pageOf(route.pageType, locale) : pageOf(route.pageType, locale, route.slug),
    t: translator(locale),
    state: clinic.address.state,
    isConfirmed,
    pagesOf: (pageType) =>
      pagesOf(pageType, locale).flatMap((page) => ('title' in page ? [{ slug: page.slug, title: page.title }] : [])),
  }
}

/** Return the names of a route's page in a language. */
export const pageNames = (route: Route, locale: Locale): PageNames =>
  definitionOf(route.pageType).names(contextOf(route, locale))
