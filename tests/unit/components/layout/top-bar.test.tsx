import { render, screen } from '@testing-library/react'
import { TopBar } from '@/components/layout/top-bar'
import { OpeningHours } from '@/components/sections/contact-panel'
import { OfficeHours } from '@/components/sections/office-hours'
import { mainOffice } from '@/lib/clinic/offices'
import { settings } from '@/lib/compiled/data'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { week } from '../../week'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))

afterEach(() => jest.restoreAllMocks())

describe.each(locales)('hours in the top bar in %s', (locale) => {
  const hoursLink = () => screen.getByRole('link', { name: new RegExp(translator(locale)('topBar.hoursShort')) })

  test('a regular week is written out', () => {
    jest.replaceProperty(settings.clinic, 'hours', week)
    render(<TopBar locale={locale} />)
    expect(hoursLink()).toHaveTextContent(/[·]/)
  })

  test('a week without hours is by appointment, here and in lists of open days', () => {
    const never = Object.fromEntries(Object.keys(week).map((day) => [day, []])) as unknown as typeof week
    jest.replaceProperty(settings.clinic, 'hours', never)
    render(<TopBar locale={locale} />)
    const said = translator(locale)('topBar.byAppointment')
    expect(hoursLink()).toHaveTextContent(said)
    const opening = { ...mainOffice.opening, hours: never, special: {} }
    const office = { ...mainOffice, hours: never, holidays: [], opening }
    const { container } = render(<OfficeHours locale={locale} office={office} openOnly />)
    expect(container).toHaveTextContent(said)
    const now = render(<OpeningHours locale={locale} office={office} />)
    expect(now.container).toHaveTextContent(said)
    expect(now.container).not.toHaveTextContent(translator(locale)('topBar.closed'))
  })

  test('a week with too many different days to fit is only a link', () => {
    const uneven = { ...week, monday: ['10:00-14:00'], friday: ['15:00-17:00'], saturday: ['09:00-12:00'] }
    jest.replaceProperty(settings.clinic, 'hours', uneven as typeof week)
    render(<TopBar locale={locale} />)
    expect(hoursLink()).toHaveTextContent(new RegExp(`^${translator(locale)('topBar.hoursShort')}$`))
  })
})
