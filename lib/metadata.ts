import type { Metadata } from 'next'
import { type Locale, localePath, otherLocale } from './locales'
import { pageNames } from './pages'
import type { Route } from './routes/registry'
import { absoluteUrl } from './site'

/**
 * The head of a page: title, description, canonical address, its twin in the other language (hreflang with x-default on
 * the English page), and whether search engines may list it.
 */
export function metadataFor(route: Route, locale: Locale): Metadata {
  const { seo } = pageNames(route, locale)
  const address = (language: Locale) => absoluteUrl(localePath(route.path, language))
  const shared = { title: seo.title, description: seo.description }
  const icons = { icon: '/drawings/mark.svg' }
  if (!route.indexable) return { ...shared, icons, robots: { index: false } }
  return {
    ...shared,
    icons,
    alternates: {
      canonical: address(locale),
      languages: { en: address('en'), es: address('es'), 'x-default': address('en') },
    },
    openGraph: {
      ...shared,
      url: address(locale),
      type: 'website',
      locale: locale === 'en' ? 'en_US' : 'es_US',
      alternateLocale: otherLocale(locale) === 'en' ? 'en_US' : 'es_US',
    },
  }
}
