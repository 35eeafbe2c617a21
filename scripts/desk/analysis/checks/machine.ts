import { type Locale, localePath, locales } from '../../../../lib/i18n/locales'
import type { ExportFacts, PageFacts } from '../facts'
import { judge, type Outcome } from './finding'

/** Whether two texts are the same address; a trailing slash on the origin makes no difference. */
export const sameAddress = (a: string, b: string): boolean =>
  URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href

/** The builder of the head is where these are mended: no page has a field for them. */
const made = { file: 'lib/seo/metadata.ts', loss: 'problem' } as const

/** Whether the page may be listed exactly when the registry says so. */
function listing(page: PageFacts): Outcome {
  return judge('machine', {
    ...made,
    check: 'listing',
    passed: page.noindex !== page.indexable,
    praise: page.indexable
      ? 'Search engines may list the page.'
      : 'The page stays out of search results, as it should.',
    reason: page.indexable
      ? 'The page says noindex, and lib/routes says search engines may list it: change one.'
      : 'The page must say noindex: lib/routes keeps it out of search results.',
  })
}

/** Whether both languages name each other, and English stands for all others. */
function hreflang(page: PageFacts, site: ExportFacts): Outcome {
  const address = (locale: Locale) => {
    const path = localePath(page.route, locale)
    return site.origin + (path === '/' ? '' : path)
  }
  const wanted = { en: address('en'), es: address('es'), 'x-default': address('en') }
  const wrong = Object.entries(wanted).filter(([language, url]) => !sameAddress(page.alternates[language] ?? '', url))
  const silent = locales.filter((locale) => {
    const twin = site.pages.find((other) => other.route === page.route && other.locale === locale)
    return !twin || !sameAddress(twin.alternates[page.locale] ?? '', page.url)
  })
  return judge('machine', {
    ...made,
    check: 'hreflang',
    passed: wrong.length === 0 && silent.length === 0,
    praise: 'Both languages name each other.',
    reason:
      wrong.length > 0
        ? `hreflang ${wrong.map(([language, url]) => `${language} must be ${url}`).join('; ')}.`
        : `The page in ${silent.join(' and ')} does not answer with hreflang ${page.locale}.`,
  })
}

/** What search engines and answer engines read of a page: its address, its twin, its data, its place in the sitemap. */
export function machineChecks(page: PageFacts, site: ExportFacts): Outcome[] {
  if (!page.indexable) return [listing(page)]
  const { canonical, url, types, graphError } = page
  const outcomes = [
    listing(page),
    judge('machine', {
      ...made,
      check: 'canonical',
      passed: sameAddress(canonical, url),
      praise: 'The page names its own address as canonical.',
      reason: `The canonical address is "${canonical}": it must be ${url}.`,
    }),
    hreflang(page, site),
    judge('machine', {
      ...made,
      check: 'structured-data',
      file: 'lib/seo/structured-data',
      passed: types.length > 0 && !graphError,
      praise: `Structured data: ${types.join(', ')}.`,
      reason: graphError ? `The structured data cannot be read: ${graphError}` : 'The page has no structured data.',
    }),
  ]
  if (!site.sitemap) return outcomes
  const sitemap = judge('machine', {
    ...made,
    check: 'sitemap',
    file: 'scripts/export',
    passed: site.sitemap.some((entry) => sameAddress(entry, url)),
    praise: 'The sitemap names the page.',
    reason: 'The sitemap does not name the page: build the site anew.',
  })
  return [...outcomes, sitemap]
}
