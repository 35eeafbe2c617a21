import type { Locale } from './locales'
import type { Kind, Route } from './routes/registry'

const folders: Partial<Record<Kind, string>> = {
  symptom: 'symptoms',
  service: 'services',
  post: 'posts',
  city: 'cities',
  policy: 'policies',
  insurer: 'insurers',
}
const single: Partial<Record<Kind, string>> = {
  home: 'home.{locale}.yaml',
  faq: 'faq.{locale}.yaml',
  demo: 'demo.{locale}.yaml',
  'not-found': 'not-found.{locale}.yaml',
  about: 'about.{locale}.md',
  'financial-information': 'financial-information.{locale}.md',
  'cash-plans': 'cash-plans.{locale}.md',
  'insurance-plans': 'insurance-plans.{locale}.md',
  'blog-page': 'pages/blog.{locale}.md',
}

/** The file below the repository that holds a page's words in a language: `content/symptoms/back-pain.es.md`. */
export function pageFile({ kind, slug }: Pick<Route, 'kind' | 'slug'>, locale: Locale): string {
  const own = single[kind] ?? `${folders[kind] ?? 'pages'}/${slug}.{locale}.md`
  return `content/${own.replace('{locale}', locale)}`
}
