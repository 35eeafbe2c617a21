import type { Finding } from '../report'
import { type CheckName, checks } from './catalogue'

/** The points of most checks. */
export const full = 9

/** A check's outcome, before the file of its words is known. */
export type Outcome = Omit<Finding, 'file' | 'line'> & {
  file?: string
  /** The words that lost the points, used to find their line in the file. */
  words?: string
}

type Judged = {
  /** The result, with the text for success and the one for failure. */
  passed: boolean
  praise: string
  reason: string
  words?: string
}

/** Return the outcome of a check that passes or fails: failing costs all points for a problem, most for advice. */
export function judge(check: CheckName, { passed, praise, reason, words }: Judged): Outcome {
  const { group, field, file, required, of = full } = checks[check]
  const level = passed ? 'good' : required ? 'problem' : 'advice'
  const points = { good: of, advice: Math.floor(of / 3), problem: 0 }[level]
  return { check, group, field, file, level, points, of, reason: passed ? praise : reason, words }
}
