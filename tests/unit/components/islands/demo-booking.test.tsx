import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Booking } from '@/components/pages/demo/booking'
import { phone } from '@/lib/clinic/facts'
import { formatTime } from '@/lib/clinic/hours'
import { textConsent } from '@/lib/clinic/text-consent'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/components/islands/animate-in')
jest.mock('@/lib/compiled/data', () => jest.requireActual('../../week').withWeek())

const times = (t: ReturnType<typeof translator>) =>
  within(screen.getByRole('radiogroup', { name: new RegExp(`^${t('booking.time')}`) })).getAllByRole('radio')
const day = (t: ReturnType<typeof translator>) =>
  within(screen.getByRole('radiogroup', { name: t('booking.day') })).getAllByRole('radio')
/** Open the calendar. */
async function open(locale: Locale) {
  render(<Booking locale={locale} />)
  await act(async () => press(translator(locale)('booking.see')))
}

/** Return the text beside a choice. */
const labelOf = (choice: HTMLElement | undefined) => choice?.parentElement
const textsOf = (choices: HTMLElement[]) => choices.map((choice) => labelOf(choice)?.textContent?.trim())

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe.each(locales)('in %s', (locale: Locale) => {
  const t = translator(locale)

  test('today’s remaining times come first; a time, the details and the confirmation follow', async () => {
    // Monday, 15:40 in Springdale.
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    await open(locale)
    expect(screen.getByText(t('booking.day'))).toHaveFocus()
    expect(day(t)[0]).toBeChecked()
    expect(labelOf(day(t)[0])).toHaveTextContent(t('booking.today'))
    expect(labelOf(day(t)[1])).toHaveTextContent(t('booking.tomorrow'))
    expect(textsOf(times(t))).toEqual(['16:00', '16:30', '17:00', '17:30'].map((time) => formatTime(time, locale)))

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

  test('each field of the details has its label, its hint and its error; clicking a label ticks its box once', async () => {
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    await open(locale)
    fireEvent.click(times(t)[0] as HTMLElement)
    press(t('demo.next'))
    const name = screen.getByRole('textbox', { name: t('forms.name') })
    const tel = screen.getByRole('textbox', { name: t('forms.phone') })
    expect(name).toBeRequired()
    expect(name).toHaveAttribute('autocomplete', 'name')
    expect(tel).toHaveAttribute('autocomplete', 'tel')
    expect(tel).toHaveAccessibleDescription(t('forms.reachHint'))
    press(t('cta.bookAppointment'))
    expect(name).toBeInvalid()
    expect(name).toHaveAccessibleDescription(t('forms.problems.nameMissing'))
    expect(tel).toHaveAccessibleDescription(`${t('forms.reachHint')} ${t('forms.problems.reachMissing')}`)
    fireEvent.click(screen.getByRole('link', { name: t('forms.problems.reachMissing') }))
    expect(tel).toHaveFocus()
    fireEvent.input(name, { target: { value: 'Ana' } })
    expect(name).toBeValid()
    expect(name).not.toHaveAccessibleDescription()

    const box = screen.getByRole('checkbox', { name: textConsent(locale) })
    expect(box).not.toBeChecked()
    fireEvent.click(screen.getByText(textConsent(locale)))
    expect(box).toBeChecked()
    fireEvent.input(tel, { target: { value: '479 555 0142' } })
    press(t('cta.bookAppointment'))
    expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(t('forms.yes'))
  })

  test('going back to the times clears errors and keeps the details', async () => {
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    await open(locale)
    fireEvent.click(times(t)[0] as HTMLElement)
    press(t('demo.next'))
    const name = () => screen.getByRole('textbox', { name: t('forms.name') })
    fireEvent.input(name(), { target: { value: 'Ana' } })
    fireEvent.click(screen.getByRole('checkbox'))
    const tel = () => screen.getByRole('textbox', { name: new RegExp(t('forms.phone')) })
    press(t('cta.bookAppointment'))
    expect(tel()).toBeInvalid()
    press(t('demo.back'))
    // The time passes meanwhile, and another one is chosen.
    jest.setSystemTime(new Date('2025-03-03T22:10:00Z'))
    press(t('demo.next'))
    fireEvent.click(times(t)[0] as HTMLElement)
    press(t('demo.next'))
    expect(tel()).toBeValid()
    expect(name()).toHaveValue('Ana')
    expect(screen.getByRole('checkbox')).toBeChecked()

    fireEvent.input(tel(), { target: { value: '479 555 0142' } })
    press(t('cta.bookAppointment'))
    press(t('demo.again'))
    expect(screen.getByText(t('booking.day'))).toHaveFocus()
    fireEvent.click(times(t)[0] as HTMLElement)
    press(t('demo.next'))
    expect(name()).toHaveValue('')
  })

  test('choosing another day clears the time', async () => {
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    await open(locale)
    fireEvent.click(times(t)[0] as HTMLElement)
    fireEvent.click(day(t)[1] as HTMLElement)
    expect(times(t)).toHaveLength(14)
    expect(times(t).filter((item) => item.getAttribute('aria-checked') === 'true')).toEqual([])
  })

  test('a time that has passed meanwhile is rejected', async () => {
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    await open(locale)
    fireEvent.click(times(t)[0] as HTMLElement)
    jest.setSystemTime(new Date('2025-03-03T22:10:00Z'))
    press(t('demo.next'))
    expect(screen.getByText(t('forms.problems.slotGone'))).toBeVisible()
    expect(textsOf(times(t))).toEqual(['16:30', '17:00', '17:30'].map((time) => formatTime(time, locale)))
  })

  test('when the last time of a day has passed, the times of the next day can be booked', async () => {
    // Monday, 17:20 in Springdale.
    jest.setSystemTime(new Date('2025-03-03T23:20:00Z'))
    await open(locale)
    fireEvent.click(times(t)[0] as HTMLElement)
    jest.setSystemTime(new Date('2025-03-03T23:40:00Z'))
    press(t('demo.next'))
    expect(screen.getByText(t('forms.problems.slotGone'))).toBeVisible()
    expect(labelOf(day(t)[0])).toHaveTextContent(t('booking.tomorrow'))
    expect(day(t)[0]).toBeChecked()
    // Not the same hour of the next day either: nobody chose that.
    for (const time of times(t)) expect(time).not.toBeChecked()
    fireEvent.click(times(t)[0] as HTMLElement)
    press(t('demo.next'))
    expect(screen.getByText(locale === 'en' ? /March 4, 9/ : /4 de marzo, 9/)).toBeInTheDocument()
  })

  test('the arrow keys choose among the times', async () => {
    jest.setSystemTime(new Date('2025-03-03T21:40:00Z'))
    await open(locale)
    act(() => times(t)[0]?.focus())
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
    expect(times(t)[1]).toHaveFocus()
    expect(times(t)[1]).toBeChecked()
  })

  test('a day without times says so and offers the next', async () => {
    jest.setSystemTime(new Date('2025-03-08T18:00:00Z'))
    await open(locale)
    expect(screen.getByText(t('booking.noneToday'))).toBeVisible()
    expect(labelOf(day(t)[0])).toHaveTextContent('10')
  })

  test('it shows hours and phone number until the visitor asks for times', () => {
    const html = renderToStaticMarkup(<Booking locale={locale} />)
    expect(html).toContain(phone.tel)
    expect(html).toContain(locale === 'en' ? '9AM-1PM' : '9:00\u00a0a.')
    expect(html).not.toContain('radio')
  })
})
