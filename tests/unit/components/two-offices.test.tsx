import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/footer'
import { MobilePanel } from '@/components/layout/mobile-panel'
import { TopBar } from '@/components/layout/top-bar'
import { BookingPage } from '@/components/pages/booking-page'
import { CityPage } from '@/components/pages/city-page'
import { ContactPage } from '@/components/pages/contact-page'
import { DemoForm } from '@/components/pages/demo/demo-form'
import { FaqPage } from '@/components/pages/faq-page'
import { groupHours } from '@/lib/clinic/hours'
import { mainOffice, offices } from '@/lib/clinic/offices'
import { smsLink } from '@/lib/clinic/text-message'
import { localePath } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'
import { project } from '@/lib/pictures/city-map'
import { routes } from '@/lib/routes'

jest.mock('@/components/islands/animate-in')
jest.mock('@/lib/compiled/data', () => jest.requireActual('../two-offices').withOffices())
jest.mock('next/navigation', () => jest.requireActual('../navigation-mock'))

const routeOf = (pageType: PageType, slug?: string) =>
  routes.find((route) => route.pageType === pageType && (!slug || route.slug === slug)) as Route
const further = offices[1] as (typeof offices)[number]
/** Treat all white space alike. */
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

afterEach(() => jest.useRealTimers())

// The same in both languages.
describe('two offices in Spanish', () => {
  const locale = 'es'
  const t = translator(locale)
  const toAll = localePath('/contact#offices', locale)

  test('the contact page lists each office by name: phone, text, address, directions, hours and parking', () => {
    const { container } = render(<ContactPage locale={locale} route={routeOf('contact')} />)
    for (const office of offices) {
      const panel = within(screen.getByRole('region', { name: office.name }))
      expect(panel.getByRole('heading', { level: 2 })).toHaveTextContent(office.name)
      expect(panel.getByRole('link', { name: office.phone.display })).toHaveAttribute('href', office.phone.tel)
      expect(panel.getByRole('link', { name: t('cta.text') })).toHaveAttribute('href', office.phone.sms)
      expect(panel.getByText(new RegExp(office.address.zip))).toHaveTextContent(office.address.street)
      const way = panel.getByRole('link', { name: new RegExp(t('contact.directions', { app: 'Waze' })) })
      expect(way).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(office.addressLine)))
      expect(panel.getByRole('link', { name: new RegExp(t('city.openMap')) })).toHaveAttribute('href', office.onMap)
      for (const { days } of groupHours(office.hours, locale, 'wide')) expect(panel.getByText(days)).toBeInTheDocument()
      expect(panel.getByText(new RegExp(office.address.city), { selector: 'dd > p' })).toHaveTextContent(
        t('contact.zone', { city: office.address.city }),
      )
    }
    expect(screen.getByText(further.parking?.[locale] ?? 'none')).toBeVisible()
    expect(container.querySelectorAll('#hours')).toHaveLength(1)
  })

  test('the FAQ says where to park at each office', () => {
    render(<FaqPage locale={locale} route={routeOf('faq')} />)
    expect(screen.getByText(further.parking?.[locale] ?? 'none')).toBeInTheDocument()
  })

  test('the footer has phone, address and open days of both', () => {
    const { container } = render(<Footer locale={locale} />)
    const text = plain(container.textContent)
    for (const { name, phone, address, hours } of offices) {
      expect(container.querySelector(`a[href="${phone.tel}"]`)).toHaveTextContent(phone.display)
      expect(text).toContain(name)
      expect(text).toContain(`${address.street}${address.city}, ${address.state} ${address.zip}`)
      const [open] = groupHours(hours, locale).filter(({ ranges }) => ranges.length > 0)
      expect(text).toContain(plain(`${open?.days} ${open?.ranges.join(', ')}`))
    }
  })

  test('the top bar has the address of the main office and the way to both, the menu both streets', () => {
    const { container, unmount } = render(<TopBar locale={locale} />)
    expect(container).toHaveTextContent(mainOffice.address.street)
    expect(container).not.toHaveTextContent(further.address.street)
    const all = { name: t('offices.hours', { count: 2 }) }
    expect(screen.getByRole('link', all)).toHaveAttribute('href', toAll)
    unmount()
    const menu = render(<MobilePanel locale={locale} entries={[]} />).container
    for (const { name, address } of offices) expect(menu).toHaveTextContent(`${name}: ${address.street}`)
    expect(screen.getByRole('link', all)).toHaveAttribute('href', toAll)
  })

  test('a city near the additional office shows its phone, address and pin; the main one is on the map, too', () => {
    const { container } = render(<CityPage locale={locale} route={routeOf('city', 'fayetteville-chiropractor')} />)
    const [hero] = container.querySelectorAll('section')
    expect(hero?.querySelector(`a[href="${further.phone.tel}"]`)).toBeInTheDocument()
    expect(container).toHaveTextContent(t('offices.yours', { name: 'Fayetteville' }))
    expect(container).toHaveTextContent(further.address.street)
    expect(container).not.toHaveTextContent(mainOffice.phone.display)
    for (const { geo } of offices) {
      const [x, y] = project(geo)
      expect(container.querySelector(`circle[cx="${x}"][cy="${y}"]`)).toBeInTheDocument()
    }
    const booking = [...container.querySelectorAll('a[href*="/book-now"]')]
    expect(new Set(booking.map((link) => link.getAttribute('href')))).toEqual(
      new Set([localePath('/book-now?source=city-fayetteville-chiropractor#form-fayetteville', locale)]),
    )
  })

  test('a city near the main office shows the main office', () => {
    const { container } = render(<CityPage locale={locale} route={routeOf('city', 'rogers-chiropractor')} />)
    expect(container).toHaveTextContent(t('offices.yours', { name: mainOffice.name }))
    expect(container).not.toHaveTextContent(further.address.street)
  })

  test('the booking page lets a visitor choose: each office with its form, to call and to text', () => {
    const { container } = render(<BookingPage locale={locale} route={routeOf('book-now')} />)
    const choice = screen.getByRole('region', { name: t('offices.choose') })
    expect(choice).toHaveTextContent(t('offices.chooseCalendar'))
    for (const [i, office] of offices.entries()) {
      const item = within(choice).getByRole('heading', { name: office.name }).closest('li') as HTMLElement
      const form =
        within(item)
          .getByRole('link', { name: t('offices.book') })
          .getAttribute('href') ?? ''
      expect(form).toBe(['#form', '#form-fayetteville'][i])
      expect(container.querySelector(form)).toHaveTextContent(office.name)
      expect(within(item).getByRole('link', { name: office.phone.display })).toHaveAttribute('href', office.phone.tel)
      const body = `${t('bookNow.sms')}\n${t('offices.one')}: ${office.name}`
      const link = within(item).getByRole('link', { name: t('cta.text') })
      expect(link).toHaveAttribute('href', smsLink(office.phone.sms, body, locale))
    }
    const frames = [...container.querySelectorAll('iframe:not(noscript *)')]
    expect(frames.map(({ id, title }: Element & { title?: string }) => [id, title])).toEqual([
      ['frame-booking', t('embed.titles.booking')],
      ['frame-booking-fayetteville', `${t('embed.titles.booking')}: Fayetteville`],
    ])
    // In a form of its own, calls go to the office itself.
    expect(container.querySelector('#form-fayetteville')).not.toHaveTextContent(mainOffice.phone.display)
    expect(frames[1]).toHaveAttribute('data-src', `https://book.example.com/fayetteville?lang=${locale}&`)
  })

  test('the demo of the booking calendar offers the offices', () => {
    render(<DemoForm locale={locale} frame="booking" />)
    const choice = screen.getByRole('combobox', { name: t('offices.one') })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(offices.map(({ name }) => name))
  })
})
