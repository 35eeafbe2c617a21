import type { Locale } from '@/lib/i18n/locales'
import { type SearchFile, type SearchTexts, searchFilePath, searchTextsPath } from '@/lib/search/file'
import type { SearchResult } from '@/lib/search/find'

/** The search of a language: what the build knows of its pages, and what finds them. */
export type Search = { file: SearchFile; find: (query: string) => SearchResult }

async function read<T>(path: string): Promise<T> {
  // A file keeps its name when a page changes: the browser asks whether its copy still holds.
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`search: ${response.status}`)
  return response.json()
}

async function load(locale: Locale): Promise<Search> {
  const [{ makeFinder }, file] = await Promise.all([
    import('@/lib/search/find'),
    read<SearchFile>(searchFilePath(locale)),
  ])
  return { file, find: makeFinder(file, locale) }
}

async function loadAll(locale: Locale): Promise<Search> {
  const [{ file }, { makeFinder }, texts] = await Promise.all([
    loadSearch(locale),
    import('@/lib/search/find'),
    read<SearchTexts>(searchTextsPath(locale)),
  ])
  return { file, find: makeFinder(file, locale, texts) }
}

/** Make a load happen once for a language; after one that fails, the next call tries again. */
function once(start: (locale: Locale) => Promise<Search>) {
  const begun = new Map<Locale, Promise<Search>>()
  return (locale: Locale) => {
    const known = begun.get(locale)
    if (known) return known
    const search = start(locale)
    begun.set(locale, search)
    search.catch(() => begun.delete(locale))
    return search
  }
}

/**
 * Loads the search of a language, once. What is typed stays on the device: the file is the same for every query.
 * @throws when it does not come; the next call tries again.
 */
export const loadSearch = once(load)

/** Loads it with the texts of the pages, which results show, and which find more. @throws as `loadSearch` does. */
export const loadWholeSearch = once(loadAll)
