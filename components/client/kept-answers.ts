import { sessionKeys } from '@/lib/loader/contract'
import { inSession } from './storage'

/** Test whether this tab has answers about the part of the body that a page is about: only the hydrated page shows them. */
export function hasKeptAnswers({ pathname }: Pick<Location, 'pathname'>): boolean {
  const [, part] = /\/where-does-it-hurt\/([\w-]+)/.exec(pathname) ?? []
  return part !== undefined && (inSession.get(sessionKeys.answers)?.includes(`"${part}"`) ?? false)
}
