import { sessionKeys } from '@/lib/loader/contract'
import { inSession } from './storage'

/** Return the body part that a page is about. */
const partOf = (pathname: string) => /\/where-does-it-hurt\/([\w-]+)/.exec(pathname)?.[1]

/** Test whether a page asks about danger signs. */
export const asksAboutSigns = ({ pathname }: Pick<Location, 'pathname'>): boolean => partOf(pathname) !== undefined

/** Test whether this tab has stored answers about a page's body part; only the hydrated page shows them. */
export function hasKeptAnswers({ pathname }: Pick<Location, 'pathname'>): boolean {
  const part = partOf(pathname)
  return part !== undefined && (inSession.get(sessionKeys.answers)?.includes(`"${part}"`) ?? false)
}
