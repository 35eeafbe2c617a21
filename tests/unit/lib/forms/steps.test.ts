import { moveStep, type StepMove } from '@/lib/forms/steps'

test.each<[number, StepMove, number]>([
  [0, 'next', 1],
  [2, 'next', 3],
  [3, 'next', 3],
  [1, 'back', 0],
  [0, 'back', 0],
  [0, 'finish', 3],
  [3, 'restart', 0],
])('of three steps, from %i %s leads to %i', (at, move, to) => expect(moveStep(at, move, 3)).toBe(to))
