/** The names of all page types, in the order of the sitemap. */
export const pageTypeNames = [
  'home',
  'about',
  'practitioner',
  'faq',
  'services',
  'service',
  'symptoms',
  'symptom',
  'where-does-it-hurt',
  'body-part',
  'blog',
  'blog-page',
  'post',
  'financial-information',
  'cash-plans',
  'insurance-plans',
  'what-it-costs',
  'insurer',
  'new-patient-special',
  'free-consultation',
  'contact',
  'office',
  'book-now',
  'city',
  'policy',
  'language-assistance',
  'search',
  'not-found',
  'thank-you',
  'demo',
] as const

export type PageType = (typeof pageTypeNames)[number]

/** Test whether a name is that of a page type. */
export const isPageType = (name: string): name is PageType => (pageTypeNames as readonly string[]).includes(name)
