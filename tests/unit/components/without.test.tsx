import { render, screen, within } from '@testing-library/react'
import { BookingPage } from '@/components/pages/booking-page'
import { CashPlansPage } from '@/components/pages/cash-plans-page'
import { ContactPage } from '@/components/pages/contact-page'
import { FinancialPage } from '@/components/pages/financial-page'
import { phone } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import type { Route } from '@/lib/page-types/definition'
import type { PageType } from '@/lib/page-types/names'
import { routesOf } from '@/lib/routes'
import { mainMenu } from '@/lib/routes/menus'
import { answersIn } from '@/lib/search/answers'

jest.mock('next/navigation', () => jest.requireActual('../navigation-mock'))
// A clinic without email, insurers, calendar, contact form and framed map, and with two further lines.
jest.mock('@/lib/compiled/data', () => {
  const data = jest.requireActual('@/lib/compiled/data')
  const { clinic, embeds } = data.settings
  const { email: _, ...rest } = clinic
  const none = { en: { provider: 'none' }, es: { provider: 'none' } }
  const phoneLines = [
    { for: { en: 'Spanish line', es: 'Línea en español' }, phone: '(479) 555-0188' },
    { for: { en: 'Fax', es: 'Fax' }, phone: '(479) 555-0189', fax: true },
  ]
  const notOffered = [...clinic.notOffered, '/financial-information/insurance-plans']
  return {
    ...data,
    settings: {
      ...data.settings,
      clinic: { ...rest, phoneLines, insurers: [], notOffered },
      embeds: { ...embeds, booking: none, contact: none, map: none },
    },
  }
})

const routeOf = (pageType: PageType) => routesOf(pageType)[0] as Route

describe.each(locales)('in %s', (locale) => {
  const t = translator(locale)

  test('without an email address the contact page shows none, without a form none, and a map as a link', () => {
    const { container } = render(<ContactPage locale={locale} route={routeOf('contact')} />)
    expect(container.querySelector('[href^="mailto:"], iframe')).toBeNull()
    expect(screen.queryByText(t('contact.email'))).toBeNull()
    expect(screen.getByRole('link', { name: new RegExp(t('embed.open.map')) })).toHaveAttribute('target', '_blank')
    // Links to the form lead to the ways to reach the clinic.
    const { form } = pageOf('contact', locale).sections
    expect(container.querySelector(`#${form.id}`)).toHaveTextContent(phone.display)
  })

  test('additional lines have a name; a fax has no call link', () => {
    render(<ContactPage locale={locale} route={routeOf('contact')} />)
    const name = locale === 'es' ? 'Línea en español' : 'Spanish line'
    expect(screen.getByText(name)).toBeVisible()
    expect(screen.getByRole('link', { name: '(479) 555-0188' })).toHaveAttribute('href', 'tel:+14795550188')
    expect(screen.queryByRole('link', { name: '(479) 555-0189' })).toBeNull()
    expect(screen.getByText('(479) 555-0189')).toBeVisible()
  })

  test('without a calendar the booking page says how to book by phone, once', () => {
    const { container } = render(<BookingPage locale={locale} route={routeOf('book-now')} />)
    const { direct, form } = pageOf('book-now', locale).sections
    expect(container.querySelector('iframe')).toBeNull()
    expect(screen.queryByText(form.heading)).toBeNull()
    const panel = within(screen.getByRole('region', { name: direct.heading }))
    expect(panel.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.tel)
    expect(panel.getByRole('link', { name: t('cta.text') }).getAttribute('href')).toMatch(/^sms:.*body=/)
    for (const id of [direct.id, form.id]) expect(container.querySelectorAll(`#${id}`)).toHaveLength(1)
  })

  test('without insurers no page, menu or answer leads to insurance, and the pages about paying say so', () => {
    const overview = render(<FinancialPage locale={locale} route={routeOf('financial-information')} />)
    expect(screen.getByText(t('financial.selfPay'))).toBeVisible()
    const cash = render(<CashPlansPage locale={locale} route={routeOf('cash-plans')} />)
    for (const { container } of [overview, cash])
      expect(container.querySelector('[href*="/insurance-plans"]')).toBeNull()
    expect(JSON.stringify(mainMenu(locale))).not.toContain('insurance-plans')
    expect(routeOf('financial-information').aliases).toContain('/financial-information/insurance-plans')
    const asked = answersIn(locale).find(({ title }) => title === t('financial.noInsurance'))
    expect(asked).toMatchObject({ lines: [t('financial.selfPay')], page: '/financial-information/cash-plans' })
  })
})
