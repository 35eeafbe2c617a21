import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { LanguageToggle } from '@/components/islands/language-toggle'
import { prefetchEarly } from '@/components/islands/page-data'
import { type Locale, locales, otherLocale } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { mockMedia, navigation } from '../../navigation-mock'

jest.mock('@/components/islands/page-data')
jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))

const toggle = (locale: Locale) => {
  const t = translator(locale)
  return <LanguageToggle locale={locale} name={t('language.name')} warning={t('language.leaveForm')} />
}
const link = () => screen.getByRole('link')
const animate = jest.fn(() => ({ currentTime: 0 }))

beforeEach(() => {
  // jsdom neither scrolls nor lays out.
  window.scrollTo = jest.fn()
  Element.prototype.animate = animate as unknown as Element['animate']
  animate.mockClear()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

/** Click. @returns whether the default action was left to the browser. */
function click(options: object = {}): boolean {
  const event = createEvent.click(link(), { cancelable: true, ...options })
  // jsdom does not implement navigation.
  const stay = (later: Event) => later.preventDefault()
  let followed = false
  window.addEventListener(
    'click',
    (later) => {
      followed = !later.defaultPrevented
      stay(later)
    },
    { once: true },
  )
  fireEvent(link(), event)
  return followed
}

test.each([
  ['en', [], '/es'],
  ['en', ['(pages)', 'symptoms', 'back-pain'], '/es/symptoms/back-pain'],
  ['es', [], '/'],
  ['es', ['blog', 'page', '2'], '/blog/page/2'],
] as const)('from %s at %j it leads to %s', (locale, segments, href) => {
  navigation.segments = [...segments]
  render(toggle(locale))
  const target = otherLocale(locale)
  expect(link()).toHaveAttribute('href', href)
  expect(link()).toHaveAttribute('lang', target)
  expect(link()).toHaveAttribute('hreflang', target)
  expect(link()).toHaveAccessibleName(translator(locale)('language.name'))
  expect(link().querySelector('use')).toHaveAttribute('href', `/icons.svg#icon-flag-${target}`)
})

test.each(locales)('from %s it switches in place, remembers the choice and spins for 400 ms', (locale) => {
  const target = otherLocale(locale)
  history.replaceState(null, '', '/faq?from=post#referral')
  navigation.segments = ['faq']
  render(toggle(locale))
  expect(click()).toBe(false)
  expect(navigation.push.mock.calls).toEqual([
    [`${{ en: '', es: '/es' }[target]}/faq?from=post#referral`, { scroll: false }],
  ])
  expect(localStorage.getItem('lang')).toBe(target)
  expect(animate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 400 }))
})

test('the toggle of the other page takes over the focus and the rest of the spin, once', () => {
  const { unmount } = render(toggle('en'))
  click()
  unmount()
  animate.mockClear()
  const next = render(toggle('es'))
  expect(link()).toHaveFocus()
  expect(animate).toHaveBeenCalledTimes(1)
  next.unmount()
  render(toggle('es'))
  expect(link()).not.toHaveFocus()
  expect(animate).toHaveBeenCalledTimes(1)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'a click with %s is the browser’s own, and still remembered',
  (key) => {
    render(toggle('en'))
    expect(click({ [key]: true })).toBe(true)
    expect(navigation.push).not.toHaveBeenCalled()
    expect(localStorage.getItem('lang')).toBe('es')
  },
)

test('the data of the other language is prefetched', () => {
  navigation.segments = ['faq']
  render(toggle('en'))
  expect(jest.mocked(prefetchEarly).mock.lastCall?.[0]()).toEqual(['/es/faq'])
})

test('nothing spins with reduced motion', () => {
  mockMedia('prefers-reduced-motion: reduce')
  render(toggle('en'))
  click()
  expect(navigation.push).toHaveBeenCalled()
  expect(animate).not.toHaveBeenCalled()
})

test.each([
  ['stays', false],
  ['switches', true],
])('with a form that was used it asks first, and %s', (_, answer) => {
  document.body.insertAdjacentHTML('beforeend', '<iframe data-used=""></iframe>')
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer)
  navigation.push.mockClear()
  render(toggle('en'))
  expect(click()).toBe(false)
  expect(confirm).toHaveBeenCalledWith(translator('en')('language.leaveForm'))
  expect(navigation.push).toHaveBeenCalledTimes(answer ? 1 : 0)
  expect(localStorage.getItem('lang')).toBe(answer ? 'es' : 'en')
  document.querySelector('iframe')?.remove()
})
