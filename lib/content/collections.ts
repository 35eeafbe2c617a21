import { z } from 'zod'
import { byLocale, defaultLocale, type Locale, locales } from '../i18n/locales'
import { definitionOf } from '../page-types'
import { type PageType, pageTypeNames } from '../page-types/names'
import { type ListName, lists, type SettingsName, settings } from '../schemas'
import { text } from '../schemas/fields'
import { memoize } from '../util/memoize'
import type { Content } from './document'

/** A collection of content/: the files of a page type, or of a list that several pages show. */
export type CollectionName = PageType | ListName

/*
 * A page has one file per language: `name.en.md` and `name.es.md`. Each has the translated fields; the file of the
 * default language also has the language-independent ones (order, icon, drawing, …), so that nothing is duplicated.
 */
export const collections: Record<CollectionName, Content> = {
  ...(Object.fromEntries<Content>(
    pageTypeNames.map((pageType) => [pageType, definitionOf(pageType).content]),
  ) as Record<PageType, Content>),
  ...lists,
}

/** The collections that have their own files: `blog-page` shares those of `blog`. */
export const collectionNames = (Object.keys(collections) as CollectionName[]).filter(
  (name, i, all) => all.findIndex((other) => collections[other].at === collections[name].at) === i,
)

/** Test whether a name is the name of a settings file. */
export const isSettings = (name: string): name is SettingsName => name in settings

/**
 * The field that only translations have: hashes of the texts they were translated from, written by `npm run
 * translated`.
 */
const record = { translatedFrom: text.optional() }

/** Return the schema fields of a collection's files in a language. */
export function fieldsIn(name: CollectionName, locale: Locale): Readonly<Record<string, z.ZodType>> {
  const { words, facts } = collections[name]
  return { ...words, ...(locale === defaultLocale ? facts : record) } as Record<string, z.ZodType>
}

// Building a schema is more expensive than using it.
const schemasOf = memoize((name: CollectionName) => byLocale((locale) => z.strictObject(fieldsIn(name, locale))))

/** Return the schema of a collection's files in a language. */
export const schemaOf = (name: CollectionName | SettingsName, locale: Locale): z.ZodType =>
  isSettings(name) ? settings[name] : schemasOf(name)[locale]

/** Return the path of a content file: `symptom`, `back-pain`, `es` → `content/symptoms/back-pain.es.md`. */
export const fileOf = (name: CollectionName, slug: string, locale: Locale): string =>
  `content/${collections[name].at.replace('*', slug).replace('.', `.${locale}.`)}`

/** Parse a path below content/: `symptoms/back-pain.es.md` → symptom, back-pain, es; undefined when it fits nowhere. */
export function placeOf(
  path: string,
): { collection: CollectionName | SettingsName; name: string; locale: Locale } | undefined {
  const setting = path.replace(/\.yaml$/, '')
  if (setting !== path && isSettings(setting)) return { collection: setting, name: setting, locale: defaultLocale }
  const match = /^(?:([\w-]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\.(\w+)\.(md|yaml)$/.exec(path)
  if (!match) return
  const [, folder, name = '', code, ending] = match
  const locale = locales.find((known) => known === code)
  const below = folder ? `${folder}/` : ''
  const collection = collectionNames.find((key) =>
    [`${below}${name}.${ending}`, `${below}*.${ending}`].includes(collections[key].at),
  )
  return collection && locale ? { collection, name, locale } : undefined
}
