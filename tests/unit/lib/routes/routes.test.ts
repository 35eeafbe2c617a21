import { pagesOf } from '@/lib/content'
import { localePath, locales } from '@/lib/i18n/locales'
import type { Kind } from '@/lib/kinds/kind'
import { routes, routesOf } from '@/lib/routes'
import { buildRoutes } from '@/lib/routes/build'

/** The routes of a site with these content files only. */
const builtOf = (files: Partial<Record<Kind, { slug: string; aliases: string[] }[]>>) =>
  buildRoutes((kind) => files[kind] ?? [])
const named = (slugs: string[]) => slugs.map((slug) => ({ slug, aliases: [] }))

/** The public addresses, which must not change; the search; the thank-you page; the demo of each frame. */
const specified: [kind: Kind, ...paths: string[]][] = [
  ['home', '/'],
  ['about', '/about'],
  ['faq', '/faq'],
  ['contact', '/contact'],
  ['book-now', '/book-now'],
  ['free-consultation', '/free-consultation'],
  ['new-patient-special', '/new-patient-special'],
  ['services', '/services'],
  [
    'service',
    '/services/chiropractic-care',
    '/services/pediatric-care',
    '/services/pregnancy-care',
    '/services/wellness-care',
  ],
  ['symptoms', '/symptoms'],
  [
    'symptom',
    '/symptoms/back-pain',
    '/symptoms/neck-pain',
    '/symptoms/headache-migraine',
    '/symptoms/auto-accident-whiplash',
    '/symptoms/work-injury',
    '/symptoms/arthritis-joint-pain',
    '/symptoms/sports-injuries',
    '/symptoms/postural-issues-scoliosis',
    '/symptoms/sciatica-neuropathy',
    '/symptoms/repetitive-strain-injury',
    '/symptoms/stress-management',
    '/symptoms/various-health-concerns',
  ],
  ['blog', '/blog'],
  ['blog-page', '/blog/page/2', '/blog/page/3'],
  ['financial-information', '/financial-information'],
  ['cash-plans', '/financial-information/cash-plans'],
  ['insurance-plans', '/financial-information/insurance-plans'],
  ['what-it-costs', '/financial-information/what-it-costs'],
  [
    'insurer',
    '/financial-information/aetna',
    '/financial-information/bcbc',
    '/financial-information/medicaid',
    '/financial-information/medicare',
  ],
  [
    'city',
    '/springdale-chiropractor',
    '/fayetteville-chiropractor',
    '/rogers-chiropractor',
    '/bentonville-chiropractor',
  ],
  [
    'policy',
    '/accessibility',
    '/anti-discrimination',
    '/good-faith-estimate',
    '/healthcare-disclaimer',
    '/hipaa-policy',
    '/privacy-policy',
    '/terms-of-service',
  ],
  ['where-does-it-hurt', '/where-does-it-hurt'],
  ['language-assistance', '/language-assistance'],
  ['search', '/search'],
  ['not-found', '/not-found', '/blog/not-found', '/symptoms/not-found'],
  ['thank-you', '/thank-you'],
  ['demo', '/demo/survey', '/demo/contact', '/demo/new-patient', '/demo/booking', '/demo/reviews', '/demo/map'],
]

test.each(specified)('%s: the specified addresses, in the specified order', (kind, ...paths) => {
  expect(routesOf(kind).map(({ path }) => path)).toEqual(paths)
})

test('the seventeen posts', () => {
  expect(
    routesOf('post')
      .map(({ path }) => path)
      .sort(),
  ).toEqual([
    '/blog/arthritis-joint-pain',
    '/blog/auto-injury-balance-restoration',
    '/blog/chiropractic-care-without-pain',
    '/blog/chronic-stress',
    '/blog/cycling-neck-back-pain',
    '/blog/first-chiropractic-visit',
    '/blog/gentle-specific-chiropractic-care',
    '/blog/headaches-migraines',
    '/blog/injury-prevention-recovery',
    '/blog/pediatric-chiropractic',
    '/blog/pediatric-chiropractic-safety',
    '/blog/pregnancy-pediatric-chiropractic-wellness',
    '/blog/sleep-posture-pillows',
    '/blog/spinal-misalignment-consequences',
    '/blog/springdale-chiropractor-guide',
    '/blog/springdale-local-chiropractor-benefits',
    '/blog/stress-spine-effects',
  ])
})

test('posts stand newest first', () => {
  const dates = pagesOf('post', 'en').map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('there is no other kind of page', () => {
  expect(new Set(routes.map(({ kind }) => kind))).toEqual(new Set([...specified.map(([kind]) => kind), 'post']))
})

test('the three symptom ids that differ from their address lead to it', () => {
  const aliases = routes.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path]))
  expect(Object.fromEntries(aliases)).toEqual({
    '/symptoms/headaches-migraines': '/symptoms/headache-migraine',
    '/symptoms/joint-pain-arthritis': '/symptoms/arthritis-joint-pain',
    '/symptoms/repetitive-strain-injuries': '/symptoms/repetitive-strain-injury',
  })
})

test('every address stands once, in both languages, aliases included', () => {
  const addresses = routes.flatMap(({ path, aliases }) =>
    [path, ...aliases].flatMap((address) => locales.map((locale) => localePath(address, locale))),
  )
  expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([])
})

test('no address has a trailing slash or the Spanish prefix', () => {
  expect(routes.filter(({ path }) => path !== '/' && !/^(\/(?!es(\/|$))[a-z0-9-]+)+$/.test(path))).toEqual([])
})

test('pages that only make sense on the way are kept from search engines', () => {
  const hidden = ['search', 'not-found', 'thank-you', 'demo'] as const
  expect(routes.filter(({ indexable }) => !indexable)).toEqual(hidden.flatMap(routesOf))
})

test.each([
  [0, []],
  [6, []],
  [7, ['/blog/page/2']],
  [12, ['/blog/page/2']],
  [13, ['/blog/page/2', '/blog/page/3']],
])('%d posts make the further list pages %j', (count, paths) => {
  const built = builtOf({ post: named(Array.from({ length: count }, (_, i) => `post-${i}`)) })
  expect(built.filter(({ kind }) => kind === 'blog-page').map(({ path }) => path)).toEqual(paths)
})

test('a further list page is named by its number, an alias by its full address', () => {
  const built = builtOf({
    post: named([...'1234567']),
    symptom: [{ slug: 'back-pain', aliases: ['back'] }],
  })
  expect(built).toContainEqual(expect.objectContaining({ path: '/blog/page/2', slug: '2' }))
  expect(built).toContainEqual(expect.objectContaining({ path: '/symptoms/back-pain', aliases: ['/symptoms/back'] }))
})
