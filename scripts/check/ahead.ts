import { daysAhead } from '../../lib/content/ahead'
import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { textsAt } from '../../lib/content/read-fields'
import { postDay } from '../../lib/schemas/fields'
import { linksIn } from './links'

/**
 * Check that nothing leads to a post before its date: until then it has no address. Posts with the same or a later
 * date may.
 */
export function checkAhead(entries: Entry[], today?: string): Problem[] {
  // The schema reports invalid dates.
  const ahead = new Map([...daysAhead(entries, today)].filter(([, day]) => postDay.safeParse(day).success))
  if (ahead.size === 0) return []
  const reasonIn = (entry: Entry, slug: string) => {
    const day = ahead.get(slug)
    const own = entry.collection === 'post' ? ahead.get(entry.name) : undefined
    return day && !(own && own >= day) && `leads to "${slug}", which appears on ${day}: link to it from that day on`
  }
  return entries.flatMap((entry) => [
    ...linksIn(entry).flatMap(({ field, target, line }) => {
      const [, slug = ''] = /^\/blog\/([^/?#]+)/.exec(String(target)) ?? []
      return problemsOf(entry, { [field]: reasonIn(entry, slug) }, line)
    }),
    ...problemsOf(entry, {
      related: entry.collection === 'post' ? textsAt(entry.data, 'related').map((slug) => reasonIn(entry, slug)) : [],
    }),
  ])
}
