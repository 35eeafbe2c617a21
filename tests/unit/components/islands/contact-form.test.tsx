import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ContactFormSection } from '@/components/sections/contact-form-section'
import { textConsent } from '@/lib/clinic/text-consent'
import type { Locale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { navigation } from '../../navigation-mock'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))

const endpoint = 'https://forms.example.com/f/abc'
const form = (locale: Locale) => (
  <ContactFormSection locale={locale} id="form" heading="Write to us" note="We answer." endpoint={endpoint} />
)
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

const post = jest.fn()
let online = true

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  online = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  post.mockReset().mockResolvedValue({ ok: true, type: 'cors' })
  global.fetch = post
})
afterEach(() => jest.useRealTimers())

function fill(t: ReturnType<typeof translator>, message = 'Do you see children?') {
  type(t('forms.name'), 'Ana')
  type(t('forms.email'), 'ana@example.com')
  type(t('forms.message'), message)
}
const press = (t: ReturnType<typeof translator>) =>
  fireEvent.click(screen.getByRole('button', { name: t('forms.send') }))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

// The same in both languages.
describe('in Spanish', () => {
  const locale = 'es'
  const t = translator(locale)

  test('without script it is a plain POST with everything the endpoint needs', () => {
    const page = new DOMParser().parseFromString(renderToStaticMarkup(form(locale)), 'text/html')
    const element = page.querySelector('form')
    expect(element?.getAttribute('method')).toBe('post')
    expect(element?.getAttribute('action')).toBe(endpoint)
    expect(element?.getAttribute('accept-charset')).toBe('utf-8')
    const sent = [...page.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => [name, value])
    expect(sent).toEqual([
      ['name', ''],
      ['phone', ''],
      ['email', ''],
      ['message', ''],
      ['texts', 'yes'],
      ['language', locale],
      ['_next', `https://www.example.com/es/thank-you`],
      ['elapsed', ''],
      ['_gotcha', ''],
    ])
    const trap = page.querySelector('[name=_gotcha]')
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(trap?.getAttribute('tabindex')).toBe('-1')
    expect(page.querySelector('a')?.getAttribute('href')).toBe(`/es/privacy-policy`)
  })

  test('consent to text messages is an unticked box, sent only if the visitor ticks it', async () => {
    render(form(locale))
    const box = screen.getByRole('checkbox', { name: textConsent(locale) })
    expect(box).not.toBeChecked()
    expect(box).not.toBeRequired()
    fill(t)
    fireEvent.click(box)
    press(t)
    await pass(4000)
    const [, { body }] = post.mock.calls[0] as [string, { body: FormData }]
    expect(body.get('texts')).toBe('yes')
  })

  test('a message is sent once, however often Send is pressed, and ends on the thank-you page', async () => {
    const received = jest.fn()
    window.addEventListener('form-received', received)
    render(form(locale))
    fill(t)
    press(t)
    fireEvent.click(screen.getByRole('button', { name: t('forms.sending') }))
    fireEvent.submit(screen.getByRole('button', { name: t('forms.sending') }).closest('form') as HTMLFormElement)
    await pass(4000)
    window.removeEventListener('form-received', received)
    expect(received).toHaveBeenCalledTimes(1)
    expect(post).toHaveBeenCalledTimes(1)
    const [address, { method, body }] = post.mock.calls[0] as [string, { method: string; body: FormData }]
    expect([address, method]).toEqual([endpoint, 'POST'])
    expect(body.has('texts')).toBe(false)
    expect(Object.fromEntries(body)).toMatchObject({
      name: 'Ana',
      email: 'ana@example.com',
      message: 'Do you see children?',
      language: locale,
      _gotcha: '',
    })
    expect(Number(body.get('elapsed'))).toBeGreaterThanOrEqual(3)
    expect(navigation.push.mock.calls).toEqual([[`/es/thank-you`]])
    expect(sessionStorage.getItem('contact-draft')).toBeNull()
  })

  test('a message sent faster than people type waits for three seconds', async () => {
    render(form(locale))
    fill(t)
    press(t)
    await pass(2900)
    expect(post).not.toHaveBeenCalled()
    await pass(200)
    expect(post).toHaveBeenCalledTimes(1)
  })

  test('a visitor who leaves the page after Send stays where they went, and the message is sent', async () => {
    const { unmount } = render(form(locale))
    fill(t)
    press(t)
    unmount()
    await pass(4000)
    expect(post).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem('contact-draft')).toBeNull()
    expect(navigation.push).not.toHaveBeenCalled()
  })

  const troubles: ['refused' | 'unreachable' | 'timeout' | 'offline', () => unknown][] = [
    ['refused', () => post.mockResolvedValue({ ok: false, type: 'cors' })],
    ['unreachable', () => post.mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'timeout',
      () =>
        post.mockImplementation(
          (_: string, { signal }: { signal: AbortSignal }) =>
            new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        ),
    ],
    [
      'offline',
      () => {
        online = false
      },
    ],
  ]
  test.each(troubles)('%s: says so, keeps the text, and can be sent again', async (trouble, arrange) => {
    arrange()
    render(form(locale))
    fill(t)
    press(t)
    await pass(20_000)
    expect(screen.getByRole('status')).toHaveTextContent(
      {
        refused: t('contactForm.refused'),
        unreachable: t('contactForm.unreachable'),
        timeout: t('contactForm.timeout'),
        offline: t('contactForm.offline'),
      }[trouble],
    )
    expect(field(t('forms.message'))).toHaveValue('Do you see children?')
    expect(navigation.push).not.toHaveBeenCalled()
    online = true
    post.mockReset().mockResolvedValue({ ok: true })
    press(t)
    await pass(100)
    expect(post).toHaveBeenCalledTimes(1)
    expect(navigation.push).toHaveBeenCalledTimes(1)
  })

  test('an endpoint that redirects to its own page has accepted the message', async () => {
    post.mockResolvedValue({ ok: false, type: 'opaqueredirect' })
    render(form(locale))
    fill(t)
    press(t)
    await pass(4000)
    expect(navigation.push).toHaveBeenCalledTimes(1)
  })

  test('typed text survives a reload, and a lost connection is reported at once', () => {
    const { unmount } = render(form(locale))
    fill(t, '<b>Hola</b>')
    act(() => window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status')).toHaveTextContent(t('contactForm.offline'))
    act(() => window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('status')).toHaveTextContent(t('contactForm.online'))
    unmount()
    render(form(locale))
    expect(field(t('forms.name'))).toHaveValue('Ana')
    expect(field(t('forms.message'))).toHaveValue('<b>Hola</b>')
    expect(screen.getByRole('status')).toHaveTextContent(t('contactForm.restored'))
  })

  test('nothing is sent while a field is invalid', async () => {
    render(form(locale))
    fill(t, 'x'.repeat(10_000))
    press(t)
    await pass(4000)
    expect(post).not.toHaveBeenCalled()
    expect(field(t('forms.message'))).toHaveFocus()
    expect(field(t('forms.message'))).toHaveAccessibleDescription(t('forms.problems.tooLong', { limit: '2,000' }))
  })
})

test('the source of the visit is sent, too', async () => {
  sessionStorage.setItem('attribution', 'source=faq&utm_source=%3Cb%3E&evil=1')
  render(form('en'))
  fill(translator('en'))
  press(translator('en'))
  await pass(4000)
  const [, { body }] = post.mock.calls[0] as [string, { body: FormData }]
  expect(Object.fromEntries(body)).toMatchObject({ source: 'faq', utm_source: '<b>' })
  expect(body.get('evil')).toBeNull()
})

test('blocked or broken storage does no harm', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  render(form('en'))
  fill(translator('en'))
  press(translator('en'))
  await pass(4000)
  expect(navigation.push).toHaveBeenCalledTimes(1)
  blocked.mockRestore()
  full.mockRestore()
})
