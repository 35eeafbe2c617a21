import { render, screen, within } from '@testing-library/react'
import { RatingStrip } from '@/components/layout/rating-strip'
import { TopBar } from '@/components/layout/top-bar'
import { FreeConsultationPage } from '@/components/pages/free-consultation-page'
import { PatientWords } from '@/components/pages/home-trust'
import { Testimonials } from '@/components/sections/testimonials'
import { settings } from '@/lib/compiled/data'
import { listOf, pageOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/page-types/definition'
import { routes } from '@/lib/routes'

jest.mock('next/navigation', () => jest.requireActual('../navigation-mock'))

type Quote = ReturnType<typeof listOf<'testimonials'>>['items'][number]

afterEach(() => jest.restoreAllMocks())

/** Give the clinic these testimonials. */
const testimonials = (locale: 'en' | 'es', items: Quote[]) =>
  jest.replaceProperty(listOf('testimonials', locale), 'items', items)

const real: Quote = {
  id: 'ann-b',
  name: 'Ann B.',
  text: 'They listened.',
  sample: false,
  consent: true,
  source: { name: { en: 'A survey of ours', es: 'Una encuesta nuestra' }, date: '2026-03-01' },
}

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)

  test('a single review is counted in the singular', () => {
    jest.replaceProperty(settings.clinic, 'rating', { stars: 5, reviews: 1 })
    render(<RatingStrip locale={locale} />)
    expect(screen.getByRole('region', { name: t('rating.label') })).toHaveTextContent(
      locale === 'en' ? /(?<!\d)1 review(?!s)/ : /(?<!\d)1 reseña(?!s)/,
    )
  })

  test('a testimonial has its source and day, and stars only where the patient gave them', () => {
    const stars: Quote = {
      ...real,
      id: 'bo-c',
      name: 'Bo C.',
      stars: 4,
      source: { name: { en: 'Google', es: 'Google' }, url: 'https://g.page/r/1' },
    }
    testimonials(locale, [real, stars])
    render(<Testimonials locale={locale} />)
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item)) as [
      typeof screen,
      typeof screen,
    ]
    expect(first.getByText(new RegExp(real.source?.name[locale] ?? ''))).toHaveTextContent('2026')
    expect(first.queryByRole('img')).toBeNull()
    expect(first.queryByText(t('home.sample'))).toBeNull()
    expect(second.getByRole('img')).toHaveAccessibleName(t('rating.stars', { stars: 4 }))
    expect(second.getByRole('link', { name: /Google/ })).toHaveAttribute('href', 'https://g.page/r/1')
  })

  test('without testimonials their sections are missing', () => {
    testimonials(locale, [])
    const { container } = render(<PatientWords locale={locale} />)
    expect(container).toBeEmptyDOMElement()
    const route = routes.find(({ pageType }) => pageType === 'free-consultation') as Route
    render(<FreeConsultationPage locale={locale} route={route} />)
    const { words } = pageOf('free-consultation', locale).sections
    expect(screen.queryByRole('heading', { name: words.heading })).toBeNull()
  })

  test('a rating of 4.9 states its date, and its fifth star is partly filled', () => {
    jest.replaceProperty(settings.clinic, 'rating', { stars: 4.9, reviews: 212, asOf: '2026-11-20' })
    render(<PatientWords locale={locale} />)
    const stars = screen.getByRole('img', { name: t('rating.stars', { stars: 4.9 }) })
    expect(stars.closest('p')).toHaveTextContent(/4\.9.*212.*2026/)
    // On its day it is the exact number.
    expect(stars.closest('p')).toHaveTextContent(t('rating.fromExactly', { count: 212 }))
    const full = Number(stars.querySelector('svg')?.getAttribute('width'))
    const row = Number(stars.getAttribute('viewBox')?.split(' ')[2])
    expect(row - full).toBeCloseTo(25.6)
  })

  test('without a rating there is no strip', () => {
    jest.replaceProperty(settings.clinic, 'rating', undefined)
    expect(render(<RatingStrip locale={locale} />).container).toBeEmptyDOMElement()
  })

  test.each([
    [[], {}],
    [['Yelp', 'TikTok'].sort(), { yelp: 'https://yelp.com/biz/a', tiktok: 'https://tiktok.com/@a' }],
  ])('the top bar links to these networks and no other: %j', (names, social) => {
    jest.replaceProperty(settings.clinic, 'social', social)
    const { container } = render(<TopBar locale={locale} />)
    const links = [...container.querySelectorAll('a[target=_blank]')].map((link) => link.textContent?.split(' (')[0])
    expect(links.sort()).toEqual(names)
  })
})
