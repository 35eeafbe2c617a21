import { fileIn, recordsAt } from '../../../lib/content/read-fields'
import { locales } from '../../../lib/i18n/locales'
import { type PlaceholderName, placeholdersOf } from '../../../lib/i18n/placeholders'
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

/** The lines of a block of messages, in each language, as git takes them. */
const messages = (block: string) => locales.map((locale) => `/^  "${block}": {/,/^  }/:messages/${locale}.json`)

/** Where the words are that a policy gets by a placeholder, beside plain facts: files, or lines of files. */
const wordsOf: Partial<Record<string, string[]>> = {
  textConsent: locales.map((locale) => `content/text-consent.${locale}.yaml`),
  counted: ['content/counting.yaml', ...messages('counted')],
  passedOn: ['/^passOn:/,+3:content/embeds.yaml', ...messages('passOn')],
  browserStorage: ['content/translation.yaml', ...messages('storage')],
} satisfies Partial<Record<PlaceholderName, string[]>>

/** List the policies in the language that has their dates, each with the places of its words in all languages. */
function policiesIn({ entries }: Site) {
  const pages = withOriginals(entries, 'policy')
  return pages
    .filter(({ entry, original }) => entry === original)
    .map(({ original }) => ({
      original,
      places: [
        ...pages.filter((page) => page.original === original).map(({ entry }) => entry.file),
        ...placeholdersOf(original.body).flatMap((name) => wordsOf[name] ?? []),
      ],
    }))
}

/** Find policies whose text, in any language, or what the site writes into it, has changed since the date it states. */
export const policyDates: Find = (site) =>
  policiesIn(site).flatMap(({ original, places }) => {
    const { updated, effective } = original.data
    const { days, dayOfLines } = site.history
    const stated = dayOf(updated)
    const [last] = places
      .map((place) => ({ day: days.get(place) ?? dayOfLines?.(place) ?? '', file: place.replace(/^.*:/, '') }))
      .sort((a, b) => b.day.localeCompare(a.day))
    const both = effective ? 'here, and in "effective" the day from which it holds' : 'here'
    const changed = `is ${stated}, but the text last changed on ${last?.day} (${last?.file}): have it read, then write the day on which you publish it ${both}`
    return open(original, 'updated', last !== undefined && last.day > stated && changed)
  })
