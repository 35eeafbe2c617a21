import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast } from '@/components/islands/toast'
import { Toast } from '@/components/layout/toast'

const status = () => screen.getByRole('status')
const dismiss = () => screen.getByRole('button', { name: 'Dismiss', hidden: true })
const box = () => status().parentElement as HTMLElement
const show = (text: string) => {
  showToast(text)
  act(() => jest.advanceTimersByTime(20))
}
const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

beforeEach(() => {
  jest.useFakeTimers()
  render(
    <>
      <button type="button">before</button>
      <Toast locale="en" />
    </>,
  )
})
afterEach(() => {
  pass(60_000)
  jest.useRealTimers()
})

test('a toast is announced politely and disappears after five seconds', () => {
  expect(status()).toBeEmptyDOMElement()
  show('Link copied')
  expect(status()).toHaveTextContent('Link copied')
  expect(box()).toHaveAttribute('data-open')
  pass(4900)
  expect(status()).toHaveTextContent('Link copied')
  pass(100)
  expect(status()).toBeEmptyDOMElement()
  expect(box()).not.toHaveAttribute('data-open')
})

test('a second toast replaces the first, with its own five seconds', () => {
  show('One')
  pass(4000)
  show('Two')
  expect(status()).toHaveTextContent(/^Two$/)
  pass(4000)
  expect(status()).toHaveTextContent('Two')
  pass(1000)
  expect(status()).toBeEmptyDOMElement()
})

test.each([
  ['hovered', () => fireEvent.pointerEnter(box()), () => fireEvent.pointerLeave(box())],
  ['focused', () => act(() => dismiss().focus()), () => act(() => dismiss().blur())],
])('it stays while it is %s, and then for the rest of its time', (_, enter, leave) => {
  show('Link copied')
  pass(3000)
  enter()
  pass(30_000)
  expect(status()).toHaveTextContent('Link copied')
  leave()
  pass(1900)
  expect(status()).toHaveTextContent('Link copied')
  pass(150)
  expect(status()).toBeEmptyDOMElement()
})

test('it disappears when dismissed, and returns the focus', () => {
  screen.getByText('before').focus()
  show('Link copied')
  act(() => dismiss().focus())
  fireEvent.click(dismiss())
  expect(status()).toBeEmptyDOMElement()
  expect(screen.getByText('before')).toHaveFocus()
})

test('the same message is announced again', () => {
  show('Link copied')
  showToast('Link copied')
  expect(status()).toBeEmptyDOMElement()
  pass(20)
  expect(status()).toHaveTextContent('Link copied')
})
