/** @jest-environment node */

import { clinic, phone } from '@/lib/clinic/facts'
import { dayWithZone } from '@/lib/clinic/local-time'
import { pageOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import type { Route } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'
import { routes, routesOf } from '@/lib/routes'
import { articlePictures } from '@/lib/seo/cards'
import { type Graph, graphFor } from '@/lib/seo/structured-data'
import { specialHours, weekHours } from '@/lib/seo/structured-data/clinic'
import { isReference, type Node, readGraph, typesOf } from '@/lib/seo/structured-data/nodes'
import { printJson } from '@/lib/seo/structured-data/print'
import { graphProblems } from '@/lib/seo/structured-data/rules'
import { absoluteUrl, siteOrigin } from '@/lib/util/site'

/** The parsed graph of a page. */
const thingsOf = (route: Route, locale: 'en' | 'es' = 'en'): Node[] => {
  const graph = graphFor(route, locale)
  return graph ? JSON.parse(printJson(graph))['@graph'] : []
}
const first = (pageType: PageType) => routesOf(pageType)[0] as Route
const the = (things: Node[], type: string) => things.find((thing) => typesOf(thing).includes(type)) ?? {}

const listed = routes.filter(({ indexable }) => indexable)
const all = listed.flatMap((route) => locales.map((locale) => ({ route, locale, things: thingsOf(route, locale) })))

/** Return all nodes of a type in all graphs, nested ones too, with their paths. */
const everywhere = (type: string, kinds: PageType[]) =>
  all
    .filter(({ route }) => kinds.includes(route.pageType))
    .flatMap(({ route, locale, things }) =>
      readGraph(things)
        .places.filter(({ node }) => typesOf(node).includes(type) && !isReference(node))
        .map(({ node }) => ({ at: `${locale} ${route.path}`, node })),
    )

test('every indexable page has a valid graph, and no other page has one', () => {
  const problems = all.flatMap(({ route, locale, things }) =>
    graphProblems(things).map((problem) => `${locale} ${route.path}: ${problem}`),
  )
  expect(problems).toEqual([])
  expect(all.filter(({ things }) => things.length < 3)).toEqual([])
  const hidden = routes.filter(({ indexable }) => !indexable)
  expect(hidden.filter((route) => graphFor(route, 'en'))).toEqual([])
})

test('properties unknown to schema.org do not compile', () => {
  const things: Graph['@graph'] = [
    // @ts-expect-error an unknown type
    { '@type': 'Chiropractor' },
    // @ts-expect-error no type
    { name: 'Clinic' },
    // @ts-expect-error an unknown property
    { '@type': 'BlogPosting', headlin: 'Stress' },
    // @ts-expect-error a property of another type
    { '@type': ['MedicalClinic', 'LocalBusiness'], medicineSystem: 'https://schema.org/Chiropractic' },
    // @ts-expect-error an unknown property within a thing
    { '@type': 'MedicalClinic', address: { '@type': 'PostalAddress', street: '1900 West Sunset Avenue' } },
    // @ts-expect-error a member that an enumeration does not have
    { '@type': 'MedicalClinic', medicalSpecialty: 'https://schema.org/Chiropractic' },
    // @ts-expect-error a thing of the wrong type
    { '@type': 'MedicalClinic', geo: { '@type': 'PostalAddress' } },
    // @ts-expect-error a text for a number
    { '@type': 'BlogPosting', wordCount: 'many' },
    // @ts-expect-error a number for a text
    { '@type': 'BlogPosting', headline: 800 },
  ]
  expect(things).toHaveLength(9)
})

const anywhere = routes.map(({ pageType }) => pageType)
const wholeClinic: PageType[] = ['home', 'about', 'contact', 'city']

/**
 * The properties that Google's documentation of each rich result requires or recommends, as far as they apply to this
 * site. Excluded: ratings and reviews (not allowed for the business itself) and prices.
 */
const asked: [document: string, type: string, properties: string[], kinds: PageType[]][] = [
  ['Article', 'BlogPosting', ['author', 'dateModified', 'datePublished', 'headline', 'image'], anywhere],
  ['Article: author', 'Person', ['name', 'url'], anywhere],
  ['Breadcrumb', 'BreadcrumbList', ['itemListElement'], anywhere],
  ['Breadcrumb', 'ListItem', ['position', 'name'], anywhere],
  ['Local business', 'LocalBusiness', ['name', 'address', 'telephone', 'url', 'image'], anywhere],
  ['Local business', 'LocalBusiness', ['geo', 'openingHoursSpecification'], wholeClinic],
  ['Local business', 'GeoCoordinates', ['latitude', 'longitude'], anywhere],
  ['Local business', 'OpeningHoursSpecification', ['opens', 'closes'], anywhere],
  ['Organization', 'MedicalClinic', ['name', 'url', 'logo', 'address', 'telephone'], anywhere],
  ['Organization', 'MedicalClinic', ['sameAs'], wholeClinic],
  ['Organization', 'MedicalClinic', ['email'], ['home', 'contact', 'city']],
  [
    'Organization',
    'PostalAddress',
    ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
    anywhere,
  ],
  ['FAQ', 'FAQPage', ['mainEntity'], anywhere],
  ['FAQ', 'Question', ['name', 'acceptedAnswer'], anywhere],
  ['FAQ', 'Answer', ['text'], anywhere],
  ['Site name', 'WebSite', ['name', 'url'], anywhere],
]

test.each(asked)('%s: each %s has its %p', (_, type, properties, kinds) => {
  const found = everywhere(type, kinds)
  expect(found.length).toBeGreaterThan(0)
  expect(
    found.flatMap(({ at, node }) => properties.filter((name) => !(name in node)).map((name) => `${at}: ${name}`)),
  ).toEqual([])
})

test('headlines are within 110 characters, and every address is absolute https', () => {
  expect(everywhere('BlogPosting', ['post']).filter(({ node }) => String(node.headline).length > 110)).toEqual([])
  const addresses = all
    .flatMap(({ things }) => readGraph(things).values)
    .filter(({ property }) => ['url', 'item', 'image', 'logo', 'hasMap', 'sameAs'].includes(property))
  expect(addresses.filter(({ value }) => typeof value !== 'string' || !value.startsWith('https://'))).toEqual([])
})

test('things keep their names on every page and in both languages', () => {
  const named = all.flatMap(({ things }) => [the(things, 'MedicalClinic'), the(things, 'WebSite')])
  expect(new Set(named.map((node) => node['@id']))).toEqual(
    new Set([`${siteOrigin()}/#clinic`, `${siteOrigin()}/#website`]),
  )
})

test('nothing in a graph can end its script', () => {
  const text = printJson({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Person', name: '</script><!-- <script>' }],
  })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!-- <script>')
})

describe('the clinic', () => {
  const node = the(thingsOf(first('contact')), 'MedicalClinic')

  test('is described with its facts, and without its rating', () => {
    expect(node).toMatchObject({
      '@type': ['MedicalClinic', 'LocalBusiness'],
      name: clinic.name,
      telephone: phone.number,
      email: clinic.email,
      hasMap: clinic.mapsListing,
      sameAs: Object.values(clinic.social),
      geo: clinic.geo,
    })
    expect(JSON.stringify(all)).not.toMatch(/rating|"review"/i)
  })

  test('serves the cities with a page and the towns next to them', () => {
    const { areaServed } = the(thingsOf(first('home')), 'MedicalClinic')
    const names = ['Springdale', 'Fayetteville', 'Rogers', 'Bentonville', 'Tontitown', 'Elm Springs']
    expect((areaServed as Node[]).map(({ name }) => name)).toEqual(names)
  })

  test('offers its four services, each by the name it has on its own page', () => {
    const node = the(thingsOf(first('home')), 'MedicalClinic')
    const names = (node.availableService as Node[]).map((service) => service['@id'])
    expect(names).toEqual(routesOf('service').map((route) => the(thingsOf(route), 'MedicalTherapy')['@id']))
  })

  test('is short where it is only named', () => {
    expect(the(thingsOf(first('policy')), 'MedicalClinic')).not.toHaveProperty('geo')
  })
})

test('hours: one entry for each range of times, with its days; no hours is closed', () => {
  const week = { monday: ['09:00-13:00', '15:00-18:00'], tuesday: ['09:00-13:00'], sunday: [] }
  const closed = { wednesday: [], thursday: [], friday: [], saturday: [] }
  expect(weekHours({ ...week, ...closed })).toEqual([
    expect.objectContaining({ dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '13:00' }),
    expect.objectContaining({ dayOfWeek: ['Monday'], opens: '15:00', closes: '18:00' }),
    expect.objectContaining({
      dayOfWeek: ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: '00:00',
      closes: '00:00',
    }),
  ])
  expect(specialHours([{ date: '2026-12-24', hours: ['09:00-13:00'] }, { date: '2026-12-25' }])).toEqual([
    expect.objectContaining({ validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' }),
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  ])
})

test('hours to midnight, through the night and around the clock, as Google reads them', () => {
  const night = { ...clinic.hours, monday: ['17:00-24:00'], tuesday: ['20:00-02:00'], wednesday: ['00:00-24:00'] }
  const found = weekHours(night)
  const on = (day: string) => found.find(({ dayOfWeek }) => [dayOfWeek].flat().includes(day as never))
  expect(on('Monday')).toMatchObject({ opens: '17:00', closes: '00:00' })
  expect(on('Tuesday')).toMatchObject({ opens: '20:00', closes: '02:00' })
  expect(on('Wednesday')).toMatchObject({ opens: '00:00', closes: '23:59' })
})

test.each(routesOf('post'))('$slug is an article with its author, pictures and translation', (route) => {
  const [english, spanish] = locales.map((locale) => the(thingsOf(route, locale), 'BlogPosting'))
  const { title, author, date } = pageOf('post', 'en', route.slug)
  expect(english).toMatchObject({
    headline: title,
    author: { '@id': `${siteOrigin()}/#${author}` },
    publisher: { '@id': `${siteOrigin()}/#clinic` },
    // 12:00 UTC, as in the feed.
    datePublished: dayWithZone(date, clinic.timeZone),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00-0[56]:00$/),
    image: articlePictures(route.slug).map(({ path }) => absoluteUrl(path)),
    workTranslation: { '@id': spanish?.['@id'] },
  })
  expect(Number(english?.wordCount)).toBeGreaterThan(300)
  expect(spanish).toMatchObject({ inLanguage: 'es', translationOfWork: { '@id': english?.['@id'] } })
})

describe('a symptom page', () => {
  const route = routesOf('symptom').find(({ slug }) => slug === 'back-pain') as Route
  const { title, reviewed } = pageOf('symptom', 'es', 'back-pain')
  afterEach(() => {
    clinic.confirmed = []
  })

  test('is medical, and about its condition', () => {
    expect(the(thingsOf(route, 'es'), 'MedicalWebPage')).toMatchObject({
      about: { '@type': 'MedicalCondition', name: title },
    })
    const general = routesOf('symptom').find(({ slug }) => slug === 'stress-management') as Route
    expect(the(thingsOf(general), 'MedicalWebPage')).not.toHaveProperty('about')
  })

  test('names its reviewer and date, once the clinic has confirmed both', () => {
    clinic.confirmed = ['symptomReview', 'doctor']
    const things = thingsOf(route, 'es')
    expect(the(things, 'MedicalWebPage')).toMatchObject({
      lastReviewed: reviewed,
      reviewedBy: { '@id': the(things, 'Person')['@id'] },
    })
  })

  test.each([[[]], [['symptomReview']], [['doctor']]] as const)(
    'claims no review while only %p is confirmed',
    (names) => {
      clinic.confirmed = [...names]
      expect(JSON.stringify(thingsOf(route, 'es'))).not.toMatch(/reviewed/i)
    },
  )
})

test('the FAQ has all its questions in their order, with answers in plain text', () => {
  const { mainEntity } = the(thingsOf(first('faq')), 'FAQPage')
  const questions = mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  const items = pageOf('faq', 'en').groups.flatMap((group) => group.items)
  expect(questions.map(({ name }) => name)).toEqual(items.map(({ question }) => question))
  expect(questions.filter(({ acceptedAnswer: { text } }) => /[*_`#]|\]\(|\n/.test(text))).toEqual([])
})

test.each<[PageType, PageType]>([
  ['services', 'service'],
  ['symptoms', 'symptom'],
  ['blog', 'post'],
])('%s lists its pages, from the first on', (list, listed) => {
  const { itemListElement } = the(thingsOf(first(list), 'es'), 'ItemList')
  const items = itemListElement as { position: number; url: string }[]
  expect(items.map(({ position }) => position)).toEqual(items.map((_, i) => i + 1))
  const known = routesOf(listed).map(({ path }) => absoluteUrl(`/es${path}`))
  expect(items.filter(({ url }) => !known.includes(url))).toEqual([])
  if (list !== 'blog') expect(items).toHaveLength(known.length)
})

test.each<[PageType, string]>([
  ['home', 'WebPage'],
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
  ['city', 'FAQPage'],
  ['services', 'CollectionPage'],
  ['policy', 'WebPage'],
])('the page of type %s is a %s, named by its address', (pageType, type) => {
  const { path } = first(pageType)
  expect(the(thingsOf(first(pageType)), type)).toMatchObject({ url: absoluteUrl(path), inLanguage: 'en' })
})
