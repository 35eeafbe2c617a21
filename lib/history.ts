import { execFileSync } from 'node:child_process'
import type { Locale } from './locales'
import { pageFile } from './page-files'
import type { Route } from './routes/registry'

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] })

/** The day each content file was last changed, by the repository's own history; none when only part of it is here. */
function readDays(): Map<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map()
    const found = new Map<string, string>()
    let day = ''
    for (const line of git('log', '--format=date %cs', '--name-only', '--relative', '--', 'content').split('\n')) {
      if (line.startsWith('date ')) day = line.slice(5)
      else if (line && !found.has(line)) found.set(line, day)
    }
    return found
  } catch {
    return new Map()
  }
}

let days: Map<string, string> | undefined

/** The day a page's words last changed (2025-09-12), or nothing where that is not known: never the day of the build. */
export function lastModified(route: Pick<Route, 'kind' | 'slug'>, locale: Locale): string | undefined {
  days ??= readDays()
  return days.get(pageFile(route, locale))
}
