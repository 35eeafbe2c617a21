/** @jest-environment jsdom */
import { surviveFullHistory } from '@/components/client/history'

const refuse = (name: string) => () => {
  throw new DOMException('refused', name)
}

test.each(['pushState', 'replaceState'] as const)('an address that %s may not take is loaded', (method) => {
  history[method] = refuse('SecurityError')
  surviveFullHistory()
  history[method](null, '', `#${method}`)
  expect(location.hash).toBe(`#${method}`)
  // A state for this address is not kept, and no page loads to remove its fragment.
  history[method]({ step: 1 }, '')
  history[method](null, '', location.pathname)
  expect(location.hash).toBe(`#${method}`)
})

test('a replaced address adds no history entry', () => {
  history.replaceState = refuse('SecurityError')
  surviveFullHistory()
  const { length } = history
  history.replaceState(null, '', '#replaced')
  expect(history).toHaveLength(length)
})

test('any other error is rethrown', () => {
  history.pushState = refuse('DataCloneError')
  surviveFullHistory()
  expect(() => history.pushState(null, '', '#mistake')).toThrow('refused')
})
