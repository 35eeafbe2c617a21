import { type ISitemapField, SitemapBuilder } from 'next-sitemap'
import { defaultLocale, type Locale, localePath, locales } from '../../lib/i18n/locales'
import type { Route } from '../../lib/page-types/definition'
import { cardOf, hasCard, picturesOf } from '../../lib/seo/cards'
import { lastModified } from '../../lib/seo/git-history'
import { absoluteUrl } from '../../lib/util/site'

/** The sitemap's place on the site, which robots.txt names. */
export const sitemapPath = '/sitemap.xml'

/**
 * List every indexable address with both languages side by side: the page in each language, the day its words last
 * changed if known, its pictures. Priority and change frequency are left out, as search engines ignore both (Google
 * Search Central, "Build and submit a sitemap").
 */
export function sitemapFields(routes: Route[], changed = lastModified): ISitemapField[] {
  return routes
    .filter(({ indexable }) => indexable)
    .flatMap((route) => {
      const address = (locale: Locale) => absoluteUrl(localePath(route.path, locale))
      const alternateRefs = [
        ...locales.map((locale) => ({ hreflang: locale as string, href: address(locale) })),
        { hreflang: 'x-default', href: address(defaultLocale) },
      ]
      return locales.map((locale) => ({
        loc: address(locale),
        lastmod: changed(route, locale),
        alternateRefs,
        images: [...(hasCard(route) ? [cardOf(route, locale)] : []), ...picturesOf(route)].map(({ path }) => ({
          loc: new URL(absoluteUrl(path)),
        })),
      }))
    })
}

/** Return the text of `sitemap.xml` (sitemaps.org 0.9, with Google's image and alternate extensions). */
export const sitemapFile = (fields: ISitemapField[]) => `${new SitemapBuilder().buildSitemapXml(fields)}\n`

/**
 * Return the text of `robots.txt`. It allows everything: pages that must not be indexed say so themselves, and
 * crawlers have to read that.
 * @param hasSitemap whether the site lists its pages: a preview does not
 */
export const robotsFile = (hasSitemap = true) =>
  `User-agent: *\nAllow: /\n${hasSitemap ? `\nSitemap: ${absoluteUrl(sitemapPath)}\n` : ''}`
