import { act, render, screen } from '@testing-library/react'
import { KeepBoundary } from '@/components/islands/keep-boundary'
import { loadLater, preloadError } from '@/components/islands/load-later'

const gone = new Error('not found')
const fail = () => Promise.reject(gone)
let heard: CustomEvent[] = []
const hear = (event: Event) => heard.push(event as CustomEvent)
const cancel = (event: Event) => event.preventDefault()

beforeEach(() => {
  heard = []
  window.addEventListener(preloadError, hear)
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  window.removeEventListener(preloadError, hear)
  window.removeEventListener(preloadError, cancel)
  jest.restoreAllMocks()
})

test('a chunk that loads triggers no event', async () => {
  await expect(loadLater('map', async () => 1)).resolves.toBe(1)
  expect(heard).toEqual([])
})

test('a chunk that fails to load triggers an event with its name, then throws', async () => {
  await expect(loadLater('map', fail)).rejects.toBe(gone)
  expect(heard).toHaveLength(1)
  expect(heard[0]?.cancelable).toBe(true)
  expect(heard[0]?.detail).toEqual({ part: 'map', error: gone })
})

test('canceling the event handles the failure: nothing is thrown', async () => {
  window.addEventListener(preloadError, cancel)
  const outcome = jest.fn()
  loadLater('map', fail).then(outcome, outcome)
  await act(async () => {})
  expect(heard).toHaveLength(1)
  expect(outcome).not.toHaveBeenCalled()
})

const Broken = () => {
  throw gone
}

test('if a part breaks, what the page shows stays', () => {
  render(
    <KeepBoundary kept={<p>Call us</p>}>
      <Broken />
    </KeepBoundary>,
  )
  expect(screen.getByText('Call us')).toBeVisible()
})
