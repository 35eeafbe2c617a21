import { fileIn, recordsAt } from '../../../lib/content/read-fields'
import { withOriginals } from '../language-pairs'
import { type Find, open, type Site } from './site'

/** Find language assistance notices that nobody has compared with their source. */
export const unreadNotices: Find = ({ entries }) => {
  const file = fileIn(entries, 'language-notices')
  return recordsAt(file?.data, 'notices').flatMap(({ verified, exonym, source }, i) => {
    const reason = `${exonym} is not confirmed: compare the text with ${source}, or have it read, then write "verified: true"`
    return open(file, `notices.${i}.verified`, !verified && reason)
  })
}

/** List the policies in the language that has their dates, each with its files in all languages. */
function policiesIn({ entries }: Site) {
  const pages = withOriginals(entries, 'policy')
  return pages
    .filter(({ entry, original }) => entry === original)
    .map(({ original }) => ({
      original,
      files: pages.filter((page) => page.original === original).map(({ entry }) => entry.file),
    }))
}

/** Format a date of a file, which YAML may parse as a Date. */
export const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value))

/**
 * Find policies whose text, in any language, has changed since the date it states, and those whose effective date is
 * later than that.
 */
export const policyDates: Find = (site) =>
  policiesIn(site).flatMap(({ original, files }) => {
    const { updated, effective } = original.data
    const stated = dayOf(updated)
    const last = files
      .flatMap((file) => site.history.days.get(file) ?? [])
      .sort()
      .at(-1)
    const both = effective ? 'here, and in "effective" the day from which it holds' : 'here'
    const changed = `is ${stated}, but the text last changed on ${last}: have it read, then write the day on which you publish it ${both}`
    const earlier = `is ${stated}, before the ${dayOf(effective)} from which it holds, as if the text were older than its rules: have it read, then write the day on which you publish it`
    const isChanged = last !== undefined && last > stated
    const isEarlier = effective !== undefined && stated < dayOf(effective)
    return open(original, 'updated', (isChanged && changed) || (isEarlier && earlier))
  })
