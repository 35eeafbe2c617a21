import { fileOf } from '../../lib/content/collections'
import { settingsIn } from '../../lib/content/parsed'
import { type Entry, type Problem, problemsOf } from '../../lib/content/read'
import { fileIn } from '../../lib/content/read-fields'
import { locales } from '../../lib/i18n/locales'
import type { TriageRules } from '../../lib/schemas/triage'
import { allRoutesIn, notOfferedIn } from './addresses'
import { itemsOf } from './references'
import { checkOffered } from './triage-answers'
import { checkRaises, checkRepeats, checkSources } from './triage-names'
import { checkParts } from './triage-parts'
import { checkWords } from './triage-words'

/** Check that each part of the body has a page in each language, and each page a part. */
function checkPages(rules: TriageRules, file: Entry, entries: Entry[]): Problem[] {
  const pages = entries.filter(({ collection }) => collection === 'body-part')
  const parts = new Set(rules.regions.map(({ id }) => id))
  const missing = rules.regions.flatMap(({ id }, i) =>
    locales
      .filter((locale) => !pages.some((page) => page.name === id && page.locale === locale))
      .flatMap((locale) => {
        const reason = `"${id}" has no page: write ${fileOf('body-part', id, locale)}`
        return problemsOf(file, { [`regions.${i}.id`]: reason })
      }),
  )
  const unruled = pages.filter(({ name }) => !parts.has(name))
  return [
    ...missing,
    ...unruled.flatMap((page) =>
      problemsOf(page, { title: `"${page.name}" has no rules: add it to "regions" of content/triage.yaml` }),
    ),
  ]
}

/**
 * Check the rules of "Where does it hurt?": each sign has two sources and is in every part that its neighbors
 * require, every answer leads somewhere and none makes the advice less urgent, and both languages have short words
 * for the same rules.
 */
export function checkTriage(entries: Entry[]): Problem[] {
  const file = fileIn(entries, 'triage')
  const rules = settingsIn(entries, 'triage')
  // The schema has reported invalid entries already.
  if (!file || !rules) return []
  const paths = new Set(allRoutesIn(entries).map(({ path }) => path))
  const sizes = new Map(itemsOf(entries, 'drawings', 'views').map(({ name, size }) => [name, size]))
  const names = [
    ...checkRepeats(rules),
    ...checkSources(rules),
    ...checkRaises(rules),
    ...checkParts(rules, paths, sizes),
  ]
  const half = rules.reviewedBy === undefined ? 'reviewedBy' : 'reviewedOn'
  const isHalf = (rules.reviewedBy === undefined) !== (rules.reviewedOn === undefined)
  const review = isHalf && 'name and day belong together: write reviewedBy and reviewedOn, or neither'
  // Answers can only be tried if all names are valid.
  const tried = names.some(([, reason]) => reason) ? [] : checkOffered(rules)(notOfferedIn(entries).join(' '))
  return [
    ...[...names, [half, review] as const, ...tried].flatMap(([field, reason]) =>
      problemsOf(file, { [field]: reason }),
    ),
    ...checkPages(rules, file, entries),
    ...entries
      .filter(({ collection }) => collection === 'where-does-it-hurt')
      .flatMap((entry) => checkWords(rules, entry)),
  ]
}
