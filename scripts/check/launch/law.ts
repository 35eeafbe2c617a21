import { fileIn, recordsAt } from '../../../lib/content/read-fields'
import { withOriginals } from '../language-pairs'
import { dayOf } from '../policies'
import { type Find, open, type Site } from './site'

/** Find language assistance notices that nobody has compared with their source. */
export const unreadNotices: Find = ({ entries }) => {
  const file = fileIn(entries, 'language-notices')
  return recordsAt(file?.data, 'notices').flatMap(({ verified, exonym, source, lacks }, i) => {
    const reason = lacks
      ? `${exonym} lacks ${lacks} (45 CFR 92.11): have it translated, take "lacks" out, then write "verified: true"`
      : `${exonym} is not confirmed: compare the text with ${source}, or have it read, then write "verified: true"`
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

/** Find policies whose text, in any language, has changed since the date it states. */
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
    return open(original, 'updated', last !== undefined && last > stated && changed)
  })
