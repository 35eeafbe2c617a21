import { type CollectionName, collections } from '../../lib/content/collections'
import { parsed } from '../../lib/content/parsed'
import {
  type Entry,
  lineWith,
  type Problem,
  photoFilesIn,
  problem,
  problemsOf,
  type Read,
  readContent,
  textsOf,
} from '../../lib/content/read'
import { defaultLocale, languageName } from '../../lib/i18n/locales'
import { placeholderNames, placeholdersOf } from '../../lib/i18n/placeholders'
import { memoize } from '../../lib/util/memoize'
import { introOf, sectionsOf } from '../shared/passages'
import { checkArticles } from './a-or-an'
import { checkAddresses, routesIn } from './addresses'
import { checkAhead } from './ahead'
import { checkCities } from './cities'
import { checkCounterparts } from './counterparts'
import { checkDanger } from './danger'
import { checkEditorial } from './editorial'
import { checkEverydayPhrases } from './everyday-phrases'
import { checkFonts } from './fonts'
import { checkFootnotes } from './footnotes'
import { checkInsuranceCards } from './insurance-cards'
import { checkLocal } from './local'
import { checkMissingFacts } from './missing-facts'
import { checkOffered } from './offered'
import { checkOffices } from './offices'
import { checkPastedText } from './pasted-text'
import { checkPhotos } from './photos'
import { checkPolicies } from './policies'
import { checkPosts } from './posts'
import { checkPractitioners } from './practitioners'
import { checkReferences } from './references'
import { checkSearch } from './search'
import { checkRecords } from './translations'
import { checkUrgency } from './urgency'

const fieldOf = (path: PropertyKey[]) => path.map(String).join('.') || 'front matter'

/** Explain an empty field. In YAML, # begins a comment, so an unquoted color is empty. */
const emptyReason = ({ collection }: Entry) =>
  collection === 'brand' ? 'is empty: put a color in quotes, since it begins with #' : 'is empty'

/** Validate the front matter against the schema of its collection and language. */
function checkFields(entry: Entry): Problem[] {
  const result = parsed(entry)
  return (result.error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const original = languageName(defaultLocale)
      // Some schemas say where the field belongs instead.
      const own = issue.message.startsWith('is unknown') ? 'is unknown' : issue.message
      const hint =
        entry.locale === defaultLocale ? own : `is unknown here: facts without language live in the ${original} file`
      return issue.keys.map((key) => problem(entry, fieldOf([...issue.path, key]), hint))
    }
    const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], entry.data)
    return problem(
      entry,
      fieldOf(issue.path),
      // A rule across several fields says itself what is missing.
      value === undefined && issue.code !== 'custom'
        ? 'is missing'
        : value === null
          ? emptyReason(entry)
          : issue.message,
    )
  })
}

/** Return the first HTML tag of a text, or undefined. */
export const htmlIn = (text: string): string | undefined => /<[a-z/!?][^>]*>/i.exec(text)?.[0]

/** Find HTML and unknown placeholders. */
function checkTexts(entry: Entry): Problem[] {
  return textsOf(entry).flatMap(({ field, text }) => {
    const html = htmlIn(text)
    // Values for a provider's script are kept as in its snippet, braces included.
    const isLiteral = entry.collection === 'embeds' && field.includes('.attributes.')
    const unknown = isLiteral
      ? undefined
      : placeholdersOf(text).find((name) => !placeholderNames.some((known) => known === name))
    const found = (part: string, reason: string) =>
      problem(entry, field, reason, lineWith(entry, { field, text }, part))
    const known = placeholderNames.join('}, {')
    return [
      ...(html ? [found(html, `contains HTML (${html}): write Markdown`)] : []),
      ...(unknown ? [found(`{${unknown}}`, `unknown placeholder {${unknown}}; known: {${known}}`)] : []),
    ]
  })
}

/** Check the Markdown body: required headings, and pictures with text alternatives. */
function checkBody(entry: Entry): Problem[] {
  if (!entry.file.endsWith('.md')) return []
  if (!entry.body.trim()) return [problem(entry, 'body', 'is empty: write the text below the second ---')]
  const sections = sectionsOf(entry)
  const { sections: wanted = [], intro, pictures } = collections[entry.collection as CollectionName]
  const ids = sections.map((section) => section.id)
  const twice = ids.find((id, i) => id && ids.indexOf(id) < i)
  return [
    ...problemsOf(entry, {
      body: [
        /^# /m.test(entry.body) && 'holds a "# " heading: the page already has one, begin with "## "',
        wanted.length === 0 && twice && `{#${twice}} appears twice`,
        wanted.length > 0 &&
          ids.join() !== wanted.join() &&
          `needs the headings {#${wanted.join('}, {#')}} in this order; found {#${ids.join('}, {#')}}`,
        wanted.length > 0 &&
          !intro &&
          introOf(entry) !== '' &&
          'has text above its first heading, which this page does not show: move it below a heading, or into the lead',
      ],
    }),
    ...sections.flatMap(({ id, body, picture }) =>
      problemsOf(entry, {
        [`body, {#${id}}`]: [
          !body && id !== 'urgent' && 'has no text',
          !picture && pictures && id !== 'urgent' && 'needs a picture line ![words](drawing "caption")',
        ],
      }),
    ),
  ]
}

/** Run all checks that need a single file only. */
export const checkFile = memoize((entry: Entry): Problem[] => [
  ...checkFields(entry),
  ...checkTexts(entry),
  ...checkPastedText(entry),
  ...checkArticles(entry),
  ...checkBody(entry),
  ...checkUrgency(entry),
  ...checkFootnotes(entry),
  ...checkEditorial(entry),
])

/**
 * Check a content folder: fields, bodies, translations, links and addresses.
 * @returns the problems; empty when the site can be built from it.
 */
export const checkContent = (folder: string): Problem[] => checkRead(readContent(folder), photoFilesIn(folder))

/** Run `checkContent` on files already read. @param photos the names of the photo files */
export function checkRead({ entries, problems }: Read, photos: string[]): Problem[] {
  // Unreadable files would cause errors everywhere else: report them first, the rest on the next run.
  return problems.length > 0 ? problems : [...checkEntries(entries), ...checkPhotos(entries, photos)]
}

/** Run all checks of content files that could be read, except those of the photos themselves. */
export function checkEntries(entries: Entry[]): Problem[] {
  return [
    ...entries.flatMap(checkFile),
    ...checkCounterparts(entries),
    ...checkPolicies(entries),
    ...checkRecords(entries),
    ...checkAddresses(entries),
    ...checkOffered(entries),
    ...checkMissingFacts(entries),
    ...checkLocal(entries),
    ...checkReferences(entries),
    ...checkCities(entries),
    ...checkOffices(entries),
    ...checkPosts(entries),
    ...checkPractitioners(entries),
    ...checkAhead(entries),
    ...checkInsuranceCards(entries, routesIn(entries)),
    ...checkDanger(entries),
    ...checkSearch(entries),
    ...checkFonts(entries),
    ...checkEverydayPhrases(entries),
  ]
}
