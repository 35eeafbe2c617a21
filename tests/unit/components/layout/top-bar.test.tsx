import { render, screen } from '@testing-library/react'
import { TopBar } from '@/components/layout/top-bar'
import { settings } from '@/lib/compiled/data'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { week } from '../../week'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))

afterEach(() => jest.restoreAllMocks())

describe.each(locales)('hours in the top bar in %s', (locale) => {
  const hoursLink = () => screen.getByRole('link', { name: new RegExp(translator(locale)('topBar.hoursShort')) })

  test('an ordinary week is written out', () => {
    jest.replaceProperty(settings.clinic, 'hours', week)
    render(<TopBar locale={locale} />)
    expect(hoursLink()).toHaveTextContent(/[·]/)
  })

  test('a week with many different days, which would not fit, is a link alone', () => {
    const uneven = { ...week, monday: ['10:00-14:00'], friday: ['15:00-17:00'], saturday: ['09:00-12:00'] }
    jest.replaceProperty(settings.clinic, 'hours', uneven as typeof week)
    render(<TopBar locale={locale} />)
    expect(hoursLink()).toHaveTextContent(new RegExp(`^${translator(locale)('topBar.hoursShort')}$`))
  })
})
