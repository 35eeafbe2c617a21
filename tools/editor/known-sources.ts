import type { CmsConfig, Field } from '@sveltia/cms'
import { readSources } from '../../lib/content/read'
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales'
import { isRecord } from '../../lib/util/is-record'
import type { Files } from '../../scripts/shared/content-pages'
import type { Draft } from './refuse'

/** A source as in a content file. */
type Source = { key: string; title: string; type: string; publisher: string; url: string; lang: string }

/**
 * Sources that pages already name, by their address in the default language: for a source with pages in both, each
 * language names its own.
 */
export type KnownSources = Record<string, Partial<Record<Locale, Source>>>

const isSource = (value: unknown): value is Source =>
  isRecord(value) &&
  ['key', 'title', 'type', 'publisher', 'url', 'lang'].every((name) => typeof value[name] === 'string')

/** Return the sources that posts, symptoms and services name. */
export function knownSources(files: Files): KnownSources {
  const { entries } = readSources([...files].filter(([path]) => /^(posts|symptoms|services)\//.test(path)))
  const known: KnownSources = {}
  for (const { collection, name, data } of entries.filter(({ locale }) => locale === defaultLocale))
    for (const source of listOf(data.sources).filter(isSource)) {
      const versions = entries
        .filter((other) => other.collection === collection && other.name === name)
        .map((other) => [other.locale, listOf(other.data.sources).find(({ key }) => key === source.key)] as const)
      known[source.url] ??= Object.fromEntries(versions.filter(([, version]) => isSource(version)))
    }
  return known
}

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The field for choosing among them. It is never saved. */
export const chosenField = 'knownSources'

const choice = (known: KnownSources): Field => ({
  name: chosenField,
  label: 'Sources that other pages name',
  hint: 'At least two, here or below. Write its mark, such as [^niams], after the sentence it supports.',
  widget: 'select',
  multiple: true,
  required: false,
  options: Object.entries(known).flatMap(([value, { [defaultLocale]: source }]) =>
    source ? [{ label: `[^${source.key}] ${source.title} (${source.publisher})`, value }] : [],
  ),
})

/** Return the editor's configuration with a choice of known sources before the sources of a post. */
export function withKnownSources(config: CmsConfig, known: KnownSources): CmsConfig {
  const offered = (field: Field): Field[] =>
    field.name === 'sources'
      ? [choice(known), { ...field, label: 'Other sources', required: false, min: 0 } as Field]
      : [field]
  const collections = config.collections?.map((collection) =>
    'name' in collection && collection.name === 'post' && 'fields' in collection && collection.fields
      ? { ...collection, fields: collection.fields.flatMap(offered) }
      : collection,
  )
  return { ...config, collections } as CmsConfig
}

/**
 * Return a draft with the chosen sources added to the typed ones, in each language; a translation without sources of
 * its own has those of the original.
 */
export function withChosenSources<Kind extends Draft>(draft: Kind, known: KnownSources): Kind {
  const { [chosenField]: chosen, ...data } = draft.data
  if (!Array.isArray(chosen) && (data.sources === undefined || listOf(data.sources).length === 0)) return draft
  const addresses = Array.isArray(chosen) ? chosen.map(String) : []
  const ofOriginal = listOf(data.sources)
  const sourcesIn = (locale: Locale, own: unknown) => {
    const typed = listOf(own).length > 0 ? listOf(own) : ofOriginal
    return [...typed, ...addresses.flatMap((url) => known[url]?.[locale] ?? known[url]?.[defaultLocale] ?? [])]
  }
  const i18n = Object.fromEntries(
    locales.flatMap((locale) => {
      const { [chosenField]: _, ...fields } = draft.i18n[locale]?.data ?? {}
      return draft.i18n[locale] ? [[locale, { data: { ...fields, sources: sourcesIn(locale, fields.sources) } }]] : []
    }),
  )
  return { ...draft, data: { ...data, sources: sourcesIn(defaultLocale, data.sources) }, i18n }
}
