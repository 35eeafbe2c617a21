import type { Finding, Level } from '../report'

/** The points of a check, as in Yoast's analyses. */
export const full = 9

/** A check's outcome, before it is known which file the words stand in. */
export type Outcome = Omit<Finding, 'file' | 'line'> & {
  file?: string
  /** The words that lost the points, by which their place in the file is found. */
  words?: string
}

type Judged = {
  check: string
  field?: string
  file?: string
  words?: string
  /** Whether all is well, what to say then, and what to say otherwise. */
  passed: boolean
  praise: string
  reason: string
  /** What a loss is: advice (part of the points) unless it must be mended (all of them). */
  loss?: Exclude<Level, 'good'>
  of?: number
}

/** A check that passes or does not, as an outcome of its group. */
export function judge(group: Finding['group'], judged: Judged): Outcome {
  const { check, field, file, words, passed, praise, reason, loss = 'advice', of = full } = judged
  const level = passed ? 'good' : loss
  const points = { good: of, advice: Math.floor(of / 3), problem: 0 }[level]
  return { check, group, field, file, words, level, points, of, reason: passed ? praise : reason }
}
