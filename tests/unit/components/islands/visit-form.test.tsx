import { act, fireEvent, render, screen } from '@testing-library/react'
import { loadLater } from '@/components/islands/load-later'
import { VisitCalendar } from '@/components/sections/visit-calendar'
import { visitFile } from '@/lib/clinic/calendar'
import { clinic } from '@/lib/clinic/facts'
import { pageOf } from '@/lib/content'
import { locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/lib/compiled/data', () => jest.requireActual('../../week').withWeek())
jest.mock('@/components/islands/load-later', () => {
  const { loadLater } = jest.requireActual('@/components/islands/load-later')
  return { loadLater: jest.fn(loadLater) }
})
jest.mock('@/lib/clinic/calendar', () => ({
  visitFile: jest.fn(),
  calendarLinks: () => ['Google Calendar', 'Outlook'].map((name) => ({ name, href: `https://${name}.example/` })),
}))

beforeEach(() => {
  jest.mocked(visitFile).mockClear()
  // jsdom has none.
  URL.createObjectURL = () => '#file'
})

describe.each(locales)('the calendar file of a visit in %s', (locale) => {
  const t = translator(locale)
  const day = () => screen.getByLabelText(t('newPatient.day'))
  const time = () => screen.getByLabelText(t('newPatient.time'))
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: t('newPatient.save') })))
  const open = () =>
    render(<VisitCalendar locale={locale} section={pageOf('new-patient-special', locale).sections.calendar} />)

  test.each([
    ['an hour', undefined, 60],
    ['as long as the clinic says', { first: 45, typical: 20 }, 45],
  ])('the first visit lasts %s', async (_, said, minutes) => {
    clinic.visitMinutes = said
    open()
    write(day(), '2099-01-05')
    write(time(), '09:30')
    await save()
    expect(visitFile).toHaveBeenCalledWith(expect.objectContaining({ date: '2099-01-05', time: '09:30', minutes }))
  })

  test('where downloads are blocked, the visit goes into a web calendar, until another time is chosen', async () => {
    open()
    write(day(), '2099-01-05')
    write(time(), '09:30')
    expect(screen.queryByText(t('newPatient.blocked'))).toBeNull()
    await save()
    expect(screen.getByText(t('newPatient.blocked'))).toBeVisible()
    for (const name of ['Google Calendar', 'Outlook'])
      expect(screen.getByRole('link', { name: `${name} (${t('site.newTab')})` })).toHaveAttribute('target', '_blank')
    write(time(), '10:00')
    expect(screen.queryByRole('link', { name: /Google/ })).toBeNull()
  })

  test('a chunk that fails to load shows an error; the next try can succeed', async () => {
    jest.mocked(loadLater).mockRejectedValueOnce(new Error('offline'))
    open()
    write(day(), '2099-01-05')
    write(time(), '09:30')
    await save()
    expect(screen.getByRole('status')).toHaveTextContent(t('newPatient.failed'))
    expect(day()).toBeValid()
    expect(day()).not.toHaveAccessibleDescription()
    await save()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(visitFile).toHaveBeenCalledTimes(1)
  })

  test('only the invalid field is marked, with its error', async () => {
    open()
    await save()
    for (const field of [day(), time()]) {
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(t('newPatient.missing'))
    }
    write(day(), '2099-01-05')
    await save()
    expect(time()).toHaveFocus()
    expect(time()).toBeInvalid()
    expect(day()).toBeValid()
    expect(day()).not.toHaveAccessibleDescription()

    write(time(), '09:30')
    write(day(), '2020-01-06')
    await save()
    expect(day()).toHaveFocus()
    expect(day()).toBeInvalid()
    expect(day()).toHaveAccessibleDescription(t('newPatient.past'))
    expect(time()).toBeValid()
    expect(time()).not.toHaveAccessibleDescription()

    // A digit too many in the year.
    write(day(), '20265-12-01')
    await save()
    expect(day()).toHaveFocus()
    expect(day()).toHaveAccessibleDescription(t('newPatient.missing'))
    expect(visitFile).not.toHaveBeenCalled()
  })

  test('a time when the clinic is closed shows a hint for both fields', () => {
    open()
    write(day(), '2099-01-05')
    write(time(), '03:00')
    for (const field of [day(), time()]) {
      expect(field).toBeValid()
      expect(field).toHaveAccessibleDescription(t('newPatient.closed'))
    }
  })
})
