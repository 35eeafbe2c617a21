import type { Finding, Level } from '../report'

/** The points of a check that found nothing to mend, as in Yoast's analyses. */
export const full = 9

/** A check's outcome, before it is known which file the words stand in. */
export type Outcome = Omit<Finding, 'file'> & { file?: string }

type Given = { check: string; group: Finding['group']; reason: string; field?: string; file?: string }

/** A check that found all well. */
export const good = (given: Given, of = full): Outcome => ({ ...given, level: 'good', points: of, of })

/** A check that found something: advice costs part of the points, a problem all of them. */
export const loss = (given: Given, level: Exclude<Level, 'good'> = 'advice', points = 3, of = full): Outcome => ({
  ...given,
  level,
  points: level === 'problem' ? 0 : points,
  of,
})

/** All well, or a loss with its reason. */
export function judge(
  check: string,
  group: Finding['group'],
  field: string | undefined,
  passed: boolean,
  [praise, reason]: [praise: string, reason: string],
  level: Exclude<Level, 'good'> = 'advice',
): Outcome {
  return passed ? good({ check, group, field, reason: praise }) : loss({ check, group, field, reason }, level)
}
