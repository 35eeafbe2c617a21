import { isSettings } from '../../../lib/content/collections'
import { type Entry, readSources } from '../../../lib/content/read'
import { defaultLocale, type Locale, languageName, localePath, locales } from '../../../lib/i18n/locales'
import { pageTypes } from '../../../lib/page-types'
import type { Route } from '../../../lib/page-types/definition'
import { isPageType } from '../../../lib/page-types/names'
import { labelFor } from '../labels'
import { shownOn } from '../preview/shown-on'
import { inSentences, photoChanges } from './fact-sentences'
import { fieldChange, namesIn, quoted } from './field-changes'

/** A change for visitors, in a sentence, and the addresses of the pages that show it. */
export type ChangeInWords = { text: string; pages: string[] }

/** A published file and its present version, by its path, which begins with content/. */
export type FilePair = { path: string; before?: string; after?: string }

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const parse = (path: string, text?: string): Entry | undefined =>
  text === undefined ? undefined : readSources([[path.replace(/^content\//, ''), text]]).entries[0]

function factChanges(before: Entry, after: Entry, routes: Route[]): ChangeInWords[] {
  return namesIn(before.data, after.data).flatMap((field) => {
    // The changes of its page say where each is shown.
    if (after.collection === 'photos' && field === 'photos')
      return photoChanges(before.data, after.data).map((text) => ({ text, pages: [] }))
    const page = shownOn({ collection: after.collection, name: after.name, field }, routes)
    const special = after.collection === 'clinic' ? inSentences[field] : undefined
    const sentences = special?.(before.data, after.data) ?? [
      `${after.collection === 'clinic' ? '' : `${labelFor(after.collection).label}, `}${fieldChange(field, before.data[field], after.data[field])}.`,
    ]
    return sentences.map((text) => ({ text, pages: addresses(page) }))
  })
}

const addresses = (path: string, only?: Locale) =>
  locales.filter((locale) => !only || locale === only).map((locale) => localePath(path, locale))

const sentencesIn = (body: string) =>
  body
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Count the sentences of a text that another lacks. */
function sentencesChanged(before: string, after: string): number {
  const [old, now] = [sentencesIn(before), sentencesIn(after)]
  const differ = (a: string[], b: string[]) => a.filter((sentence) => !b.includes(sentence)).length
  return Math.max(differ(old, now), differ(now, old))
}

const kindName = ({ collection }: Entry) =>
  isPageType(collection) ? pageTypes[collection].label[1] : labelFor(collection).label

/** Return the title of a page: that of its file, or for a list the list's name. */
const titleOf = (entry: Entry) =>
  entry.data.title ? `${kindName(entry)} ${quoted(entry.data.title)}` : kindName(entry)

function pageChanges(before: Entry, after: Entry, routes: Route[]): ChangeInWords[] {
  const records = /^translatedFrom$/
  const fields = namesIn(before.data, after.data).filter((name) => !records.test(name))
  const sentences = sentencesChanged(before.body, after.body)
  const changes = [
    ...fields.map((name) => fieldChange(name, before.data[name], after.data[name])),
    ...(sentences > 0 ? [`${counted(sentences, 'sentence')} of the text`] : []),
  ]
  if (changes.length === 0) return []
  const pages = addresses(shownOn(after, routes), after.locale)
  return [{ text: `${titleOf(after)}, ${languageName(after.locale)}: ${changes.join('; ')}.`, pages }]
}

function pairChanges({ path, before: old, after: now }: FilePair, routes: Route[]): ChangeInWords[] {
  const [before, after] = [parse(path, old), parse(path, now)]
  const entry = after ?? before
  if (!entry) return [{ text: `The file ${path}.`, pages: [] }]
  if (before && after)
    return isSettings(entry.collection) ? factChanges(before, after, routes) : pageChanges(before, after, routes)
  // One sentence for each page, not for each language.
  if (entry.locale !== defaultLocale) return []
  const pages = after ? addresses(shownOn(entry, routes)) : []
  return [{ text: `${after ? 'New' : 'Taken out'}: ${titleOf(entry)}.`, pages }]
}

/**
 * Describe in words what will change for visitors.
 * @param pairs the files that differ from the published ones @param routes the future pages
 */
export function changesInWords(pairs: FilePair[], routes: Route[]): ChangeInWords[] {
  return pairs.flatMap((pair) => {
    if (!/\.(md|yaml)$/.test(pair.path))
      return [{ text: `The picture ${pair.path.replace(/^content\//, '')}.`, pages: [] }]
    return pairChanges(pair, routes)
  })
}
