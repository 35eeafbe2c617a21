import { type CollectionName, collections } from '../content/schemas'
import type { Locale } from '../i18n/locales'
import type { Kind, Route } from './registry'

/** Which collection the words of a kind of page stand in; `pages` for the others. */
const homes: Partial<Record<Kind, CollectionName>> = {
  home: 'home',
  about: 'about',
  faq: 'faq',
  symptom: 'symptoms',
  service: 'services',
  post: 'posts',
  city: 'cities',
  policy: 'policies',
  insurer: 'insurers',
  'financial-information': 'financial',
  'cash-plans': 'cashPlans',
  'insurance-plans': 'insurancePlans',
  'not-found': 'notFound',
  demo: 'demo',
}

/** The English file of a collection: `symptoms/*.md`, `back-pain` → `content/symptoms/back-pain.en.md`. */
export const englishFile = (collection: CollectionName, slug = '') =>
  `content/${collections[collection].at.replace('*', slug).replace('.', '.en.')}`

/** The file that holds a page's words in a language: `content/symptoms/back-pain.es.md`. */
export function pageFile({ kind, slug }: Pick<Route, 'kind' | 'slug'>, locale: Locale): string {
  const file = englishFile(homes[kind] ?? 'pages', kind === 'blog-page' ? 'blog' : slug)
  return file.replace('.en.', `.${locale}.`)
}
