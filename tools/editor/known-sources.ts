import type { CmsConfig, Field } from '@sveltia/cms'
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales'
import { isRecord } from '../../lib/util/is-record'
import type { Draft } from './refuse'
import type { Source } from './tasks/sources'

/** Sources that pages already name, by address, with their names in each language. */
export type KnownSources = Record<string, Partial<Record<Locale, Source>>>

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

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.filter(isRecord) : [])

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
