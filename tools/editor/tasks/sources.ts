import { readSources } from '../../../lib/content/read'
import { byLocale, defaultLocale, type Locale, locales } from '../../../lib/i18n/locales'
import { isRecord } from '../../../lib/util/is-record'
import type { Files } from '../../../scripts/shared/content-pages'

/** A source as in a content file. */
export type Source = { key: string; title: string; type: string; publisher: string; url: string; lang: string }

const isSource = (value: unknown): value is Source =>
  isRecord(value) &&
  ['key', 'title', 'type', 'publisher', 'url', 'lang'].every((name) => typeof value[name] === 'string')

/**
 * Return the sources that posts, symptoms and services already name, in each language by their address in the default
 * language: for a source with pages in both, each language names its own.
 */
export function knownSources(files: Files): Record<Locale, Map<string, Source>> {
  const { entries } = readSources([...files].filter(([path]) => /^(posts|symptoms|services)\//.test(path)))
  const listOf = (data: Record<string, unknown>) => (Array.isArray(data.sources) ? data.sources.filter(isSource) : [])
  const known = byLocale(() => new Map<string, Source>())
  for (const entry of entries.filter(({ locale }) => locale === defaultLocale))
    for (const source of listOf(entry.data)) {
      if (known[defaultLocale].has(source.url)) continue
      const versions = entries.filter(({ collection, name }) => collection === entry.collection && name === entry.name)
      for (const locale of locales) {
        const version = versions.find((other) => other.locale === locale)
        const same = version && listOf(version.data).find(({ key }) => key === source.key)
        known[locale].set(source.url, same ?? source)
      }
    }
  return known
}

/** Return those sources to choose from, with their names, by topic. */
export const sourceChoices = (files: Files): { url: string; key: string; text: string }[] =>
  [...knownSources(files)[defaultLocale].values()]
    .map(({ url, key, title, publisher }) => ({ url, key, text: `${title} (${publisher})` }))
    .sort((a, b) => a.text.localeCompare(b.text))
