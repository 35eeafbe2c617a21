'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchFile } from '@/lib/search/file'
import type { SearchResult } from '@/lib/search/find'
import { loadLater } from './load-later'
import { loadSearch, loadWholeSearch, type Search } from './load-search'

type Asked = {
  /** The search data, once loaded. */
  file?: SearchFile
  /** The result; undefined while the search loads, or if it failed to load. */
  found?: SearchResult
  hasFailed: boolean
}

/**
 * Look up a query in the search of a language, which loads as soon as it is wanted; with the first query, load the page
 * texts, which improve the results and appear in them.
 */
export function useSearch(locale: Locale, query: string, isWanted = true): Asked {
  const [search, setSearch] = useState<Search>()
  const [texts, setTexts] = useState<'coming' | 'here' | 'failed'>('coming')
  const [hasFailed, setFailed] = useState(false)
  const isLoaded = search !== undefined
  const isAsked = query.trim() !== ''

  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    loadLater('search index', () => loadSearch(locale)).then(
      (loaded) => isShown && setSearch(loaded),
      () => isShown && setFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [locale, isWanted])

  useEffect(() => {
    if (!isAsked || !isLoaded) return
    let isShown = true
    loadLater('search texts', () => loadWholeSearch(locale)).then(
      (loaded) => {
        if (!isShown) return
        setSearch(loaded)
        setTexts('here')
      },
      () => isShown && setTexts('failed'),
    )
    return () => {
      isShown = false
    }
  }, [locale, isAsked, isLoaded])

  const found = useMemo(() => (isAsked ? search?.find(query) : undefined), [search, query, isAsked])
  // “Nothing found” is certain only once the texts have loaded.
  const isCertain = texts === 'here' || (found && found.hits.length > 0)
  return {
    file: search?.file,
    found: isCertain ? found : undefined,
    hasFailed: hasFailed || (texts === 'failed' && found !== undefined && !isCertain),
  }
}
