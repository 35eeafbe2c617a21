import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Booking } from '@/components/pages/demo/booking'
import { phone } from '@/lib/clinic/facts'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

const times = (t: ReturnType<typeof translator>) =>
  within(screen.getByRole('group', { name: new RegExp(`^${t('booking.time')}`) })).getAllByRole('radio')
const day = (t: ReturnType<typeof translator>) =>
  within(screen.getByRole('group', { name: t('booking.day') })).getAllByRole('radio')
/** Opens the calendar. */
function open(locale: Locale) {
  render(<Booking locale={locale} />)
  press(translator(locale)('booking.see'))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe.each(locales)('in %s', (locale: Locale) => {
  const t = translator(locale)

  test('today’s remaining times come first; a time, the details and the confirmation follow', () => {
    // Monday, 15:40 in Springdale.
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    open(locale)
    expect(screen.getByText(t('booking.day'))).toHaveFocus()
    expect(day(t)[0]).toBeChecked()
    expect(day(t)[0]?.closest('label')).toHaveTextContent(t('booking.today'))
    expect(day(t)[1]?.closest('label')).toHaveTextContent(t('booking.tomorrow'))
    expect(times(t).map((item) => (item as HTMLInputElement).value)).toEqual(['16:00', '16:30', '17:00', '17:30'])

    press(t('demo.next'))
    expect(times(t)[0]).toHaveFocus()
    expect(screen.getByText(t('forms.problems.slotMissing'))).toBeVisible()
    fireEvent.click(times(t)[1] as HTMLElement)
    expect(screen.queryByText(t('forms.problems.slotMissing'))).toBeNull()
    press(t('demo.next'))
    expect(screen.getByText(t('booking.details'))).toHaveFocus()
    press(t('cta.bookAppointment'))
    expect(screen.getByRole('textbox', { name: t('forms.name') })).toHaveFocus()
    fireEvent.input(screen.getByRole('textbox', { name: t('forms.name') }), { target: { value: 'Ana' } })
    fireEvent.input(screen.getByRole('textbox', { name: new RegExp(t('forms.phone')) }), {
      target: { value: '479 555 0142' },
    })
    press(t('cta.bookAppointment'))
    expect(screen.getByRole('heading', { name: t('booking.done') })).toHaveFocus()
    const [slot] = screen.getAllByRole('definition')
    expect(slot).toHaveTextContent(locale === 'en' ? 'Monday, March 3, 4:30PM' : 'lunes, 3 de marzo, 4:30 p. m.')
  })

  test('choosing another day clears the time', () => {
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    open(locale)
    fireEvent.click(times(t)[0] as HTMLElement)
    fireEvent.click(day(t)[1] as HTMLElement)
    expect(times(t)).toHaveLength(14)
    expect(times(t).filter((item) => (item as HTMLInputElement).checked)).toEqual([])
  })

  test('a time that has passed meanwhile is refused', () => {
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    open(locale)
    fireEvent.click(times(t)[0] as HTMLElement)
    jest.setSystemTime(new Date('2025-03-03T22:10:00Z'))
    press(t('demo.next'))
    expect(screen.getByText(t('forms.problems.slotGone'))).toBeVisible()
    expect(times(t).map((item) => (item as HTMLInputElement).value)).toEqual(['16:30', '17:00', '17:30'])
  })

  test('a day without times says so and offers the next', () => {
    jest.setSystemTime(new Date('2025-03-08T18:00:00Z'))
    open(locale)
    expect(screen.getByText(t('booking.noneToday'))).toBeVisible()
    expect(day(t)[0]?.closest('label')).toHaveTextContent('10')
  })

  test('until the visitor asks for times it shows hours and phone number', () => {
    const html = renderToStaticMarkup(<Booking locale={locale} />)
    expect(html).toContain(phone.tel)
    expect(html).toContain(locale === 'en' ? '9AM-1PM' : '9:00\u00a0a.')
    expect(html).not.toContain('radio')
  })
})
