import { localePath } from '@/lib/i18n/locales'
import { sharedFields } from '@/scripts/export/check-metadata'
import type { Block, ExportFacts, PageFacts } from '@/tools/desk/analysis/facts'
import type { Card } from '@/tools/desk/analysis/report'

export const origin = 'https://www.example.com'

export const text = (words: string): Block => ({ kind: 'text', text: words, html: words, prose: true })
export const heading = (words: string, level = 2): Block => ({
  kind: 'heading',
  level,
  text: words,
  html: words,
  prose: false,
})
export const picture = (words: string): Block => ({
  kind: 'picture',
  text: words,
  html: `<img src="#" alt="${words}">`,
  prose: false,
})

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

const description =
  'Who you meet at our clinic in Springdale, what a first visit is like, and how we decide together with you which care makes sense.'

/** Return a page whose only fault is its short text; `more` overrides its fields. */
export function page(more: Partial<PageFacts> = {}): PageFacts {
  const { route = '/about', locale = 'en' } = more
  const address = (language: 'en' | 'es') => origin + localePath(route, language).replace(/^\/$/, '')
  const title = more.title ?? `About ${route} in ${locale}`
  return {
    path: localePath(route, locale),
    url: address(locale),
    route,
    locale,
    pageType: 'about',
    file: `content/about.${locale}.md`,
    indexable: true,
    noindex: false,
    title,
    description: `${description} ${route} ${locale}`.slice(0, 155),
    canonical: address(locale),
    alternates: { en: address('en'), es: address('es'), 'x-default': address('en') },
    shared: Object.fromEntries(sharedFields.map((name) => [name, 'x'])),
    card: card(),
    types: ['AboutPage'],
    graph: { '@type': 'AboutPage' },
    words: 3,
    linksOut: [],
    external: [],
    sources: [],
    h1: ['About us'],
    blocks: [text('We are here.')],
    contents: false,
    followed: 0,
    ...more,
  }
}

/** Return two pages in each language that link to each other, all in the sitemap. */
export function site(more: Partial<ExportFacts> = {}): ExportFacts {
  const pages = (['en', 'es'] as const).flatMap((locale) => [
    page({ route: '/about', locale, linksOut: [localePath('/faq', locale)] }),
    page({ route: '/faq', pageType: 'faq', locale, linksOut: [localePath('/about', locale)] }),
  ])
  return { folder: 'out', origin, pages, redirects: [], sitemap: pages.map(({ url }) => url), ...more }
}

/** Return the site with one page changed. */
export function siteWith(path: string, change: Partial<PageFacts>): ExportFacts {
  const whole = site()
  return { ...whole, pages: whole.pages.map((one) => (one.path === path ? { ...one, ...change } : one)) }
}
