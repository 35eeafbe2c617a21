import { localePath } from '@/lib/i18n/locales'
import type { DeskPage, DeskReport } from '@/tools/desk/report'

const origin = 'https://www.example.com'

/** Return a page without faults, with the changes a test makes. */
function page(route: string, locale: DeskPage['locale'], change: Partial<DeskPage> = {}): DeskPage {
  const path = localePath(route, locale)
  const title = change.title ?? `Title of ${path}`
  // Open Graph titles omit the clinic: platforms show the site name next to them.
  const topic = title.replace(/ \| .*/, '')
  const description = change.description ?? `Description of ${path}`
  return {
    path,
    url: origin + path,
    route,
    locale,
    pageType: 'about',
    file: `content/pages${route}.${locale}.md`,
    indexable: true,
    title,
    description,
    canonical: origin + path,
    alternates: {},
    shared: {
      'og:title': topic,
      'og:description': description,
      'twitter:card': 'summary_large_image',
      'twitter:title': topic,
      'twitter:description': description,
    },
    card: {
      url: '',
      file: `og/${locale}.png`,
      width: 1200,
      height: 630,
      bytes: 90_000,
      hash: '',
      alt: `Card of ${path}`,
    },
    types: ['WebPage'],
    graph: { '@type': 'WebPage' },
    words: 400,
    linksIn: ['/'],
    linksOut: [],
    external: [],
    orphan: false,
    sources: [],
    advice: [],
    ...change,
  }
}

/** Three pages in two languages: one has advice in Spanish, one is an orphan in English. */
export const report: DeskReport = {
  origin,
  clinic: 'Springdale Clinic',
  pages: [
    page('/about', 'en', { title: 'Meet the team | Springdale Clinic', words: 500 }),
    page('/about', 'es', { title: 'Conozca al equipo', words: 620 }),
    page('/symptoms/back-pain', 'en', { pageType: 'symptom', title: 'Back pain', words: 900, focus: 'sore back' }),
    page('/symptoms/back-pain', 'es', {
      pageType: 'symptom',
      title: 'Dolor de espalda crónico',
      words: 80,
      advice: [{ reason: 'The title lacks words.', file: 'content/symptoms/back-pain.es.md', field: 'seo.title' }],
    }),
    page('/blog/rest', 'en', { pageType: 'post', title: 'A good night', words: 70, orphan: true, linksIn: [] }),
    page('/blog/rest', 'es', { pageType: 'post', title: '=Descanso, "sueño"', words: 1200 }),
  ],
}
