import type { Metadata } from 'next'
import { clinic } from '../clinic/facts'
import { isPreview } from '../compiled/data'
import { byLocale, defaultLocale, type Locale, localePath, otherLocale } from '../i18n/locales'
import { pageTypeMeta } from '../loader/contract'
import { definitionOf, type PageContext } from '../page-types'
import type { PageNames, Route, Seo } from '../page-types/definition'
import { contextOf } from '../routes/context'
import { absoluteUrl } from '../util/site'
import { iconMetadata } from './app-icons'
import { topicsOf } from './article'
import { cardOf, hasCard, typeOfPicture } from './cards'
import { cardAlt } from './cards/card-content'
import { feedPath, feedType } from './feed/addresses'
import { lastModified } from './git-history'
import { fullTitle } from './title'
import { withZone } from './with-zone'

/** Return the geo tags of a page about a town: region (ISO 3166-2), name and position. */
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

const openGraphLocale: Record<Locale, string> = { en: 'en_US', es: 'es_US' }

/** Return the Open Graph fields of an article: author, date, section and tags. */
function articleFields({ route, locale }: PageContext, { author, date }: { author: string; date: string }) {
  const { section, tags } = topicsOf(route.slug, locale)
  return {
    type: 'article' as const,
    publishedTime: withZone(date),
    modifiedTime: withZone(lastModified(route, locale) ?? date),
    authors: author === 'doctor' ? clinic.doctor.name[locale] : clinic.name,
    section,
    tags,
  }
}

/** Return the Open Graph and X (Twitter) metadata for shared links. */
function sharedAs(context: PageContext, { title, description }: Seo): Metadata {
  const { route, locale, page } = context
  const article = definitionOf(route.pageType).article?.(page)
  const card = cardOf(route, locale)
  const { path, ...size } = card
  const image = { url: absoluteUrl(path), ...size, alt: cardAlt(route, locale), type: typeOfPicture(card) }
  return {
    openGraph: {
      ...(article ? articleFields(context, article) : { type: 'website' }),
      title,
      description,
      url: absoluteUrl(localePath(route.path, locale)),
      siteName: clinic.name,
      locale: openGraphLocale[locale],
      alternateLocale: openGraphLocale[otherLocale(locale)],
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  }
}

/** Return canonical URL, alternates by language (`x-default` is the default language), and the feed. */
function addressesOf(route: Route, locale: Locale): Metadata['alternates'] {
  const address = (language: Locale) => absoluteUrl(localePath(route.path, language))
  return {
    canonical: address(locale),
    languages: { ...byLocale(address), 'x-default': address(defaultLocale) },
    types: { [feedType]: [{ url: absoluteUrl(localePath(feedPath, locale)), title: 'RSS' }] },
  }
}

/** Return the tags by which search engines know whose site it is; they read those of the home page. */
function verificationOf({ path }: Route): Metadata['verification'] {
  const { google, bing } = clinic.verification ?? {}
  if (path !== '/') return
  return { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) }
}

/** Return the page-specific metadata; the layouts add what all pages share. */
export function metadataFor(route: Route, locale: Locale): Metadata {
  const context = contextOf(route, locale)
  const names = definitionOf(route.pageType).names(context)
  const { seo, keywords, social = seo } = names
  const { description } = seo
  const shared = hasCard(route) ? sharedAs(context, social) : {}
  const title = route.indexable ? fullTitle(seo.title, clinic.name) : seo.title
  const other = { [pageTypeMeta]: route.pageType, ...geoTags(names) }
  const basics = { title, description, other, ...iconMetadata, ...shared }
  const notListed = { index: false }
  if (!route.indexable) return { ...basics, robots: notListed }
  return {
    ...basics,
    keywords,
    verification: verificationOf(route),
    // Nobody should find a clinic by its unfinished site.
    robots: isPreview() ? notListed : { index: true, 'max-image-preview': 'large' },
    alternates: addressesOf(route, locale),
  }
}
