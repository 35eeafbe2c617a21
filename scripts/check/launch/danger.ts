import { fileIn, recordsAt } from '../../../lib/content/read-fields'
import { dayOf } from '../policies'
import { type Find, open } from './site'

/**
 * The guide and the pages below it; a finished site has them only after a clinician has confirmed the rules and
 * words.
 */
export const guide = '/where-does-it-hurt'

/** Find danger signs that no clinician has confirmed, or that have changed since. */
export const unreviewedRules: Find = ({ entries, history: { days } }) => {
  const rules = fileIn(entries, 'danger')
  if (!rules) return []
  const { reviewedBy: by, reviewedOn } = rules.data
  const ask = 'have a clinician read this file, danger.en.yaml and .es.yaml, and the folder where-does-it-hurt'
  const unsupported = recordsAt(rules.data, 'signs').filter(({ unread }) => unread).length
  const unfounded =
    unsupported > 0
      ? `, open the link of each source, and replace "unread: true" of ${unsupported} signs with the sentence that supports the level`
      : ''
  const unread = `nobody has confirmed which signs call for 911, so only a preview has ${guide} and its pages: ${ask}${unfounded}, then write the name and the day here`
  if (!by || !reviewedOn) return open(rules, 'reviewedBy', unread)
  const on = dayOf(reviewedOn)
  const files = [rules, ...entries.filter(({ collection }) => ['danger-words', 'body-part'].includes(collection))]
  const last = files
    .flatMap(({ file }) => days.get(file) ?? [])
    .sort()
    .at(-1)
  const reason = `is ${on}, but signs or words last changed on ${last}: ${ask} again, then write that day here`
  return open(rules, 'reviewedOn', last !== undefined && last > on && reason)
}
