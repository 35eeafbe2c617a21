import { execFileSync } from 'node:child_process'
import { fileOf } from '../content/collections'
import type { Locale } from '../i18n/locales'
import { definitionOf } from '../page-types'
import type { Route } from '../page-types/definition'
import { memoize } from '../util/memoize'

/** The date of the last change of each content file, or the reason why it is unknown. */
export type History = {
  days: Map<string, string>
  gap?: string
  /** Return the date of the last change of lines, given as git takes them: `/^passOn:/,+1:content/embeds.yaml`. */
  dayOfLines?(lines: string): string | undefined
}

const newest = (days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)

/** Parse `git log --format='date %cs' --name-only`: the latest date of each file, regardless of commit order. */
function daysOf(log: string): Map<string, string> {
  const days = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('date ')) day = line.slice(5)
    else if (line) days.set(line, newest([days.get(line), day]) ?? day)
  }
  return days
}

/**
 * Read the git history of content/ in a folder. Returns no dates for a shallow clone, which would date every file to
 * its oldest commit.
 */
export function readHistory(folder = '.'): History {
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotepath=off', ...parameters], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const none = (gap: string): History => ({ days: new Map(), gap })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      return none('this is a shallow clone: fetch all of it (git fetch --unshallow)')
    }
    const days = daysOf(git('log', '--format=date %cs', '--name-only', '--relative', '--', 'content'))
    const dayOfLines = (lines: string) => {
      try {
        return git('log', '-1', '-s', '--format=%cs', `-L${lines}`).trim() || undefined
      } catch {
        // The file has no such lines.
      }
    }
    return days.size > 0
      ? { days, dayOfLines }
      : none('content/ is in no git history: build from a clone of the repository')
  } catch {
    return none('there is no git history here: build from a clone of the repository')
  }
}

const siteHistory = memoize<void, History>(() => readHistory())

/** Return the reason why modification dates are unknown, if they are. */
export const historyGap = () => siteHistory().gap

/**
 * Return the date of the newest change among the files matching a pattern; cached, because every page of a list needs
 * it.
 */
const newestIn = memoize((days: Map<string, string>) =>
  memoize((pattern: string) => {
    const [start = '', end = ''] = pattern.split('*')
    return newest([...days].flatMap(([file, day]) => (file.startsWith(start) && file.endsWith(end) ? day : [])))
  }),
)

/**
 * Return the date when the content of a page last changed (2025-09-12); undefined if unknown, never the build date. An
 * overview also changes with the pages that it lists.
 */
export function lastModified(
  route: Pick<Route, 'pageType' | 'slug'>,
  locale: Locale,
  { days }: History = siteHistory(),
): string | undefined {
  const ownDay = days.get(fileOf(route.pageType, route.slug, locale))
  return newest([
    ownDay,
    ...definitionOf(route.pageType).datedBy.map((pageType) => newestIn(days)(fileOf(pageType, '*', locale))),
  ])
}
