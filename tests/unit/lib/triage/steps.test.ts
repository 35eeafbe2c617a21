import { partGuide } from '@/lib/triage/guide'
import { fits, hashOf, questionNames, reachable, stepAfter, stepOf } from '@/lib/triage/steps'

const { rules } = partGuide('lower-back', 'en')
const answer = questionNames.length

test('urgent cases are answered at once, all others after the last question', () => {
  expect(stepAfter(rules, [])).toBe(0)
  expect(stepAfter(rules, [['saddle']])).toBe(answer)
  expect(stepAfter(rules, [[]])).toBe(1)
  expect(stepAfter(rules, [[], ['back-fever']])).toBe(answer)
  expect(stepAfter(rules, [[], ['night'], []])).toBe(3)
  expect(stepAfter(rules, [[], ['night'], [], ['slow'], ['mild']])).toBe(answer)
})

test('each step has an address, the first one that of the page', () => {
  expect(hashOf(0)).toBe('')
  for (const step of [0, 1, 2, 3, 4, answer]) expect(stepOf(hashOf(step))).toBe(step)
  expect(stepOf('#sources')).toBeUndefined()
})

test('an address leads no further than the answers given', () => {
  expect(reachable(rules, [], answer)).toBe(0)
  expect(reachable(rules, [[], []], answer)).toBe(2)
  expect(reachable(rules, [[], []], 1)).toBe(1)
})

test('unknown stored answers are ignored', () => {
  expect(fits(rules, [[], ['night'], undefined])).toBe(true)
  expect(fits(rules, [['hiccups']])).toBe(false)
  // A sign that now calls for 911, or no longer does.
  expect(fits(rules, [['night']])).toBe(false)
  expect(fits(rules, [[], [], [], [], [], []])).toBe(false)
})
