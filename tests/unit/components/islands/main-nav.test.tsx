import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MainNav } from '@/components/islands/main-nav'
import { closeDelay, hoverDelay, skipDelay } from '@/components/islands/use-hover-menus'
import { localePath, locales } from '@/lib/i18n/locales'
import { translator } from '@/lib/i18n/translator'
import { mainMenu } from '@/lib/routes/menus'
import { navigation } from '../../navigation-mock'

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
const expanded = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
const noneExpanded = () => expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument()

const hover = (top: HTMLElement, pointerType = 'mouse') => fireEvent.pointerEnter(itemOf(top), { pointerType })
const unhover = (top: HTMLElement) => fireEvent.pointerLeave(itemOf(top), { pointerType: 'mouse' })
const wait = (time: number) => act(() => jest.advanceTimersByTime(time))
/** Press a key on the focused element; false if the browser is kept from acting on it. */
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
const focus = (element: HTMLElement) => act(() => element.focus())

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
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('menus open after 200 ms, skip the delay within 300 ms and close after 150 ms', () => {
  expect([hoverDelay, skipDelay, closeDelay]).toEqual([200, 300, 150])
})

describe('by mouse', () => {
  beforeEach(() => void render(nav()))

  test('a menu opens 200 ms after the pointer rests on it', () => {
    hover(services())
    wait(199)
    noneExpanded()
    wait(1)
    expect(expanded()).toEqual([t('nav.services')])
    expect(itemOf(services())).toHaveAttribute('data-open')
  })

  test('a passing pointer opens nothing', () => {
    hover(services())
    wait(150)
    unhover(services())
    wait(1000)
    noneExpanded()
  })

  test('a menu closes 150 ms after the pointer has left', () => {
    hover(services())
    wait(200)
    unhover(services())
    wait(149)
    expect(expanded()).toEqual([t('nav.services')])
    wait(1)
    noneExpanded()
  })

  test('a pointer that returns in time keeps the menu open', () => {
    hover(services())
    wait(200)
    unhover(services())
    wait(149)
    hover(services())
    wait(1000)
    expect(expanded()).toEqual([t('nav.services')])
  })

  test('from an open menu the next one opens at once', () => {
    hover(services())
    wait(200)
    unhover(services())
    hover(symptoms())
    expect(expanded()).toEqual([t('nav.symptoms')])
  })

  test.each([
    [299, [t('nav.symptoms')]],
    [300, []],
  ])('%d ms after a menu closed, entering another opens %j at once', (time, open) => {
    hover(services())
    wait(200)
    unhover(services())
    wait(150)
    noneExpanded()
    wait(time)
    hover(symptoms())
    expect(screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual(open)
    wait(200)
    expect(expanded()).toEqual([t('nav.symptoms')])
  })

  test('a touch does not hover', () => {
    hover(services(), 'touch')
    wait(1000)
    noneExpanded()
  })

  test('Escape closes a menu that the pointer opened, wherever focus is', () => {
    hover(services())
    wait(200)
    press('Escape')
    noneExpanded()
  })

  test('a click opens a menu, and a second click closes it', () => {
    fireEvent.click(services())
    expect(services()).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(services().getAttribute('aria-controls') ?? '')).toBe(
      itemOf(services()).querySelector('div'),
    )
    fireEvent.click(services())
    noneExpanded()
  })

  test('a click on another menu closes the first', () => {
    fireEvent.click(services())
    fireEvent.click(symptoms())
    expect(expanded()).toEqual([t('nav.symptoms')])
  })
})

describe('by keyboard', () => {
  beforeEach(() => void render(nav()))

  test('Escape closes the menu and returns focus to its button', () => {
    fireEvent.click(services())
    focus(linksOf(services())[1] as HTMLElement)
    expect(press('Escape')).toBe(false)
    expect(services()).toHaveFocus()
    noneExpanded()
  })

  test('Escape without an open menu is left to the browser, as are letters and Tab', () => {
    focus(services())
    for (const key of ['Escape', 'a', 'Tab']) expect(press(key)).toBe(true)
  })

  test('a menu closes when focus leaves the navigation, not when it moves inside', () => {
    fireEvent.click(services())
    const [first, second] = linksOf(services())
    fireEvent.blur(first as Element, { relatedTarget: second })
    expect(expanded()).toEqual([t('nav.services')])
    fireEvent.blur(first as Element, { relatedTarget: document.body })
    noneExpanded()
  })
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

  test('a new page closes the menu that led to it', () => {
    const { rerender } = render(nav())
    fireEvent.click(services())
    navigation.segments = ['services', 'chiropractic-care']
    rerender(nav())
    noneExpanded()
  })
})
