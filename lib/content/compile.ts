import { defaultLocale, locales } from '../i18n/locales'
import { type CollectionName, collections, isSettings, schemaOf } from './collections'
import type { Compiled } from './data'
import type { Entry } from './read'
import { splitSections } from './sections'

type Fields = Record<string, unknown>

const isItem = (value: unknown): value is Fields & { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value

/** A list's facts with the words that a translation has for its items, by their ids. */
const joinItems = (facts: unknown, words: unknown) =>
  Array.isArray(facts) && Array.isArray(words)
    ? facts.map((fact) => ({ ...fact, ...words.find((word) => isItem(word) && word.id === fact.id) }))
    : facts

/** The facts of a page's file in the default language, as they stand in another: with its words where they have some. */
function factsFor(entry: Entry, original: Entry): Fields {
  if (isSettings(entry.collection)) return {}
  const { facts } = collections[entry.collection]
  const fields = valuesOf(original)
  return Object.fromEntries(Object.keys(facts).map((name) => [name, joinItems(fields[name], entry.data[name])]))
}

/** The fields of a file as its schema reads them. @throws when the content check has not been passed. */
const valuesOf = ({ collection, locale, data }: Entry) => schemaOf(collection, locale).parse(data) as Fields

function documentOf(entry: Entry, original: Entry): Compiled {
  const { collection, name, body, locale } = entry
  const { intro, sections } = splitSections(body)
  const named = !isSettings(collection) && collections[collection].sections
  return {
    slug: name,
    ...valuesOf(entry),
    ...(locale === defaultLocale ? {} : factsFor(entry, original)),
    content: body.trim(),
    ...(named && { intro, sections: Object.fromEntries(sections.map((section) => [section.id, section])) }),
  }
}

/**
 * What the pages are made of: the documents of each collection in each language with facts and words joined, and the
 * settings, by the names of their files.
 * @param entries all files of a content folder that has passed the content check.
 */
export function compileContent(entries: Entry[]): Map<string, unknown> {
  const originals = new Map(
    entries
      .filter(({ locale }) => locale === defaultLocale)
      .map((entry) => [`${entry.collection} ${entry.name}`, entry]),
  )
  const files = new Map<string, unknown>()
  const settings = entries.filter(({ collection }) => isSettings(collection))
  files.set('settings.json', Object.fromEntries(settings.map((entry) => [entry.collection, valuesOf(entry)])))
  for (const name of Object.keys(collections) as CollectionName[]) {
    const { at } = collections[name]
    const own = entries.filter(({ collection }) => !isSettings(collection) && collections[collection].at === at)
    for (const locale of locales) {
      const documents = own
        .filter((entry) => entry.locale === locale)
        .map((entry) => documentOf(entry, originals.get(`${entry.collection} ${entry.name}`) ?? entry))
      files.set(`${name}.${locale}.json`, documents)
    }
  }
  return files
}
