import { z } from 'zod'
import { defaultLocale, type Locale, locales } from '../i18n/locales'
import { kindNames, kindOf } from '../kinds'
import type { Content, Kind } from '../kinds/kind'
import { type ListName, lists, type SettingsName, settings } from './schemas'
import { text } from './schemas/fields'

/** What a file of content/ belongs to: a kind of page, or a list that several pages show. */
export type CollectionName = Kind | ListName

/*
 * A page is one file for each language, side by side: `name.en.md` and `name.es.md`. All carry the words, that of the
 * default language also the facts that do not depend on it (order, icon, drawing, …), so that nothing is kept twice.
 */
export const collections: Record<CollectionName, Content> = {
  ...(Object.fromEntries<Content>(kindNames.map((kind) => [kind, kindOf(kind).content])) as Record<Kind, Content>),
  ...lists,
}

/** The collections that have files of their own: a further page of the blog list takes those of the first. */
export const collectionNames = (Object.keys(collections) as CollectionName[]).filter(
  (name, i, all) => all.findIndex((other) => collections[other].at === collections[name].at) === i,
)

/** Whether a file belongs to the settings, and to no page. */
export const isSettings = (name: string): name is SettingsName => name in settings

/** What only a translation has: which texts it was made from (`npm run translated` writes it). */
const record = { translatedFrom: text.optional() }

/** The fields of a collection's files in a language. */
export function fieldsIn(name: CollectionName, locale: Locale): Readonly<Record<string, z.ZodType>> {
  const { words, facts } = collections[name]
  return { ...words, ...(locale === defaultLocale ? facts : record) } as Record<string, z.ZodType>
}

const schemas = new Map<string, z.ZodType>()

/** The schema of a file's fields; made once, because making it takes longer than using it. */
export function schemaOf(name: CollectionName | SettingsName, locale: Locale): z.ZodType {
  if (isSettings(name)) return settings[name]
  const key = `${name} ${locale}`
  const schema = schemas.get(key) ?? z.strictObject(fieldsIn(name, locale))
  schemas.set(key, schema)
  return schema
}

/** The file of a document: `symptom`, `back-pain`, `es` → `content/symptoms/back-pain.es.md`. */
export const fileOf = (name: CollectionName, slug: string, locale: Locale): string =>
  `content/${collections[name].at.replace('*', slug).replace('.', `.${locale}.`)}`

/** What a path below content/ belongs to: `symptoms/back-pain.es.md` → symptom, back-pain, es. */
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
