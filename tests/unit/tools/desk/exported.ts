import { localePath } from '@/lib/i18n/locales'
import type { Card, Export, ExportedPage } from '@/tools/desk/read-export'

export const origin = 'https://www.example.com'

export const card = (more: Partial<Card> = {}): Card => ({
  url: `${origin}/og/en-about.png`,
  file: 'og/en-about.png',
  width: 1200,
  height: 630,
  bytes: 90_000,
  hash: 'a',
  alt: 'About the clinic',
  ...more,
})

/** Return an exported page; `more` overrides its fields. */
export function page(more: Partial<ExportedPage> = {}): ExportedPage {
  const { route = '/about', locale = 'en' } = more
  const path = localePath(route, locale)
  return {
    path,
    url: origin + path,
    route,
    locale,
    pageType: 'about',
    file: `content/about.${locale}.md`,
    indexable: true,
    title: `About ${route} in ${locale}`,
    description: `Whom you meet: ${route} ${locale}`,
    canonical: origin + path,
    shared: {},
    card: card(),
    types: ['AboutPage'],
    words: 3,
    linksOut: [],
    sources: [],
    ...more,
  }
}

/** Return two pages in each language that link to each other. */
export function site(): Export {
  const pages = (['en', 'es'] as const).flatMap((locale) => [
    page({ route: '/about', locale, linksOut: [localePath('/faq', locale)] }),
    page({ route: '/faq', pageType: 'faq', locale, linksOut: [localePath('/about', locale)] }),
  ])
  return { folder: 'out', origin, pages, redirects: [] }
}

/** Return the site with one page changed. */
export function siteWith(path: string, change: Partial<ExportedPage>): Export {
  const whole = site()
  return { ...whole, pages: whole.pages.map((one) => (one.path === path ? { ...one, ...change } : one)) }
}
