import { dirname } from 'node:path'
import {
  type Entry,
  type Problem,
  problem,
  problemsOf,
  type Reason,
  readContent,
  textsOf,
  valueAt,
} from '../../lib/content/read'
import { fileIn, listAt, recordsAt } from '../../lib/content/read-fields'
import { frames } from '../../lib/embeds/frames'
import { defaultLocale, languageName, locales } from '../../lib/i18n/locales'
import { type History, readHistory } from '../../lib/seo/git-history'
import { isRecord } from '../../lib/util/is-record'
import { siteOrigin } from '../../lib/util/site'
import { photosOf } from '../photos/photo-places'
import { withOriginals } from './language-pairs'
import launchItems from './launch-items.json'
import { implausible } from './plausible'
import { staleTranslations } from './translations'

/** An open item that only the clinic can supply: the heading it belongs under, where it is, and what to do. */
export type LaunchProblem = Problem & { group: string }

/**
 * Questions about each fact that may be added to `confirmed`, by the headings of the report; and where the fact
 * stands, if not at its name in clinic.yaml.
 */
const items: Record<string, Record<string, { ask: string; file?: string; field?: string }>> = launchItems

/** Headings of items that are not facts of the clinic; the first is among those of the facts, too. */
const law = 'Money and law'
const pictures = 'Words and pictures of people'
const forms = 'Forms, booking, reviews and map'
const behind = `translations that are behind the ${languageName(defaultLocale)}`
const plausible = 'Facts that cannot be right'
const dates = 'Dates of the policies'
const health = 'Rules of “Where does it hurt?”'
const address = 'The web address'
const editing = 'Editing from anywhere'

/** The headings of the report, in order. */
export const launchGroups = [...Object.keys(items), health, forms, plausible, dates, behind, editing, address]

/** Reserved domain names (RFC 2606) and fictional phone numbers (555-0100 to 555-0199). */
const reserved = /\b(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))\b|\b555\W?01\d\d\b/i

/** Describe an open item, if there is a file and a reason. */
const open = (group: string, entry: Entry | undefined, field: string, reason: Reason): LaunchProblem[] =>
  entry ? problemsOf(entry, { [field]: reason }).map((found) => ({ group, ...found })) : []

/** Find facts that are not confirmed, and confirmed ones that are evidently examples. */
function unconfirmed(entries: Entry[]): LaunchProblem[] {
  const facts = fileIn(entries, 'clinic')
  if (!facts) return []
  const listed = listAt(facts.data, 'confirmed')
  const photos = fileIn(entries, 'photos')?.data ?? {}
  // A photo answers what is asked of a drawing.
  const shown = new Set([...(photos.doctor ? ['doctorPicture'] : []), ...(photos.clinic ? ['clinicPicture'] : [])])
  const further = listAt(facts.data, 'offices')
  const asked = Object.entries(items).flatMap(([group, own]) =>
    Object.entries(own)
      .filter(([name]) => name !== 'offices' || further.length > 0)
      .map(([name, item]) => ({ group, name, ...item })),
  )
  return asked.flatMap(({ group, name, ask, file = facts.file, field = name }) => {
    const found = (reason: string, at = field): LaunchProblem[] => {
      const entry = entries.find((candidate) => candidate.file === file)
      return [{ group, ...(entry ? problem(entry, at, reason) : { file, field: at, reason }) }]
    }
    if (!listed.includes(name) && !shown.has(name)) return found(`${ask}, then confirm "${name}"`)
    return textsOf(facts).flatMap(({ field: at, text }) => {
      const invented = (at === name || at.startsWith(`${name}.`)) && reserved.exec(text)
      return invented ? found(`is confirmed, but ${invented[0]} is an example that belongs to nobody: ${ask}`, at) : []
    })
  })
}

/** Find photos of the team without consent; the content check refuses patients without it. */
const missingConsents = (entries: Entry[]): LaunchProblem[] =>
  photosOf(entries).flatMap(({ entry, field, data: { name, people, consent } }) => {
    const reason = `people can be recognized in "${name}": have them agree in writing, keep that on file, and write "consent: true"`
    return open(pictures, entry, `${field}.consent`, people !== 'nobody' && consent !== true && reason)
  })

/** Find sample testimonials. */
function sampleTestimonials(entries: Entry[]): LaunchProblem[] {
  return entries
    .filter(({ collection }) => collection === 'testimonials')
    .flatMap((entry) => {
      const all = recordsAt(entry.data, 'items')
      const invented = all.filter(({ sample }) => sample)
      const reason = `${invented.length} of ${all.length} are samples (${invented.map(({ id }) => id).join(', ')}): put in words of real patients who agreed in writing, and write "sample: false"`
      return open(pictures, entry, 'items', invented.length > 0 && reason)
    })
}

/** Find notices of language help that nobody has compared with their source. */
function unverifiedNotices(entries: Entry[]): LaunchProblem[] {
  const file = fileIn(entries, 'language-notices')
  return recordsAt(file?.data, 'notices').flatMap(({ verified, exonym, source }, i) => {
    const reason = `${exonym} is not confirmed: compare the text with ${source}, or have it read, then write "verified: true"`
    return open(law, file, `notices.${i}.verified`, !verified && reason)
  })
}

/** Find frames without a provider, which show demo pages: in all languages, or in one. */
function demoFrames(entries: Entry[]): LaunchProblem[] {
  const settings = fileIn(entries, 'embeds')
  const reason = 'shows a demo page that sends nothing to anyone: write your provider’s address'
  return frames
    .flatMap((name) => [name, ...locales.map((locale) => `${name}.${locale}`)])
    .filter((field) => valueAt(settings?.data, `${field}.provider`) === 'demo')
    .flatMap((field) => open(forms, settings, field, reason))
}

/** Find policies whose text, in any language, has changed after the day that they state. */
function outdatedPolicies(entries: Entry[], { days }: History): LaunchProblem[] {
  const pages = withOriginals(entries, 'policy')
  return pages
    .filter(({ entry, original }) => entry === original)
    .flatMap(({ original }) => {
      const { updated, effective } = original.data
      const files = pages.filter((page) => page.original === original).map(({ entry }) => entry.file)
      const changed = files.flatMap((file) => days.get(file) ?? []).sort()
      const last = changed.at(-1)
      const isLater = last !== undefined && last > String(updated)
      const both = effective ? 'here, and in "effective" the day from which it holds' : 'here'
      const reason = `is ${updated}, but the text last changed on ${last}: have it read, then write the day on which you publish it ${both}`
      return open(dates, original, 'updated', isLater && reason)
    })
}

/** The page that a build which is no preview has only once a clinician has confirmed its rules and words. */
const guide = '/where-does-it-hurt'

/**
 * Return the state of a build with these open items.
 * @returns `preview`: whether every page says that the site is not finished. `withheld`: the pages that it leaves out.
 */
export function buildStateOf(problems: LaunchProblem[]): { preview: boolean; withheld: string[] } {
  const preview = problems.some(({ group }) => group !== health)
  return { preview, withheld: preview || problems.length === 0 ? [] : [guide] }
}

/** Find rules of "Where does it hurt?" that no clinician has confirmed, or that have changed since. */
function unreviewedTriage(entries: Entry[], { days }: History): LaunchProblem[] {
  const rules = fileIn(entries, 'triage')
  if (!rules) return []
  const { reviewedBy: by, reviewedOn } = rules.data
  const ask = 'have a clinician read this file and where-does-it-hurt.en.yaml and .es.yaml'
  const bare = recordsAt(rules.data, 'signs').flatMap(({ id, quote }) => (quote ? [] : [id]))
  const unfounded = bare.length > 0 ? `, with the sources of those that quote none (${bare.join(', ')})` : ''
  const unread = `nobody has confirmed which signs call for 911, so only a preview has ${guide}: ${ask}${unfounded}, then write the name and the day here`
  if (!by || !reviewedOn) return open(health, rules, 'reviewedBy', unread)
  const on = reviewedOn instanceof Date ? reviewedOn.toISOString().slice(0, 10) : String(reviewedOn)
  const files = [rules, ...entries.filter(({ collection }) => collection === 'where-does-it-hurt')]
  const last = files
    .flatMap(({ file }) => days.get(file) ?? [])
    .sort()
    .at(-1)
  const reason = `is ${on}, but rules or words last changed on ${last}: ${ask} again, then write that day here`
  return open(health, rules, 'reviewedOn', last !== undefined && last > on && reason)
}

/** Find translations whose original has changed since. */
const stale = (folder: string): LaunchProblem[] =>
  staleTranslations(folder).map(({ file, original, changes }) => ({
    group: behind,
    file,
    field: [...new Set(changes.map(({ field }) => field))].join(', '),
    reason: `the ${languageName(defaultLocale)} has changed (${original}, line ${changes.map(({ line }) => line).join(', ')}): change this text to match, then run npm run translated -- ${file}`,
  }))

/** Check the public origin of the site. */
function origin(setting: string | undefined): LaunchProblem[] {
  const found = (reason: string): LaunchProblem[] => [
    { group: address, file: 'the build setting', field: 'SITE_URL', reason },
  ]
  if (!setting) return found('is not set: run export SITE_URL=https://www.your-domain.com, with your own domain')
  try {
    return reserved.test(siteOrigin(setting)) ? found(`${setting} belongs to nobody: set it to your own domain`) : []
  } catch (error) {
    return found((error as Error).message)
  }
}

const repositoryIn = (entries: Entry[]): Record<string, unknown> | undefined => {
  const repository = fileIn(entries, 'editor')?.data.repository
  return isRecord(repository) ? repository : undefined
}

/** Find a repository that is the example of content/editor.yaml. */
function exampleRepository(entries: Entry[]): LaunchProblem[] {
  const { name, url } = repositoryIn(entries) ?? {}
  const isExample = name === 'our-clinic/website' || /your-domain/.test(String(url)) || reserved.test(String(url))
  const reason = 'is an example: name your own repository, or take it out for a website without an editor'
  return open(editing, fileIn(entries, 'editor'), 'repository', isExample && reason)
}

/** Say in a sentence what the editor of the published site will work on; undefined if there is none. */
export function editorNote(folder: string): string | undefined {
  const repository = repositoryIn(readContent(folder).entries)
  if (!repository) return undefined
  const { host, name, branch = 'main', review } = repository
  const how = review ? 'each change waits for somebody to merge it' : 'each change is saved there at once'
  return `The published site has the editor at /admin, for branch ${branch} of ${name} on ${host}: ${how}.`
}

/** Find facts that cannot be right. */
function doubtful(entries: Entry[], today: string): LaunchProblem[] {
  const facts = fileIn(entries, 'clinic')
  return facts ? implausible(facts, today).map((item) => ({ group: plausible, ...item })) : []
}

type Circumstances = { history?: History; today?: string }

/**
 * Return all open items that only the clinic can supply, in the order of `launchGroups`.
 * @param folder a content folder that passes the content check.
 * @param siteUrl the value of SITE_URL.
 * @param circumstances when each file last changed (without a history, policies’ dates are taken as they are), and
 * today’s date.
 */
export function launchProblems(
  folder = 'content',
  siteUrl = process.env.SITE_URL,
  { history = readHistory(dirname(folder)), today = new Date().toISOString().slice(0, 10) }: Circumstances = {},
): LaunchProblem[] {
  const { entries } = readContent(folder)
  const found = [
    ...unconfirmed(entries),
    ...sampleTestimonials(entries),
    ...missingConsents(entries),
    ...unverifiedNotices(entries),
    ...doubtful(entries, today),
    ...demoFrames(entries),
    ...outdatedPolicies(entries, history),
    ...unreviewedTriage(entries, history),
    ...stale(folder),
    ...exampleRepository(entries),
    ...origin(siteUrl),
  ]
  return launchGroups.flatMap((group) => found.filter((item) => item.group === group))
}
