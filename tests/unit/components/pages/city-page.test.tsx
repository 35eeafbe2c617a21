import { render } from '@testing-library/react'
import { CityPage } from '@/components/pages/city-page'
import { clinic } from '@/lib/clinic/facts'
import { settings } from '@/lib/compiled/data'
import { pageOf, pagesOf } from '@/lib/content'
import { type Locale, locales } from '@/lib/i18n/locales'
import { drives, mapSize, project, townOf, towns } from '@/lib/pictures/city-map'
import { routes } from '@/lib/routes'

const pages = routes.filter(({ pageType }) => pageType === 'city')
const townNames = /springdale|tontitown|elm springs|fayetteville|rogers|pinnacle hills|bentonville|lowell/g

/**
 * Return the visible sentences of a city page, from content and template, normalized: letter case, punctuation, figures
 * and names of towns are removed, so that a sentence with another town in it counts as the same.
 */
function sentencesOf(slug: string, locale: Locale): Set<string> {
  const route = pages.find((page) => page.slug === slug)
  if (!route) throw new Error(`no city ${slug}`)
  const { container, unmount } = render(<CityPage locale={locale} route={route} />)
  for (const drawing of container.querySelectorAll('svg')) drawing.remove()
  const blocks = [...container.querySelectorAll('h1, h2, h3, p, li, dt, dd, summary, figcaption span, div > a')]
  const own = blocks.filter((block) => !block.querySelector('h3, p, ul, ol, dl'))
  const sentences = own
    .flatMap((block) => (block.textContent ?? '').split(/(?<=[.!?])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(townNames, '·')
        .replace(/\d+/g, '0')
        .replace(/[^\p{L}·0]+/gu, ' ')
        .trim(),
    )
  unmount()
  return new Set(sentences.filter((sentence) => sentence.length > 1))
}

describe.each(locales)('in %s', (locale) => {
  const all = new Map(pages.map(({ slug }) => [slug, sentencesOf(slug, locale)]))

  test.each([...all.keys()])('at least 60 %% of the sentences of %s are on no other city page', (slug) => {
    const sentences = [...(all.get(slug) ?? [])]
    const elsewhere = new Set([...all].flatMap(([other, set]) => (other === slug ? [] : [...set])))
    const own = sentences.filter((sentence) => !elsewhere.has(sentence))
    expect(own.length / sentences.length).toBeGreaterThanOrEqual(0.6)
  })

  test.each(pages)('directions and landmarks of $path have a line of their own below their heading', (route) => {
    const { getByRole } = render(<CityPage locale={locale} route={route} />)
    const { directions, landmarks } = pageOf('city', locale, route.slug)
    for (const { heading, line } of [directions, landmarks])
      expect(getByRole('heading', { level: 2, name: heading }).nextElementSibling).toHaveTextContent(line)
  })

  test.each(pages)('the map of $path says what its dashed line is', (route) => {
    const { getByRole } = render(<CityPage locale={locale} route={route} />)
    expect(getByRole('img', { name: pageOf('city', locale, route.slug).map }).closest('figure')).toHaveTextContent(
      settings.places.dashed?.[locale] ?? '',
    )
  })

  test.each(pages)('every booking link on $path carries its source', (route) => {
    const { container } = render(<CityPage locale={locale} route={route} />)
    const links = [...container.querySelectorAll('a[href*="/book-now"], a[href*="/free-consultation"]')]
    expect(links.length).toBeGreaterThan(2)
    for (const link of links)
      expect(link.getAttribute('href')).toMatch(new RegExp(`\\?source=city-${route.slug}(#consultation-form)?$`))
  })
})

test('a page without a number of patients or a way shows neither', () => {
  const [route] = pages
  if (!route) throw new Error('no city')
  const city = pageOf('city', 'en', route.slug)
  const { claim, travel } = city
  const figures = () => {
    const { container, unmount } = render(<CityPage locale="en" route={route} />)
    const labels = [...container.querySelectorAll('dl:first-of-type dt')].map(({ textContent }) => textContent)
    unmount()
    return labels
  }
  expect(figures()).toEqual(expect.arrayContaining([city.stats.claim, city.stats.travel]))
  Object.assign(city, { claim: undefined, travel: undefined })
  expect(figures()).not.toEqual(expect.arrayContaining([city.stats.claim]))
  expect(figures()).not.toEqual(expect.arrayContaining([city.stats.travel]))
  Object.assign(city, { claim, travel })
})

test.each(towns)(
  'the map can put $id first: its town and its drives lie on the sheet and end at the clinic',
  ({ id }) => {
    const [width, height] = mapSize
    const [x, y] = project(clinic.geo)
    const paths = drives(id, clinic.geo)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      expect(path.endsWith(` ${x} ${y}`)).toBe(true)
      const numbers = path.match(/-?\d+/g)?.map(Number) ?? []
      expect(Math.min(...numbers)).toBeGreaterThan(0)
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 0))).toBeLessThan(width)
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 1))).toBeLessThan(height)
    }
  },
)

test('the map of each city page emphasizes its town, at the position of its geo tags', () => {
  expect(pagesOf('city', 'en').map(({ emphasis }) => emphasis)).toEqual(towns.map(({ id }) => id))
  for (const { emphasis, city, geo } of pagesOf('city', 'en')) {
    expect(townOf(emphasis).name).toBe(city)
    expect(project(townOf(emphasis).at)).toEqual(project(geo))
  }
})

test('a town that is not on the map fails the build, naming the known ones', () => {
  expect(() => drives('tulsa', clinic.geo)).toThrow(
    'unknown place on the map "tulsa"; known: springdale, fayetteville, rogers, bentonville',
  )
})
