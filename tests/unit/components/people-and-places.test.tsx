import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/footer'
import { Practitioners } from '@/components/pages/about-page'
import { ContactPage } from '@/components/pages/contact-page'
import { OfficePage } from '@/components/pages/office-page'
import { PractitionerPage } from '@/components/pages/practitioner-page'
import { offices } from '@/lib/clinic/offices'
import { settings } from '@/lib/compiled/data'
import { localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'
import { routesOf } from '@/lib/routes'
import { graphFor } from '@/lib/seo/structured-data'
import { printJson } from '@/lib/seo/structured-data/print'
import { graphProblems } from '@/lib/seo/structured-data/rules'

jest.mock('next/navigation', () => jest.requireActual('../navigation-mock'))
jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('../two-offices').withOffices()
  const { clinic } = data.settings
  const ana = {
    name: { en: 'Dr. Ana Sample', es: 'Dra. Ana Sample' },
    credentials: 'DC',
    license: 'State license no. 0001',
    services: ['wellness-care'],
    languages: ['en', 'es'],
    training: { en: 'A made-up college.', es: 'Una universidad inventada.' },
  }
  const lee = { name: { en: 'Lee Sample', es: 'Lee Sample' }, credentials: 'LMT', license: 'No. 2', services: [] }
  return { ...data, settings: { ...data.settings, clinic: { ...clinic, practitioners: [ana, lee] } } }
})

const routeOf = (pageType: PageType, path?: string) =>
  routesOf(pageType).find((route) => !path || route.path === path) as Route
const portal = 'https://portal.example.org/clinic'

afterEach(() => {
  settings.clinic.existingPatients = undefined
  settings.clinic.confirmed = []
})

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)

  test('existing patients have their links in one place of the contact page, and in the footer', () => {
    settings.clinic.existingPatients = { portal, forms: '/forms/intake.pdf' }
    const { unmount } = render(<ContactPage locale={locale} route={routeOf('contact')} />)
    const place = within(screen.getByRole('region', { name: t('patients.heading') }))
    expect(place.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([portal, '/forms/intake.pdf'])
    expect(place.getByRole('link', { name: new RegExp(t('patients.portal')) })).toHaveAttribute('target', '_blank')
    unmount()
    render(<Footer locale={locale} />)
    expect(screen.getByRole('link', { name: new RegExp(t('patients.portal')) })).toHaveAttribute('href', portal)
    expect(screen.queryByText(t('patients.payBill'))).toBeNull()
  })

  test('without such links existing patients are not mentioned', () => {
    render(<ContactPage locale={locale} route={routeOf('contact')} />)
    render(<Footer locale={locale} />)
    expect(screen.queryByText(t('patients.heading'))).toBeNull()
  })

  test('the page of an office has its address, phone, hours and parking, and leads to the others', () => {
    const [main, further] = offices as [(typeof offices)[0], (typeof offices)[0]]
    render(<OfficePage locale={locale} route={routeOf('office', '/office-fayetteville')} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(further.name)
    expect(screen.getByRole('link', { name: further.phone.display })).toHaveAttribute('href', further.phone.tel)
    expect(screen.getByText(new RegExp(further.address.zip))).toHaveTextContent(further.address.street)
    expect(screen.getByText(further.parking?.[locale] ?? 'none')).toBeVisible()
    expect(screen.getByRole('link', { name: main.name })).toHaveAttribute('href', localePath('/office-main', locale))
  })

  test('the page of a practitioner has training, languages, license and services; the list leads there', () => {
    render(<Practitioners locale={locale} />)
    const name = locale === 'en' ? 'Dr. Ana Sample, DC' : 'Dra. Ana Sample, DC'
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', localePath('/dr-ana-sample', locale))
    render(<PractitionerPage locale={locale} route={routeOf('practitioner', '/dr-ana-sample')} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
    const shown = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling
    expect(shown(t('practitioners.training'))).toHaveTextContent(locale === 'en' ? 'A made-up' : 'Una universidad')
    expect(shown(t('practitioners.languages'))).toHaveTextContent(locale === 'en' ? 'English and' : 'Inglés y')
    expect(shown(t('practitioners.license'))).toHaveTextContent('State license no. 0001')
    const services = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/services/'))
    expect(services.map((link) => link.getAttribute('href'))).toEqual([localePath('/services/wellness-care', locale)])
  })

  test('search engines learn of a practitioner once the clinic has confirmed the facts', () => {
    const route = routeOf('practitioner', '/dr-ana-sample')
    const things = () => {
      const graph = graphFor(route, locale)
      return graph ? JSON.parse(printJson(graph))['@graph'] : []
    }
    expect(JSON.stringify(things())).not.toContain('0001')
    settings.clinic.confirmed = ['practitioners']
    expect(graphProblems(things())).toEqual([])
    expect(things()).toContainEqual(
      expect.objectContaining({
        '@type': 'Person',
        name: 'Ana Sample',
        honorificSuffix: 'DC',
        knowsLanguage: ['en', 'es'],
        hasCredential: expect.objectContaining({ name: 'State license no. 0001' }),
      }),
    )
  })
})
