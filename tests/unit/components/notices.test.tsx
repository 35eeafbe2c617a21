import { render, screen } from '@testing-library/react'
import { showNotices } from '@/components/client/notices'
import { Notices } from '@/components/layout/notices'
import { settings } from '@/lib/compiled/data'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const text = { en: 'Closed today because of ice.', es: 'Hoy cerramos por el hielo.' }
const ice = { level: 'warning' as const, from: '2027-01-14 06:00', until: '2027-01-14 18:00', text }
const holidays = {
  level: 'info' as const,
  from: '2027-01-20',
  until: '2027-01-22',
  text: { en: 'Away.', es: 'Fuera.' },
}

const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment) })

beforeEach(() => {
  jest.replaceProperty(settings.clinic, 'timeZone', 'America/Chicago')
  settings.clinic.notices = [holidays, ice]
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const region = (name: string) => screen.queryByRole('region', { name })

describe.each(locales)('notices in %s', (locale) => {
  const t = translator(locale)
  const warning = () => region(t('notice.warning'))
  const info = () => region(t('notice.info'))

  test('a build shows current notices with their dates, and hides future ones', () => {
    at('2027-01-14T15:00:00Z')
    render(<Notices locale={locale} />)
    expect(warning()).toHaveTextContent(text[locale])
    expect(warning()).toHaveTextContent(
      locale === 'en' ? /Thursday, January 14, until 6.p\.m\./ : /Jueves 14 de enero, hasta las 6:00.p\. m\./,
    )
    expect(info()).toBeNull()
  })

  test('a notice that spans years names them', () => {
    at('2027-01-14T15:00:00Z')
    settings.clinic.notices = [{ ...ice, from: '2026-01-01', until: '2028-12-31' }]
    render(<Notices locale={locale} />)
    expect(warning()).toHaveTextContent(
      locale === 'en' ? 'January 1, 2026 to December 31, 2028' : 'Del 1 de enero de 2026 al 31 de diciembre de 2028',
    )
  })

  test('each appears and disappears on a page that was built earlier', () => {
    at('2027-01-14T11:00:00Z')
    render(<Notices locale={locale} />)
    expect(warning()).toBeNull()
    at('2027-01-14T12:00:00Z')
    showNotices()
    expect(warning()).toBeVisible()
    at('2027-01-15T00:00:00Z')
    showNotices()
    expect(warning()).toBeNull()
    // From midnight to midnight at the clinic.
    at('2027-01-20T06:00:00Z')
    showNotices()
    expect(info()).toHaveTextContent(
      locale === 'en'
        ? 'Wednesday, January 20 to Friday, January 22'
        : 'Del miércoles 20 de enero al viernes 22 de enero',
    )
    at('2027-01-23T06:00:00Z')
    showNotices()
    expect(info()).toBeNull()
  })

  test('after the last one, nothing remains', () => {
    at('2027-01-23T06:00:00Z')
    expect(render(<Notices locale={locale} />).container).toBeEmptyDOMElement()
  })
})
