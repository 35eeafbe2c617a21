import { inSession } from '@/components/client/storage'
import { sessionKeys } from '@/lib/loader/contract'

/** The answers about a body part. */
export type GivenAnswers = {
  part: string
  /** The ids chosen at each question. */
  chosen: (string[] | undefined)[]
  /** The current question. */
  at: number
  /** When the last question was answered, in milliseconds. */
  answered: number
}

type Kept = GivenAnswers & { version: string }

/** The latest answers, for browsers without storage. */
let kept: Kept | undefined

/** Return the stored value, unchecked. */
function readStored(): Partial<Kept> | null {
  try {
    return JSON.parse(inSession.get(sessionKeys.answers) ?? 'null')
  } catch {
    return null
  }
}

const isList = (value: unknown) => Array.isArray(value) && value.every((id) => typeof id === 'string')

/** Keep answers until the tab is closed. @param version the build that they belong to */
export function keepAnswers(answers: GivenAnswers, version: string): void {
  kept = { ...answers, version }
  inSession.set(sessionKeys.answers, JSON.stringify(kept))
}

export function forgetAnswers(): void {
  kept = undefined
  inSession.remove(sessionKeys.answers)
}

/**
 * Return the answers given about a body part since the document loaded, so that the other language shows them at once.
 */
export const rememberedAnswers = (part: string, version: string): GivenAnswers | undefined =>
  kept?.part === part && kept.version === version ? kept : undefined

/** Return this tab's stored answers about a body part. Ignore those of another build, whose questions may differ. */
export function storedAnswers(part: string, version: string): GivenAnswers | undefined {
  const value = readStored()
  if (value?.part !== part || value.version !== version) return undefined
  const { chosen, at, answered } = value
  if (typeof at !== 'number' || typeof answered !== 'number') return undefined
  // JSON stores an unanswered question as `null`.
  const isWhole = Array.isArray(chosen) && chosen.every((ids) => ids === null || isList(ids))
  return isWhole ? { part, at, answered, chosen: chosen.map((ids) => ids ?? undefined) } : undefined
}
