/** The moves of a visitor in a form of several steps. */
export type StepMove = 'next' | 'back' | 'finish' | 'restart'

/**
 * Return the step that a move leads to in a form of `count` steps.
 * @param at the current step, from 0; `count` is the end, where the form confirms what it received.
 */
export function moveStep(at: number, move: StepMove, count: number): number {
  const target = { next: at + 1, back: at - 1, finish: count, restart: 0 }[move]
  return Math.min(Math.max(target, 0), count)
}
