import { dirname } from 'node:path'
import { extraAddress, licensedServices } from '../../../lib/content/not-offered'
import { type Problem, readContent } from '../../../lib/content/read'
import { defaultLocale, languageName } from '../../../lib/i18n/locales'
import { readHistory } from '../../../lib/seo/git-history'
import { guide, unreviewedRules } from './danger'
import { doubtful, factGroups, unconfirmed } from './facts'
import { policyDates, unreadNotices } from './law'
import { photosWithoutConsent, sampleTestimonials, withoutLicense } from './people'
import { countedWithoutAgreement, demos, withoutAgreement } from './providers'
import { exampleRepository, siteAddress, staleTexts } from './publishing'
import type { Find, Site } from './site'

export { editorNote } from './publishing'

/** An open item that only the clinic can supply: its heading, its location and what to do. */
export type LaunchProblem = Problem & { group: string }

const health = 'Danger signs'
const licenses = 'Services that take a license of their own'

/** The pages that a finished site omits, and a preview shows, while something under a heading is open. */
const withholding: Record<string, string[]> = { [health]: [guide], [licenses]: licensedServices.map(extraAddress) }

/** The checks by heading, in the order of the report. Facts for the clinic to confirm are in facts.json. */
const checks: [group: string, find: Find][] = [
  ...Object.entries(factGroups).map(([group, facts]): [string, Find] => [group, (site) => unconfirmed(site, facts)]),
  ['Money and law', unreadNotices],
  ['Words and pictures of people', sampleTestimonials],
  ['Words and pictures of people', photosWithoutConsent],
  [health, unreviewedRules],
  [licenses, withoutLicense],
  ['Forms, booking, reviews and map', demos],
  ['Forms, booking, reviews and map', withoutAgreement],
  ['What is counted', countedWithoutAgreement],
  ['Facts that cannot be right', doubtful],
  ['Dates of the policies', policyDates],
  [`Translations older than their ${languageName(defaultLocale)}`, staleTexts],
  ['Editing from anywhere', exampleRepository],
  ['The web address', siteAddress],
]

/** The headings of the report, in order. */
export const launchGroups = [...new Set(checks.map(([group]) => group))]

/**
 * Decide what a build with these open items shows.
 * @returns `preview`: whether every page says that the site is unfinished. `withheld`: the pages that it leaves out
 */
export function buildStateOf(problems: LaunchProblem[]): { preview: boolean; withheld: string[] } {
  const preview = problems.some(({ group }) => !(group in withholding))
  const withheld = problems.flatMap(({ group }) => withholding[group] ?? [])
  return { preview, withheld: preview ? [] : [...new Set(withheld)] }
}

/**
 * Return all open items that only the clinic can supply, in the order of `launchGroups`.
 * @param folder a content folder that passes the content check
 * @param siteUrl the value of SITE_URL
 * @param circumstances when each file last changed (without a history, policies’ dates are not checked), and today’s
 * date
 */
export function launchProblems(
  folder = 'content',
  siteUrl = process.env.SITE_URL,
  {
    history = readHistory(dirname(folder)),
    today = new Date().toISOString().slice(0, 10),
  }: Partial<Pick<Site, 'history' | 'today'>> = {},
): LaunchProblem[] {
  const { entries } = readContent(folder)
  const site: Site = { folder, entries, siteUrl, history, today }
  return launchGroups.flatMap((group) =>
    checks
      .filter(([own]) => own === group)
      .flatMap(([, find]) => find(site))
      .map((problem) => ({ group, ...problem })),
  )
}
