import { act, fireEvent, type RenderResult, render, screen, waitFor } from '@testing-library/react'
import { MobileMenu } from '@/components/islands/mobile-menu'
import { mockMedia, navigation } from '../../navigation-mock'

jest.mock('next/navigation', () => jest.requireActual('../../navigation-mock'))

const outside = ['a', 'div', 'dialog', 'aside', 'footer'] as const

function Page() {
  return (
    <>
      {outside.map((Part) => (
        <Part key={Part} />
      ))}
      <div data-toast="" />
      <main />
      <header>
        <MobileMenu summary={<summary>Menu</summary>}>
          <nav>
            <a href="/">Home</a>
            <details>
              <summary>Services</summary>
              <a href="/services">All services</a>
            </details>
            <a href="/book-now">Book</a>
          </nav>
        </MobileMenu>
      </header>
    </>
  )
}

const menu = () => document.querySelector('header > details') as HTMLDetailsElement
const summary = () => screen.getByText('Menu')
const inert = () => [...document.querySelectorAll('[inert]')]
/** Open the menu and wait for its `toggle` event. */
async function open() {
  fireEvent.click(summary())
  await waitFor(() => expect(inert()).not.toHaveLength(0))
}
const closed = () => waitFor(() => expect(inert()).toEqual([]))
/** Presses Tab. @returns whether the default action was left to the browser. */
const tab = (shiftKey = false) => fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey })
const focus = (text: string) => act(() => screen.getByText(text).focus())

let page: RenderResult
beforeEach(() => {
  page = render(<Page />, { container: document.body })
  // Browsers focus a `<summary>`, jsdom does not.
  for (const element of document.querySelectorAll('summary')) element.tabIndex = 0
})

test('while it is open, everything outside it is inert', async () => {
  expect(inert()).toEqual([])
  await open()
  expect(inert().map(({ localName }) => localName)).toEqual([...outside, 'main'])
  expect(menu().closest('[inert]')).toBeNull()
  fireEvent.click(summary())
  await closed()
})

test('Escape closes it even after a click on plain text, and so does going back', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(menu().open).toBe(false)
  expect(summary()).toHaveFocus()
  await closed()
  await open()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(menu().open).toBe(false)
  await closed()
})

test('Tab wraps from the last link to the button, and back', async () => {
  await open()
  focus('Book')
  expect(tab()).toBe(false)
  expect(summary()).toHaveFocus()
  expect(tab(true)).toBe(false)
  expect(screen.getByText('Book')).toHaveFocus()
})

test('Tab moves freely between the ends', async () => {
  await open()
  focus('Home')
  expect(tab()).toBe(true)
  expect(tab(true)).toBe(true)
  expect(screen.getByText('Home')).toHaveFocus()
})

test('the last tab stop is the last visible one', async () => {
  screen.getByText('Book').remove()
  await open()
  focus('Services')
  expect(tab()).toBe(false)
  expect(summary()).toHaveFocus()
})

test('a closed menu holds no focus', () => {
  act(() => summary().focus())
  expect(tab()).toBe(true)
  expect(tab(true)).toBe(true)
})

test('each submenu opens and closes independently', async () => {
  await open()
  fireEvent.click(screen.getByText('Services'))
  expect(screen.getByText('Services').closest('details')).toHaveAttribute('open')
  expect(menu().open).toBe(true)
  fireEvent.click(screen.getByText('Services'))
  expect(screen.getByText('Services').closest('details')).not.toHaveAttribute('open')
  expect(inert()).not.toHaveLength(0)
})

test('navigation closes it', async () => {
  await open()
  navigation.segments = ['about']
  page.rerender(<Page />)
  expect(menu().open).toBe(false)
  await closed()
})

test('nothing stays inert after a remount of the shell', async () => {
  const main = document.querySelector('main')
  await open()
  expect(main).toHaveAttribute('inert')
  const outlives = document.body.appendChild(document.createElement('main'))
  outlives.setAttribute('inert', '')
  page.unmount()
  expect(outlives).not.toHaveAttribute('inert')
  outlives.remove()
})

test('widening the window closes it', () => {
  page.unmount()
  const media = mockMedia()
  const { container, unmount } = render(<Page />)
  const second = container.querySelector('details') as HTMLDetailsElement
  second.open = true
  media.change()
  expect(second.open).toBe(false)
  unmount()
  expect(media.listeners.size).toBe(0)
})
