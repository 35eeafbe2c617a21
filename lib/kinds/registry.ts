/** A template family: which component shows the page and which content it takes. */
export type Kind =
  | 'home'
  | 'about'
  | 'faq'
  | 'services'
  | 'service'
  | 'symptoms'
  | 'symptom'
  | 'blog'
  | 'blog-page'
  | 'post'
  | 'contact'
  | 'free-consultation'
  | 'new-patient-special'
  | 'book-now'
  | 'financial-information'
  | 'cash-plans'
  | 'insurance-plans'
  | 'insurer'
  | 'city'
  | 'policy'
  | 'not-found'
  | 'thank-you'
  | 'demo'

export type Route = {
  /** The English address, without prefix and without trailing slash. The Spanish one is `localePath(path, 'es')`. */
  path: string
  kind: Kind
  /** Names the content file of the page within its kind; for a further page of the blog list, its number. */
  slug: string
  /** Whether search engines may list it. */
  indexable: boolean
  /** Old addresses that lead here. */
  aliases: string[]
}

/** The slugs content/ holds for each kind that has one page per file. */
export type Slugs = {
  symptoms: { slug: string; aliases: string[] }[]
  services: string[]
  posts: string[]
  cities: string[]
  policies: string[]
  insurers: string[]
}

/** What the site shows in frames; each has a demo page of our own to stand in it (specification 7). */
export const frames = ['survey', 'contact', 'new-patient', 'booking', 'reviews', 'map'] as const
export type Frame = (typeof frames)[number]

/** Posts on one page of the blog list (specification 9). */
export const blogPageSize = 6

const route = (kind: Kind, path: string, slug = path.split('/').at(-1) || kind, more: Partial<Route> = {}): Route => ({
  path,
  kind,
  slug,
  indexable: true,
  aliases: [],
  ...more,
})

/**
 * Every address of the site, once (specification 2.2). Menus, footer, metadata, redirects, the link check and the tests
 * all read this list; a page exists because its content files do.
 */
export function buildRoutes(slugs: Slugs): Route[] {
  const blogPages = Math.max(1, Math.ceil(slugs.posts.length / blogPageSize))
  const hidden = { indexable: false }
  return [
    route('home', '/', 'home'),
    route('about', '/about'),
    route('faq', '/faq'),
    route('services', '/services'),
    ...slugs.services.map((slug) => route('service', `/services/${slug}`)),
    route('symptoms', '/symptoms'),
    ...slugs.symptoms.map(({ slug, aliases }) =>
      route('symptom', `/symptoms/${slug}`, slug, { aliases: aliases.map((alias) => `/symptoms/${alias}`) }),
    ),
    route('blog', '/blog'),
    ...Array.from({ length: blogPages - 1 }, (_, i) => route('blog-page', `/blog/page/${i + 2}`)),
    ...slugs.posts.map((slug) => route('post', `/blog/${slug}`)),
    route('financial-information', '/financial-information'),
    route('cash-plans', '/financial-information/cash-plans'),
    route('insurance-plans', '/financial-information/insurance-plans'),
    ...slugs.insurers.map((slug) => route('insurer', `/financial-information/${slug}`)),
    route('new-patient-special', '/new-patient-special'),
    route('free-consultation', '/free-consultation'),
    route('contact', '/contact'),
    route('book-now', '/book-now'),
    ...slugs.cities.map((slug) => route('city', `/${slug}`)),
    ...slugs.policies.map((slug) => route('policy', `/${slug}`)),
    route('not-found', '/not-found', 'page', hidden),
    route('not-found', '/blog/not-found', 'post', hidden),
    route('not-found', '/symptoms/not-found', 'symptom', hidden),
    route('thank-you', '/thank-you', 'thank-you', hidden),
    ...frames.map((frame) => route('demo', `/demo/${frame}`, frame, hidden)),
  ]
}
