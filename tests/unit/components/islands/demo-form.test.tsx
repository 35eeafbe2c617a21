import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { animateStepIn } from '@/components/islands/animate-in'
import { Contact, Survey } from '@/components/pages/demo/forms'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'

jest.mock('@/components/islands/animate-in')

const send = (t: ReturnType<typeof translator>) => screen.getByRole('button', { name: t('forms.send') })
const type = (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
  fireEvent.input(field, { target: { value } })
  return field
}

beforeEach(() => {
  global.fetch = jest.fn()
  history.replaceState(null, '', '/demo/contact')
})
afterEach(() => expect(global.fetch).not.toHaveBeenCalled())

describe.each(locales)('contact in %s', (locale: Locale) => {
  const t = translator(locale)

  test('errors are shown at their fields, focus goes to the first, and the summary links to the others', () => {
    render(<Contact locale={locale} />)
    fireEvent.click(send(t))
    const name = screen.getByRole('textbox', { name: t('forms.name') })
    expect(name).toHaveFocus()
    expect(name).toBeInvalid()
    expect(name).toHaveAccessibleDescription(t('forms.problems.nameMissing'))
    const message = screen.getByRole('textbox', { name: t('forms.message') })
    expect(message).toHaveAccessibleDescription(t('forms.problems.messageMissing'))
    expect(screen.getByRole('textbox', { name: t('forms.phone') })).toHaveAccessibleDescription(
      `${t('forms.reachHint')} ${t('forms.problems.reachMissing')}`,
    )
    expect(screen.getByText(t('forms.summary'))).toBeVisible()
    fireEvent.click(screen.getByRole('link', { name: t('forms.problems.messageMissing') }))
    expect(message).toHaveFocus()
  })

  test('an error disappears once its answer is valid, and nothing typed is lost', () => {
    render(<Contact locale={locale} />)
    type(t('forms.message'), 'Hola')
    type(t('forms.email'), 'ana@example')
    fireEvent.click(send(t))
    const name = type(t('forms.name'), 'Ana')
    expect(name).toBeValid()
    const email = screen.getByRole('textbox', { name: new RegExp(`^${t('forms.email')}`) })
    expect(email).toBeInvalid()
    type(t('forms.email'), 'ana@example.com')
    expect(email).toBeValid()
    expect(screen.getByRole('textbox', { name: t('forms.message') })).toHaveValue('Hola')
  })

  test('the received data is shown as plain text, with the source of the visit', () => {
    const markup = '<img src=x onerror=alert(1)>'
    history.replaceState(null, '', `/demo/contact?source=${encodeURIComponent(markup)}&unknown=1&utm_source=mail`)
    const { container } = render(<Contact locale={locale} />)
    type(t('forms.name'), markup)
    type(t('forms.phone'), '479 555 0142')
    type(t('forms.message'), `${markup}\nsecond line`)
    const consent = screen.getByRole('checkbox')
    expect(consent).not.toBeChecked()
    fireEvent.click(consent)
    fireEvent.click(send(t))
    expect(screen.getByRole('heading', { name: t('demo.received') })).toHaveFocus()
    expect(screen.getAllByText(markup)).toHaveLength(2)
    const answers = screen.getAllByRole('definition').map((item) => item.textContent)
    expect(answers).toEqual([
      markup,
      '479 555 0142',
      t('demo.empty'),
      `${markup}\nsecond line`,
      t('forms.yes'),
      markup,
      'mail',
    ])
    expect(container.querySelector('img, form')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: t('demo.again') }))
    expect(screen.getByRole('textbox', { name: t('forms.name') })).toHaveValue('')
    expect(screen.getByText(t('forms.name')).closest('fieldset')?.querySelector('legend')).toHaveFocus()
  })

  test('ten thousand characters are rejected, counted and kept', () => {
    render(<Contact locale={locale} />)
    type(t('forms.name'), 'Ana')
    type(t('forms.email'), 'ana@example.com')
    const message = type(t('forms.message'), 'x'.repeat(10_000))
    fireEvent.click(send(t))
    expect(message).toHaveFocus()
    expect(message).toHaveAccessibleDescription(t('forms.problems.tooLong', { limit: '2,000' }))
    expect(screen.getByText(t('forms.counter', { used: '10,000', limit: '2,000' }))).toBeVisible()
    expect((message as HTMLTextAreaElement).value).toHaveLength(10_000)
    type(t('forms.message'), 'x'.repeat(2000))
    expect(message).toBeValid()
  })
})

describe('survey', () => {
  const t = translator('en')

  test('goes step by step, keeps everything on going back, and ends with the received data', () => {
    render(<Survey locale="en" />)
    const next = () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${t('demo.next')}`) }))
    next()
    expect(screen.getByRole('checkbox', { name: t('survey.places.neck') })).toHaveFocus()
    expect(screen.getByRole('group', { name: t('survey.places.label') })).toHaveAccessibleDescription(
      t('forms.problems.whereMissing'),
    )
    fireEvent.click(screen.getByRole('checkbox', { name: t('survey.places.neck') }))
    fireEvent.click(screen.getByRole('checkbox', { name: t('survey.places.hip') }))
    next()
    expect(screen.getByText(t('survey.when'))).toHaveFocus()
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: t('survey.since.weeks') } })
    next()
    fireEvent.click(screen.getByRole('button', { name: t('demo.back') }))
    expect(screen.getByRole('combobox')).toHaveValue(t('survey.since.weeks'))
    next()
    type(t('forms.name'), 'Ana')
    type(t('forms.email'), 'ana@example.com')
    fireEvent.click(send(t))
    expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([
      `${t('survey.places.neck')}, ${t('survey.places.hip')}`,
      t('demo.empty'),
      t('survey.since.weeks'),
      t('demo.empty'),
      'Ana',
      t('demo.empty'),
      'ana@example.com',
      t('survey.times.any'),
    ])
  })

  test('each step enters from its own side, with the focus on its heading', async () => {
    render(<Survey locale="en" />)
    await act(async () => {})
    fireEvent.click(screen.getByRole('checkbox', { name: t('survey.places.neck') }))
    const turns = [
      [t('demo.next'), t('survey.when'), false],
      [t('demo.back'), t('survey.where'), true],
    ] as const
    for (const [button, title, isBack] of turns) {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${button}`) }))
      expect(screen.getByText(title)).toHaveFocus()
      expect(animateStepIn).toHaveBeenLastCalledWith(screen.getByRole('group', { name: title }), isBack)
    }
  })

  test('without script it is one form whose controls have no names, so that no address can hold an answer', () => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(<Survey locale="en" />), 'text/html')
    expect(page.querySelectorAll('form > fieldset')).toHaveLength(3)
    expect(page.querySelectorAll('[hidden]')).toHaveLength(0)
    expect(page.querySelectorAll('[name]')).toHaveLength(0)
    expect(page.querySelector('form')?.getAttribute('action')).toBe('#ends')
    expect(page.querySelector('#ends')?.textContent).toContain(t('demo.noScript'))
  })
})
