import type { Finding } from '../report'
import { type CheckName, checks } from './catalogue'

/** The points of most checks. */
export const full = 9

/** A check's outcome, before it is known which file the words are in. */
export type Outcome = Omit<Finding, 'file' | 'line'> & {
  file?: string
  /** The words that lost the points, by which their place in the file is found. */
  words?: string
}

type Judged = {
  /** The result, with the text for success and the one for failure. */
  passed: boolean
  praise: string
  reason: string
  words?: string
}

/**
 * Return the outcome of a check that passes or does not: a loss costs all points when it is a problem, most as advice.
 */
export function judge(check: CheckName, { passed, praise, reason, words }: Judged): Outcome {
  const { group, field, file, required, of = full } = checks[check]
  const level = passed ? 'good' : required ? 'problem' : 'advice'
  const points = { good: of, advice: Math.floor(of / 3), problem: 0 }[level]
  return { check, group, field, file, level, points, of, reason: passed ? praise : reason, words }
}
