import type { Reason } from '../../lib/content/read'

/** A field of triage.yaml, and its problem, if any. */
export type Finding = [field: string, reason: Reason]

export const quoted = (names: Iterable<string>) => [...names].join(', ')
