import { listedIn } from '@/lib/clinic/listed'
import { settings } from '@/lib/compiled/data'
import { pagesOf } from '@/lib/content'
import { localePath, locales } from '@/lib/i18n/locales'
import { definitionOf } from '@/lib/page-types'
import { type PageType, pageTypeNames } from '@/lib/page-types/names'
import { routes, routesOf } from '@/lib/routes'
import { buildRoutes } from '@/lib/routes/registry'
import { additionalOffice } from '../../additional-office'

/** Return the routes of a site with these content files only. */
const builtOf = (files: { [type in PageType]?: { slug: string; aliases: string[] }[] }) =>
  buildRoutes((pageType) => files[pageType] ?? [])
const named = (slugs: string[]) => slugs.map((slug) => ({ slug, aliases: [] }))

/** Pages that the site cannot do without, by page type. */
const required: [kind: PageType, ...paths: string[]][] = [
  ['home', '/'],
  ['about', '/about'],
  ['faq', '/faq'],
  ['contact', '/contact'],
  ['book-now', '/book-now'],
  ['free-consultation', '/free-consultation'],
  ['new-patient-special', '/new-patient-special'],
  ['services', '/services'],
  ['symptoms', '/symptoms'],
  ['blog', '/blog'],
  ['financial-information', '/financial-information'],
  ['cash-plans', '/financial-information/cash-plans'],
  ['insurance-plans', '/financial-information/insurance-plans'],
  ['what-it-costs', '/financial-information/what-it-costs'],
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

test('each page type with fixed pages is among them', () => {
  const fixed = pageTypeNames.filter(
    (pageType) =>
      !['blog-page', 'office', 'practitioner'].includes(pageType) && !definitionOf(pageType).content.at.includes('*'),
  )
  expect(required.map(([pageType]) => pageType)).toEqual(expect.arrayContaining(fixed))
})

test.each(required)('%s: the pages that the site cannot do without', (pageType, ...paths) => {
  expect(routesOf(pageType).map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
})

test.each([
  ['service', '/services/knee-care'],
  ['symptom', '/symptoms/knee-care'],
  ['post', '/blog/knee-care'],
  ['insurer', '/financial-information/knee-care'],
  ['city', '/knee-care'],
  ['policy', '/knee-care'],
] as const)('each file of a %s is a page such as %s, in the order of the files', (pageType, path) => {
  const found = builtOf({ [pageType]: named(['knee-care', 'elbow-care']) }).filter(
    (route) => route.pageType === pageType,
  )
  expect(found.map((route) => route.path)).toEqual([path, path.replace('knee', 'elbow')])
})

test('several offices or practitioners have a page each, one has none', () => {
  const { address } = settings.clinic
  const person = (en: string, es = en) => ({ name: { en, es }, credentials: 'DC', license: 'No. 1', services: [] })
  const pathsOf = (facts: object) =>
    buildRoutes(() => [], [], listedIn({ address, ...facts }))
      .filter(({ pageType }) => ['office', 'practitioner'].includes(pageType))
      .map(({ path, name }) => [path, name?.es])
  const [ana, ben] = [person('Dr. Ana Peña', 'Dra. Ana Peña'), person('Ben O’Neil')]
  expect(pathsOf({ offices: [additionalOffice], practitioners: [ana, ben] })).toEqual([
    ['/dr-ana-pena', 'Dra. Ana Peña'],
    ['/ben-oneil', 'Ben O’Neil'],
    ['/office-main', address.city],
    ['/office-fayetteville', 'Fayetteville'],
  ])
  expect(pathsOf({ practitioners: [ana] })).toEqual([])
})

test('posts are sorted newest first', () => {
  const dates = pagesOf('post', 'en').map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('symptom ids that differ from their address lead to it', () => {
  const former = {
    'headache-migraine': 'headaches-migraines',
    'arthritis-joint-pain': 'joint-pain-arthritis',
    'repetitive-strain-injury': 'repetitive-strain-injuries',
  }
  const offered = routesOf('symptom').filter(({ slug }) => slug in former)
  expect(offered.map(({ aliases }) => aliases)).toEqual(
    offered.map(({ slug }) => [`/symptoms/${former[slug as keyof typeof former]}`]),
  )
})

test('every address is unique, in both languages, aliases included', () => {
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
  expect(built.filter(({ pageType }) => pageType === 'blog-page').map(({ path }) => path)).toEqual(paths)
})

test('a continuation page is named by its number, an alias by its full address', () => {
  const built = builtOf({
    post: named([...'1234567']),
    symptom: [{ slug: 'back-pain', aliases: ['back'] }],
  })
  expect(built).toContainEqual(expect.objectContaining({ path: '/blog/page/2', slug: '2' }))
  expect(built).toContainEqual(expect.objectContaining({ path: '/symptoms/back-pain', aliases: ['/symptoms/back'] }))
})
