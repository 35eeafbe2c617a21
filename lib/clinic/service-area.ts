import { pagesOf } from '../content'
import type { Locale } from '../i18n/locales'
import { kinds } from '../kinds'

/** The cities with a page that the footer names, and the smaller towns that these pages describe the way from. */
export function serviceArea(locale: Locale): { cities: string[]; towns: string[] } {
  const pages = pagesOf('city', locale).slice(0, kinds.city.footer?.most)
  return {
    cities: pages.map(({ city }) => city),
    towns: pages.flatMap(({ towns }) => towns?.items.map(({ title }) => title) ?? []),
  }
}
