import { act, render } from '@testing-library/react'
import { ScrollState } from '@/components/islands/scroll-state'

const root = document.documentElement
const supports = jest.fn(() => false)

function scrollTo(position: number) {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const shown = () => [root.hasAttribute('data-past-sticky'), root.hasAttribute('data-past-top')]

beforeEach(() => {
  Object.defineProperty(globalThis, 'CSS', { value: { supports }, configurable: true })
  supports.mockReturnValue(false)
  for (const name of ['data-past-sticky', 'data-past-top']) root.removeAttribute(name)
  scrollTo(0)
})

test.each([
  [0, false, false],
  [100, false, false],
  [101, true, false],
  [300, true, false],
  [301, true, true],
])('at %d px the sticky bar shows: %s, the button to the top: %s', (position, sticky, top) => {
  render(<ScrollState />)
  scrollTo(position)
  expect(shown()).toEqual([sticky, top])
})

test('they hide again when scrolling back up', () => {
  render(<ScrollState />)
  scrollTo(1000)
  scrollTo(200)
  expect(shown()).toEqual([true, false])
  scrollTo(0)
  expect(shown()).toEqual([false, false])
})

test('a page opened far down shows them at once', () => {
  scrollTo(1000)
  render(<ScrollState />)
  expect(shown()).toEqual([true, true])
})

test('it removes its listeners on unmount', () => {
  render(<ScrollState />).unmount()
  scrollTo(1000)
  expect(shown()).toEqual([false, false])
})

test('a browser with CSS scroll-driven animations is left alone', () => {
  supports.mockReturnValue(true)
  render(<ScrollState />)
  scrollTo(1000)
  expect(shown()).toEqual([false, false])
  expect(supports).toHaveBeenCalledWith('animation-timeline: scroll()')
})
