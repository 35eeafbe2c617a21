import { clinic } from '@/lib/clinic/facts'
import { dayWithZone } from '@/lib/clinic/local-time'
import { isPreview } from '@/lib/compiled/data'
import { pageOf, pagesOf } from '@/lib/content'
import { type Locale, localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/page-types/definition'
import { routes } from '@/lib/routes'
import { pageNames } from '@/lib/routes/context'
import { cardOf, hasCard } from '@/lib/seo/cards'
import { metadataFor } from '@/lib/seo/metadata'
import { fullTitle } from '@/lib/seo/title'
import { absoluteUrl } from '@/lib/util/site'

jest.mock('@/lib/compiled/data', () => ({ ...jest.requireActual('@/lib/compiled/data'), isPreview: jest.fn() }))
const preview = isPreview as jest.Mock<boolean>

beforeEach(() => {
  preview.mockReturnValue(false)
})

const indexable = routes.filter((route) => route.indexable)
const hidden = routes.filter((route) => !route.indexable)

describe.each(locales)('in %s', (locale) => {
  test.each(routes.map((route) => [route.path, route] as const))(
    '%s has a name, a title and a description',
    (_, route) => {
      const { title, seo } = pageNames(route, locale)
      expect(title).toMatch(/\S/)
      const metadata = metadataFor(route, locale)
      expect(metadata.description).toBe(seo.description)
      expect(metadata.title).toBe(route.indexable ? fullTitle(seo.title, clinic.name) : seo.title)
      expect(`${seo.title}${seo.description}`).not.toMatch(/[{}]/)
    },
  )

  test('no two pages share a title or a description', () => {
    for (const field of ['title', 'description'] as const) {
      const values = routes.map((route) => pageNames(route, locale).seo[field])
      expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
    }
  })

  test.each(indexable.map((route) => [route.path, route] as const))(
    '%s names itself and both languages',
    (path, route) => {
      const address = (language: Locale) => absoluteUrl(localePath(path, language))
      const metadata = metadataFor(route, locale)
      expect(metadata.robots).toEqual({ index: true, 'max-image-preview': 'large' })
      expect(metadata.alternates).toEqual({
        canonical: address(locale),
        languages: { en: address('en'), es: address('es'), 'x-default': address('en') },
        types: {
          'application/rss+xml': [{ url: absoluteUrl(localePath('/feed.xml', locale)), title: 'RSS' }],
        },
      })
    },
  )

  test.each(routes.filter(hasCard).map((route) => [route.path, route] as const))(
    '%s is whole when it is shared: words, address, languages and a picture with words',
    (path, route) => {
      const metadata = metadataFor(route, locale)
      const { seo, social: { title, description } = seo } = pageNames(route, locale)
      const { path: file, width, height } = cardOf(route, locale)
      const image = { url: absoluteUrl(file), alt: expect.stringContaining(clinic.name) }
      expect(metadata.openGraph).toMatchObject({
        type: route.pageType === 'post' ? 'article' : 'website',
        title,
        description,
        url: absoluteUrl(localePath(path, locale)),
        siteName: clinic.name,
        locale: { en: 'en_US', es: 'es_US' }[locale],
        alternateLocale: { en: 'es_US', es: 'en_US' }[locale],
        images: [{ ...image, width, height, type: 'image/png' }],
      })
      expect(metadata.twitter).toEqual({ card: 'summary_large_image', title, description, images: [image] })
    },
  )

  test('an article states its author, its dates and its subject', () => {
    const fields = routes
      .filter(({ pageType }) => pageType === 'post')
      .map((route) => ({ post: pageOf('post', locale, route.slug), fields: metadataFor(route, locale).openGraph }))
    for (const { post, fields: article } of fields) {
      expect(article).toMatchObject({
        publishedTime: dayWithZone(post.date, clinic.timeZone),
        modifiedTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d\d:00:00-0[56]:00$/),
        authors: post.author === 'doctor' ? clinic.doctor.name[locale] : clinic.name,
        section: translator(locale)('blog.section'),
      })
    }
    const topics = [...pagesOf('symptom', locale), ...pagesOf('service', locale)].map(({ title }) => title)
    const tags = fields.flatMap(({ fields: article }) => (article && 'tags' in article ? article.tags : []))
    expect(tags).not.toEqual([])
    expect(topics).toEqual(expect.arrayContaining(tags as string[]))
  })

  test.each(hidden.map((route) => [route.path, route] as const))('%s is kept from search engines', (_, route) => {
    const metadata = metadataFor(route, locale)
    expect(metadata.robots).toEqual({ index: false })
    expect(metadata.alternates).toBeUndefined()
  })
})

test('no page of a preview is listed', () => {
  preview.mockReturnValue(true)
  for (const route of indexable) expect(metadataFor(route, 'en').robots).toEqual({ index: false })
})

test('the home page has the codes of search consoles', () => {
  const [home, about] = ['/', '/about'].map((path) => routes.find((route) => route.path === path)) as [Route, Route]
  expect(metadataFor(home, 'en').verification).toEqual({})
  clinic.verification = { google: 'a-1', bing: 'B2' }
  expect(metadataFor(home, 'es').verification).toEqual({ google: 'a-1', other: { 'msvalidate.01': 'B2' } })
  expect(metadataFor(about, 'en').verification).toBeUndefined()
  clinic.verification = undefined
})

describe.each(locales)('a city page in %s', (locale) => {
  const cities = routes.filter(({ pageType }) => pageType === 'city')

  test('states its location, in words and coordinates', () => {
    const tags = cities.map((route) => metadataFor(route, locale).other)
    expect(tags.map((tag) => tag?.['geo.placename'])).toEqual([
      'Springdale, AR',
      'Fayetteville, AR',
      'Rogers, AR',
      'Bentonville, AR',
    ])
    expect(tags[1]).toEqual({
      'page-type': 'city',
      'geo.region': 'US-AR',
      'geo.placename': 'Fayetteville, AR',
      'geo.position': '36.0626;-94.1574',
      ICBM: '36.0626, -94.1574',
    })
  })

  test('has keywords and social words of its own', () => {
    const names = cities.map((route) => pageNames(route, locale))
    for (const { keywords = [], city, seo, social } of names) {
      expect(keywords.join()).toContain(city)
      expect(social?.title).not.toBe(seo.title)
    }
    expect(new Set(names.map(({ social }) => social?.title)).size).toBe(cities.length)
    expect(new Set(names.flatMap(({ keywords }) => keywords)).size).toBe(names.flatMap((name) => name.keywords).length)
  })
})

test('a page that is about no town has no geo tags', () => {
  const faq = routes.find(({ path }) => path === '/faq')
  expect(faq && metadataFor(faq, 'en').other).toEqual({ 'page-type': 'faq' })
})

test('each language’s page names the other’s canonical address, and it names back', () => {
  for (const route of indexable) {
    const [english, spanish] = locales.map((locale) => metadataFor(route, locale).alternates)
    expect(english?.languages).toEqual(spanish?.languages)
    expect(english?.languages).toMatchObject({ en: english?.canonical, es: spanish?.canonical })
  }
})

test('search results are in the language of their page', () => {
  const same = routes.filter(
    (route) => pageNames(route, 'en').seo.description === pageNames(route, 'es').seo.description,
  )
  expect(same).toEqual([])
})
