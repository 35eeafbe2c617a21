import { byLocale, defaultLocale, type Locale, localePath, locales } from '../../../../lib/i18n/locales'
import { isSameAddress } from '../../../../scripts/export/check-metadata'
import type { ExportFacts, PageFacts } from '../facts'
import { judge, type Outcome } from './finding'

/** Test whether the page is indexable exactly if the registry says so. */
function listing(page: PageFacts): Outcome {
  return judge('listing', {
    passed: page.noindex !== page.indexable,
    praise: page.indexable
      ? 'Search engines may list the page.'
      : 'The page stays out of search results, as it should.',
    reason: page.indexable
      ? 'The page says noindex, and lib/routes says search engines may list it: change one.'
      : 'The page must say noindex: lib/routes keeps it out of search results.',
  })
}

/** Test whether the languages refer to each other, and the default one represents all others. */
function hreflang(page: PageFacts, site: ExportFacts): Outcome {
  const address = (locale: Locale) => {
    const path = localePath(page.route, locale)
    return site.origin + (path === '/' ? '' : path)
  }
  const wanted = { ...byLocale(address), 'x-default': address(defaultLocale) }
  const wrong = Object.entries(wanted).filter(([language, url]) => !isSameAddress(page.alternates[language], url))
  const silent = locales.filter((locale) => {
    const counterpart = site.pages.find((other) => other.route === page.route && other.locale === locale)
    return !counterpart || !isSameAddress(counterpart.alternates[page.locale], page.url)
  })
  return judge('hreflang', {
    passed: wrong.length === 0 && silent.length === 0,
    praise: 'Both languages name each other.',
    reason:
      wrong.length > 0
        ? `hreflang ${wrong.map(([language, url]) => `${language} must be ${url}`).join('; ')}.`
        : `The page in ${silent.join(' and ')} does not answer with hreflang ${page.locale}.`,
  })
}

const inSitemap = (url: string, sitemap: string[]) =>
  judge('sitemap', {
    passed: sitemap.some((entry) => isSameAddress(entry, url)),
    praise: 'The sitemap names the page.',
    reason: 'The sitemap does not list the page: rebuild the site.',
  })

/**
 * Check what search engines and answer engines read of a page: its address, its counterparts, its data, its sitemap
 * entry.
 */
export function machineChecks(page: PageFacts, site: ExportFacts): Outcome[] {
  if (!page.indexable) return [listing(page)]
  const { canonical, url, types, graphError } = page
  return [
    listing(page),
    judge('canonical', {
      passed: isSameAddress(canonical, url),
      praise: 'The page names its own address as canonical.',
      reason: `The canonical address is "${canonical}": it must be ${url}.`,
    }),
    hreflang(page, site),
    judge('structured-data', {
      passed: types.length > 0 && !graphError,
      praise: `Structured data: ${types.join(', ')}.`,
      reason: graphError ? `The structured data cannot be read: ${graphError}` : 'The page has no structured data.',
    }),
    // A missing sitemap is reported once, for the whole site.
    ...(site.sitemap ? [inSitemap(url, site.sitemap)] : []),
  ]
}
