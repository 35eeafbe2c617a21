import { type Entry, type Problem, problem, readContent, textsOf } from '../../lib/content/read'
import type { confirmable } from '../../lib/content/schemas/clinic'
import { frames } from '../../lib/embeds/frames'
import { locales } from '../../lib/i18n/locales'
import { siteOrigin } from '../../lib/seo/site'
import { staleTranslations } from './translations'

/** An open item that only the clinic can supply: where it is, and what to do. */
export type LaunchProblem = Problem & { group: (typeof launchGroups)[number] }

/** The groups of the report, in order. */
export const launchGroups = [
  'The clinic',
  'What the pages claim',
  'Money and law',
  'Words and pictures of people',
  'Forms, booking, reviews and map',
  'Spanish that is behind the English',
  'The web address',
] as const

type Confirmable = (typeof confirmable)[number]
type Item = { group: LaunchProblem['group']; ask: string; file?: string; field?: string }

const about = { group: 'Words and pictures of people', file: 'content/about.en.md' } as const

/** What to do about each fact before it may be added to `confirmed`. */
const items: Record<Confirmable, Item> = {
  name: { group: 'The clinic', ask: 'write the name of your clinic' },
  logo: { group: 'The clinic', ask: 'write the name in two lines, as the logo shows it' },
  phone: { group: 'The clinic', ask: 'write the number that patients call and text' },
  email: { group: 'The clinic', ask: 'write an address whose mail is read every working day' },
  address: { group: 'The clinic', ask: 'see that mail and visitors arrive there' },
  geo: { group: 'The clinic', ask: 'copy the two numbers from a pin on your front door in a map app' },
  hours: { group: 'The clinic', ask: 'see that the door is open at these hours' },
  holidays: { group: 'The clinic', ask: 'write the days you close or open for other hours, this year and next' },
  social: { group: 'The clinic', ask: 'write the addresses of your own pages' },
  mapsListing: { group: 'The clinic', ask: 'write the address of your listing, where your reviews are' },
  doctor: { group: 'The clinic', ask: 'write the doctor’s name and credentials, as on the license' },
  rating: { group: 'What the pages claim', ask: 'compare it with your listing on the day the site is published' },
  claims: { group: 'What the pages claim', ask: 'count: each number must be true and you must be able to show it' },
  travel: { group: 'What the pages claim', ask: 'drive or look up each way from your front door' },
  insurers: { group: 'What the pages claim', ask: 'name only insurers you work with today' },
  symptomReview: {
    group: 'What the pages claim',
    file: 'content/symptoms',
    field: 'reviewed',
    ask: 'have the doctor read each page, and write the day into its English file',
  },
  newPatientPrice: {
    group: 'Money and law',
    ask: 'decide: write the price in US dollars, or leave the line out and no page shows a price',
  },
  governingLaw: {
    group: 'Money and law',
    ask: 'ask your lawyer which state’s law the terms of service name',
  },
  goodFaithEstimate: { group: 'Money and law', ask: 'see that the notice and the amount are still what the law says' },
  biography: { ...about, field: 'body', ask: 'tell the doctor’s own story, in English and in Spanish' },
  doctorPicture: {
    ...about,
    field: 'portraitCaption',
    ask: 'the portrait is a drawing: replace public/drawings/portrait.svg, or decide to keep it',
  },
  clinicPicture: {
    ...about,
    field: 'clinicCaption',
    ask: 'the clinic is a drawing: replace public/drawings/clinic.svg, or decide to keep it',
  },
}

/** Reserved domain names (RFC 2606) and fictional phone numbers (555-0100 to 555-0199). */
const reserved = /\b(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test))\b|\b555\W?01\d\d\b/i

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Facts that are not confirmed, and confirmed ones that are evidently placeholders. */
function unconfirmed(entries: Entry[]): LaunchProblem[] {
  const facts = entries.find(({ collection }) => collection === 'clinic')
  if (!facts) return []
  const listed: unknown[] = Array.isArray(facts.data.confirmed) ? facts.data.confirmed : []
  return (Object.keys(items) as Confirmable[]).flatMap((name) => {
    const { group, ask, file = facts.file, field = name } = items[name]
    const found = (reason: string, at = field): LaunchProblem[] => {
      const entry = entries.find((candidate) => candidate.file === file)
      return [{ group, ...(entry ? problem(entry, at, reason) : { file, field: at, reason }) }]
    }
    if (!listed.includes(name)) return found(`${ask}, then confirm "${name}"`)
    return textsOf(facts).flatMap(({ field: at, text }) => {
      const invented = (at === name || at.startsWith(`${name}.`)) && reserved.exec(text)
      return invented ? found(`is confirmed, but ${invented[0]} is an example that belongs to nobody: ${ask}`, at) : []
    })
  })
}

/** Sample testimonials. */
function samples(entries: Entry[]): LaunchProblem[] {
  return entries
    .filter(({ collection }) => collection === 'testimonials')
    .flatMap((entry) => {
      const all = Array.isArray(entry.data.items) ? entry.data.items : []
      const invented = all.filter((item) => isRecord(item) && item.sample)
      if (invented.length === 0) return []
      const reason = `${invented.length} of ${all.length} are samples (${invented.map(({ id }) => id).join(', ')}): put in words of real patients who agreed in writing, and write "sample: false"`
      return [{ group: 'Words and pictures of people' as const, ...problem(entry, 'items', reason) }]
    })
}

/** Frames without a provider, which show demo pages. */
function demos(entries: Entry[]): LaunchProblem[] {
  const settings = entries.find(({ collection }) => collection === 'embeds')
  if (!settings) return []
  return frames.flatMap((name) => {
    const setting = settings.data[name]
    if (!isRecord(setting)) return []
    const providers =
      'provider' in setting
        ? { [name]: setting }
        : Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, setting[locale]]))
    return Object.entries(providers)
      .filter(([, provider]) => isRecord(provider) && provider.provider === 'demo')
      .map(([field]) => ({
        group: 'Forms, booking, reviews and map' as const,
        ...problem(settings, field, 'shows a demo page that sends nothing to anyone: write your provider’s address'),
      }))
  })
}

/** Translations whose original has changed since. */
const stale = (folder: string): LaunchProblem[] =>
  staleTranslations(folder).map(({ file, original, changes }) => ({
    group: 'Spanish that is behind the English',
    file,
    field: [...new Set(changes.map(({ field }) => field))].join(', '),
    reason: `the English has changed (${original}, line ${changes.map(({ line }) => line).join(', ')}): change the Spanish to match, then run npm run translated -- ${file}`,
  }))

/** The site's public origin. */
function origin(setting: string | undefined): LaunchProblem[] {
  const found = (reason: string): LaunchProblem[] => [
    { group: 'The web address', file: 'the build setting', field: 'SITE_URL', reason },
  ]
  if (!setting) return found('is not set: run export SITE_URL=https://www.your-domain.com, with your own domain')
  try {
    return reserved.test(siteOrigin(setting)) ? found(`${setting} belongs to nobody: set it to your own domain`) : []
  } catch (error) {
    return found((error as Error).message)
  }
}

/**
 * All open items that only the clinic can supply, in the order of `launchGroups`.
 * @param folder a content folder that passes the content check.
 * @param siteUrl the value of SITE_URL.
 */
export function launchProblems(folder = 'content', siteUrl = process.env.SITE_URL): LaunchProblem[] {
  const { entries } = readContent(folder)
  const found = [...unconfirmed(entries), ...samples(entries), ...demos(entries), ...stale(folder), ...origin(siteUrl)]
  return launchGroups.flatMap((group) => found.filter((item) => item.group === group))
}
