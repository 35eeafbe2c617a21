import { type Entry, type Problem, problem, problemsOf } from '../../lib/content/read'
import { defaultLocale } from '../../lib/i18n/locales'
import { type PlaceholderName, placeholdersOf } from '../../lib/i18n/placeholders'
import { sectionsOf } from '../shared/passages'
import { withOriginals } from './language-pairs'

/** Placeholders that each policy must use. */
const facts: Record<string, PlaceholderName[]> = {
  'good-faith-estimate': ['estimateNotice', 'disputeThreshold'],
  'privacy-policy': ['browserStorage', 'textConsent'],
  'terms-of-service': ['governingLaw', 'textConsent'],
}

const idsOf = (entry: Entry) => sectionsOf(entry).map(({ id }) => id)

/** Format a date of a file, which YAML may parse as a Date. */
export const dayOf = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value))

/**
 * Check required content: facts, contact details, the offer of language assistance, and the dates: nothing takes effect
 * after its text last changed.
 */
function checkFacts(entry: Entry): Problem[] {
  const stated = placeholdersOf(entry.body)
  const missing = [...(facts[entry.name] ?? []), 'phone'].filter((name) => !stated.includes(name))
  const { name, locale, data } = entry
  return problemsOf(entry, {
    body: missing.map((fact) => `must state {${fact}}: this policy is where people look for it`),
    assistance:
      name === 'anti-discrimination' &&
      data.assistance === undefined &&
      'is missing: every policy page shows it in both languages',
    effective: [
      name === 'hipaa-policy' &&
        locale === defaultLocale &&
        data.effective === undefined &&
        'is missing: the notice must say when it took effect (45 CFR 164.520(b)(1)(viii))',
      data.effective !== undefined &&
        dayOf(data.effective) > dayOf(data.updated) &&
        `is ${dayOf(data.effective)}, after the text last changed (${dayOf(data.updated)}): correct either date`,
    ],
  })
}

/**
 * Check that headings have ids, the same in both languages and in the same order, so that fragment links work in
 * both.
 */
function checkHeadings(entry: Entry, original: Entry): Problem[] {
  const bare = sectionsOf(entry).filter(({ id }) => !id)
  if (bare.length > 0) {
    return bare.map(({ heading }) => problem(entry, 'body', `heading "${heading}" needs an id, as in ## Heading {#id}`))
  }
  const [own, wanted] = [idsOf(entry), idsOf(original)]
  // A heading without an id in the original is reported there.
  if (own.join() === wanted.join() || wanted.includes('')) return []
  const lost = wanted.find((id) => !own.includes(id))
  const extra = own.find((id) => !wanted.includes(id))
  const reason = lost ? `{#${lost}} is missing` : extra ? `{#${extra}} is not there` : 'the order differs'
  return [problem(entry, 'body', `has other headings than ${original.file}: ${reason}`)]
}

/** Check the policies: required facts, and the same sections in all languages. */
export const checkPolicies = (entries: Entry[]): Problem[] =>
  withOriginals(entries, 'policy').flatMap(({ entry, original }) => [
    ...checkFacts(entry),
    ...checkHeadings(entry, original),
  ])
