import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MainNav } from '@/components/islands/main-nav'
import { localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { mainMenu } from '@/lib/routes/menus'
import { mockMedia, navigation } from '../../navigation-mock'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))

const t = translator('en')
const nav = (locale: 'en' | 'es' = 'en') => (
  <MainNav entries={mainMenu(locale)} locale={locale} label={translator(locale)('nav.label')} />
)
const button = (name: string) => screen.getByRole('button', { name })
const services = () => button(t('nav.services'))
const symptoms = () => button(t('nav.symptoms'))
const itemOf = (top: HTMLElement) => top.closest('li') as HTMLElement
const linksOf = (top: HTMLElement) => within(itemOf(top)).getAllByRole('link')
const expanded = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
const row = () => screen.getByRole('navigation')

beforeAll(() => {
  // jsdom has no PointerEvent: a mouse event with a pointer type.
  window.PointerEvent = class extends MouseEvent {
    readonly pointerType: string
    constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = pointerType
    }
  } as unknown as typeof PointerEvent
})

describe('what opens a menu', () => {
  test.each([
    ['the pointer', ['hover'], 'hover'],
    ['only a tap, where no pointer hovers', [], 'closed'],
  ])('%s', (_, media, state) => {
    mockMedia(...media)
    render(nav())
    expect(row()).toHaveAttribute('data-menus', state)
  })

  test.each(['pointerEnter', 'pointerLeave'] as const)(
    'a mouse takes over from a click: %s; a finger does not',
    (event) => {
      render(nav())
      fireEvent.click(services())
      fireEvent[event](itemOf(symptoms()), { pointerType: 'touch' })
      expect(expanded()).toEqual([t('nav.services')])
      fireEvent[event](itemOf(symptoms()), { pointerType: 'mouse' })
      expect(expanded()).toEqual([])
      expect(row()).toHaveAttribute('data-menus', 'hover')
    },
  )

  test('a click opens a menu and closes any other; a second click closes it', () => {
    render(nav())
    fireEvent.click(symptoms())
    fireEvent.click(services())
    expect(expanded()).toEqual([t('nav.services')])
    expect(itemOf(services())).toHaveAttribute('data-open')
    expect(document.getElementById(services().getAttribute('aria-controls') ?? '')).toBe(
      itemOf(services()).querySelector('div'),
    )
    fireEvent.click(services())
    expect(expanded()).toEqual([])
  })
})

const closings: [what: string, close: (rerender: (page: ReactNode) => void) => void][] = [
  ['Escape, wherever focus is', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['focus that leaves the row', () => fireEvent.blur(services(), { relatedTarget: document.body })],
  [
    'a new page',
    (rerender) => {
      navigation.segments = ['services', 'chiropractic-care']
      rerender(nav())
    },
  ],
]
test.each(closings)('%s closes a menu that a click or the pointer opened', (_, close) => {
  mockMedia('hover')
  const { rerender } = render(nav())
  fireEvent.click(services())
  close(rerender)
  expect(expanded()).toEqual([])
  expect(row()).toHaveAttribute('data-menus', 'closed')
})

test('Escape returns focus from a menu to its button; other keys and focus inside the row change nothing', () => {
  render(nav())
  fireEvent.click(services())
  const [first, second] = linksOf(services()) as [HTMLElement, HTMLElement]
  act(() => first.focus())
  act(() => second.focus())
  fireEvent.keyDown(second, { key: 'a' })
  expect(expanded()).toEqual([t('nav.services')])
  fireEvent.keyDown(second, { key: 'Escape' })
  expect(services()).toHaveFocus()
})

describe('where the visitor is', () => {
  test.each(locales)('every link leads to a page in %s', (locale) => {
    render(nav(locale))
    const entries = mainMenu(locale).flatMap((entry) =>
      'href' in entry ? [entry] : [...entry.items, ...(entry.all ? [entry.all] : [])],
    )
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(shown).toEqual(entries.map(({ href }) => localePath(href, locale)))
    expect(screen.getByRole('navigation', { name: translator(locale)('nav.label') })).toBeInTheDocument()
  })

  test('the current page and its menu are marked', () => {
    navigation.segments = ['(site)', 'symptoms', 'neck-pain']
    const { container } = render(nav())
    const current = [...container.querySelectorAll('[aria-current=page]')]
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/symptoms/neck-pain'])
    expect(symptoms()).toHaveAttribute('data-current')
    expect(services()).not.toHaveAttribute('data-current')
  })

  test('the home page is marked only by its own link', () => {
    const { container } = render(nav())
    expect([...container.querySelectorAll('[aria-current=page]')]).toEqual([
      screen.getByRole('link', { name: t('nav.home') }),
    ])
  })
})
