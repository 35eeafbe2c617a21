import type { Compiled } from '../../lib/compiled/data'
import { type CollectionName, collections, isSettings } from '../../lib/content/collections'
import { notesOf, numberNotes } from '../../lib/content/footnotes'
import { joinInsurers } from '../../lib/content/insurers'
import { extraAddress, licensedServices } from '../../lib/content/not-offered'
import { parsed } from '../../lib/content/parsed'
import { type Entry, originalsOf } from '../../lib/content/read'
import { fileIn, textsAt } from '../../lib/content/read-fields'
import { splitSections } from '../../lib/content/sections'
import { defaultLocale, locales } from '../../lib/i18n/locales'
import type { Settings } from '../../lib/schemas'
import { isRecord } from '../../lib/util/is-record'

/** Return a Markdown text without the parts under headings with these ids: `### Acupuncture {#acupuncture}`. */
export function withoutParts(markdown: string, ids: readonly string[]): string {
  /** The level of the heading whose part is being skipped; 0 outside. */
  let leftOut = 0
  const lines = markdown.split('\n').filter((line) => {
    const [, marks, id] = /^(#{2,6}) .*?(?:\{#([\w-]+)\})?\s*$/.exec(line) ?? []
    if (marks && marks.length <= leftOut) leftOut = 0
    if (marks && leftOut === 0 && id && ids.includes(id)) leftOut = marks.length
    return leftOut === 0
  })
  return lines.join('\n')
}

/** Return a file without such parts, and without sources that only they cite; the same file if it has none. */
export function entryWithoutParts(entry: Entry, ids: readonly string[]): Entry {
  const body = withoutParts(entry.body, ids)
  if (body === entry.body) return entry
  const { sources } = entry.data
  const unused = new Set(notesOf(entry.body))
  for (const key of notesOf(body)) unused.delete(key)
  const remaining = Array.isArray(sources) && { sources: sources.filter(({ key }) => !unused.has(key)) }
  return { ...entry, body, data: { ...entry.data, ...remaining } }
}

type Fields = Record<string, unknown>

/** Merge the items of an untranslated list with their translated fields, by id. */
const joinItems = (facts: unknown, words: unknown) =>
  Array.isArray(facts) && Array.isArray(words)
    ? facts.map((fact) => ({ ...fact, ...words.find((word) => isRecord(word) && word.id === fact.id) }))
    : facts

/** Return the untranslated fields of an original, which its translation inherits. */
function factsFor(entry: Entry, original: Entry): Fields {
  if (isSettings(entry.collection)) return {}
  const { facts } = collections[entry.collection]
  const fields = valuesOf(original)
  return Object.fromEntries(Object.keys(facts).map((name) => [name, joinItems(fields[name], entry.data[name])]))
}

/** Return the parsed fields of a file. @throws if they do not match the schema */
function valuesOf(entry: Entry): Fields {
  const { error, data } = parsed(entry)
  if (error) throw error
  return data as Fields
}

function documentOf(entry: Entry, original: Entry): Compiled {
  const { collection, name, locale } = entry
  const { fields, body } = numberNotes(valuesOf(entry), entry.body)
  const { intro, sections } = splitSections(body)
  const named = !isSettings(collection) && collections[collection].sections
  return {
    slug: name,
    ...fields,
    ...(locale === defaultLocale ? {} : factsFor(entry, original)),
    content: body.trim(),
    ...(named && { intro, sections: Object.fromEntries(sections.map((section) => [section.id, section])) }),
  }
}

/** Return a drawing for each post that has no picture of its own: those for any topic, in turn from the oldest post. */
function drawingsInTurn(entries: Entry[]): Map<string, string | undefined> {
  const neutral = textsAt(fileIn(entries, 'drawings')?.data, 'neutral')
  const bare = entries
    .filter(({ collection, locale }) => collection === 'post' && locale === defaultLocale)
    .map((entry) => ({ slug: entry.name, ...valuesOf(entry) }) as Record<'slug' | 'date' | 'drawing' | 'photo', string>)
    .filter(({ drawing, photo }) => !drawing && !photo)
    .sort((a, b) => a.date.localeCompare(b.date) || a.slug.localeCompare(b.slug))
  return new Map(bare.map(({ slug }, i) => [slug, neutral[i % neutral.length]]))
}

/** Return all settings by their names. */
function settingsOf(settings: Entry[], entries: Entry[], withheld: readonly string[]): Record<string, Fields> {
  const values = Object.fromEntries(settings.map((entry) => [entry.collection, valuesOf(entry)]))
  const clinic = values.clinic as Settings['clinic'] | undefined
  if (!clinic) return values
  const insurers = joinInsurers(clinic.insurers, entries)
  return { ...values, clinic: { ...clinic, insurers, notOffered: [...clinic.notOffered, ...withheld] } }
}

/**
 * Compile content for the pages: the documents of each collection and language, with facts and words joined, and the
 * settings.
 * @param all the files of a content folder that has passed the content check
 * @param withheld addresses of pages that this build leaves out, as if the clinic had switched them off
 * @returns the data of each output file, by file name
 */
export function compileContent(all: Entry[], withheld: readonly string[] = []): Map<string, unknown> {
  const off = [...textsAt(fileIn(all, 'clinic')?.data, 'notOffered'), ...withheld]
  const extras = licensedServices.filter((id) => off.includes(extraAddress(id)))
  const entries = all.map((entry) => entryWithoutParts(entry, extras))
  const originalOf = originalsOf(entries)
  const files = new Map<string, unknown>()
  const drawings = drawingsInTurn(entries)
  const settings = entries.filter(({ collection }) => isSettings(collection))
  files.set('settings.json', settingsOf(settings, entries, withheld))
  for (const name of Object.keys(collections) as CollectionName[]) {
    const { at } = collections[name]
    const own = entries.filter(({ collection }) => !isSettings(collection) && collections[collection].at === at)
    for (const locale of locales) {
      const documents = own
        .filter((entry) => entry.locale === locale)
        .map((entry) => documentOf(entry, originalOf(entry) ?? entry))
        .map((post) =>
          name === 'post' && drawings.has(post.slug) ? { ...post, drawing: drawings.get(post.slug) } : post,
        )
      files.set(`${name}.${locale}.json`, documents)
    }
  }
  return files
}
