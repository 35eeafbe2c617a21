import { localePath, locales } from '../../locales'
import type { ExportFacts, PageFacts } from '../facts'
import { judge, type Outcome } from './finding'

const group = 'machine'

const same = (a: string, b: string) => URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href

/** What search engines and answer engines read of a page: its address, its twin, its data, its place in the sitemap. */
export function machineChecks(page: PageFacts, site: ExportFacts): Outcome[] {
  const listed: Outcome = {
    ...judge(
      'listing',
      group,
      undefined,
      page.noindex !== page.indexable,
      [
        page.indexable
          ? 'Search engines may list the page.'
          : 'The page is kept out of search results, as it should be.',
        page.indexable
          ? 'The page says noindex, and lib/routes says search engines may list it: change one.'
          : 'The page must say noindex: lib/routes keeps it out of search results.',
      ],
      'problem',
    ),
    file: 'lib/metadata.ts',
  }
  if (!page.indexable) return [listed]
  const address = (locale: 'en' | 'es') => {
    const path = localePath(page.route, locale)
    return site.origin + (path === '/' ? '' : path)
  }
  const wanted = { en: address('en'), es: address('es'), 'x-default': address('en') }
  const wrong = Object.entries(wanted).filter(([language, url]) => !same(page.alternates[language] ?? '', url))
  const unanswered = locales.filter((locale) => {
    const twin = site.pages.find((other) => other.route === page.route && other.locale === locale)
    return !twin || !same(twin.alternates[page.locale] ?? '', page.url)
  })
  const outcomes = [
    judge(
      'canonical',
      group,
      undefined,
      same(page.canonical, page.url),
      [
        'The page names its own address as canonical.',
        `The canonical address is "${page.canonical}": it must be ${page.url}.`,
      ],
      'problem',
    ),
    judge(
      'hreflang',
      group,
      undefined,
      wrong.length === 0 && unanswered.length === 0,
      [
        'Both languages name each other.',
        wrong.length > 0
          ? `hreflang ${wrong.map(([language, url]) => `${language} must be ${url}`).join('; ')}.`
          : `The ${unanswered.join(' and ')} page does not answer with hreflang ${page.locale}.`,
      ],
      'problem',
    ),
    judge(
      'structured-data',
      group,
      undefined,
      page.types.length > 0 && !page.graphError,
      [
        `Structured data: ${page.types.join(', ')}.`,
        page.graphError ? `The structured data cannot be read: ${page.graphError}` : 'The page has no structured data.',
      ],
      'problem',
    ),
  ].map((outcome): Outcome => ({ ...outcome, file: 'lib/metadata.ts' }))
  const inSitemap = site.sitemap?.some((url) => same(url, page.url)) ?? false
  return [
    listed,
    ...outcomes,
    ...(site.sitemap
      ? [
          {
            ...judge(
              'sitemap',
              group,
              undefined,
              inSitemap,
              ['The sitemap names the page.', 'The sitemap does not name the page: build the site anew.'],
              'problem',
            ),
            file: 'scripts/export',
          },
        ]
      : []),
  ]
}
