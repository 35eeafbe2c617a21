import type { Metadata } from 'next'
import { clinic } from './clinic'
import { type Locale, localePath, otherLocale } from './locales'
import { type PageNames, pageNames } from './pages'
import type { Route } from './routes/registry'
import { absoluteUrl } from './site'

/** The geo tags of a page about a town: region (ISO 3166-2), name and position. */
function geoTags({ city, geo }: PageNames): Metadata['other'] {
  if (!geo) return
  const { latitude, longitude } = geo
  const { state } = clinic.address
  return {
    'geo.region': `US-${state}`,
    'geo.placename': `${city}, ${state}`,
    'geo.position': `${latitude};${longitude}`,
    ICBM: `${latitude}, ${longitude}`,
  }
}

/**
 * The head of a page: title, description, canonical address, its twin in the other language (hreflang with x-default on
 * the English page), what a shared link shows, where it is, and whether search engines may list it.
 */
export function metadataFor(route: Route, locale: Locale): Metadata {
  const names = pageNames(route, locale)
  const { seo, keywords } = names
  const social = names.social ?? seo
  const address = (language: Locale) => absoluteUrl(localePath(route.path, language))
  const shared = { title: seo.title, description: seo.description }
  const icons = { icon: '/drawings/mark.svg' }
  if (!route.indexable) return { ...shared, icons, robots: { index: false } }
  return {
    ...shared,
    icons,
    keywords,
    other: geoTags(names),
    alternates: {
      canonical: address(locale),
      languages: { en: address('en'), es: address('es'), 'x-default': address('en') },
    },
    openGraph: {
      ...social,
      url: address(locale),
      type: 'website',
      locale: locale === 'en' ? 'en_US' : 'es_US',
      alternateLocale: otherLocale(locale) === 'en' ? 'en_US' : 'es_US',
    },
    twitter: social,
  }
}
