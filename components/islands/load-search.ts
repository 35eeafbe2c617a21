import type { Locale } from '@/lib/i18n/locales'
import { type SearchFile, searchFilePath } from '@/lib/search/file'
import type { Found } from '@/lib/search/find'

/** The search of a language: what the build knows of its pages, and what finds them. */
export type Search = { file: SearchFile; find: (query: string) => Found }

const searches = new Map<Locale, Promise<Search>>()

async function load(locale: Locale): Promise<Search> {
  // The file keeps its name when a page changes: the browser asks whether its copy still holds.
  const [{ makeFinder }, response] = await Promise.all([
    import('@/lib/search/find'),
    fetch(searchFilePath(locale), { cache: 'no-cache' }),
  ])
  if (!response.ok) throw new Error(`search: ${response.status}`)
  const file: SearchFile = await response.json()
  return { file, find: makeFinder(file, locale) }
}

/**
 * Loads the search of a language, once. What is typed stays on the device: the file is the same for every query.
 * @throws when it does not come; the next call tries again.
 */
export function loadSearch(locale: Locale): Promise<Search> {
  const known = searches.get(locale)
  if (known) return known
  const search = load(locale)
  searches.set(locale, search)
  search.catch(() => searches.delete(locale))
  return search
}
