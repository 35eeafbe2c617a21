import { settings } from '../compiled/data'
import { pagesOf } from '../content'
import type { Locale } from '../i18n/locales'
import { pageTypes } from '../page-types'

/**
 * Return the cities whose pages the footer links to, and the smaller towns that these pages give directions from; the
 * towns of the map if no city has a page yet.
 */
export function serviceArea(locale: Locale): { cities: string[]; towns: string[] } {
  const pages = pagesOf('city', locale).slice(0, pageTypes.city.footer?.most)
  return {
    cities: pages.map(({ city }) => city),
    towns:
      pages.length > 0
        ? pages.flatMap(({ towns }) => towns?.items.map(({ title }) => title) ?? [])
        : settings.places.towns.map(({ name }) => name),
  }
}
