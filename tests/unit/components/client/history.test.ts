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
  // What only notes a state at this address does without.
  history[method]({ step: 1 }, '')
  expect(location.hash).toBe(`#${method}`)
})

test('a mistake of ours stays one', () => {
  history.pushState = refuse('DataCloneError')
  surviveFullHistory()
  expect(() => history.pushState(null, '', '#mistake')).toThrow('refused')
})
