import type { Locale } from '@/lib/i18n/locales'
import { type SearchFile, type SearchTexts, searchFilePath, searchTextsPath } from '@/lib/search/file'
import type { SearchResult } from '@/lib/search/find'

/** The search in a language: its data from the build, and its search function. */
export type Search = { file: SearchFile; find: (query: string) => SearchResult }

async function read<T>(path: string): Promise<T> {
  // File names do not change with their content: revalidate the cached copy.
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

/** Run a load once per language; after a failure, the next call tries again. */
function once(start: (locale: Locale) => Promise<Search>) {
  const loads = new Map<Locale, Promise<Search>>()
  return (locale: Locale) => {
    const loading = loads.get(locale)
    if (loading) return loading
    const search = start(locale)
    loads.set(locale, search)
    search.catch(() => loads.delete(locale))
    return search
  }
}

/**
 * Load the search in a language, once. Queries stay on the device: the file is the same for all.
 * @throws if it does not load; the next call tries again.
 */
export const loadSearch = once(load)

/** Load it with the page texts, which improve results and appear in them. @throws like `loadSearch`. */
export const loadWholeSearch = once(loadAll)
