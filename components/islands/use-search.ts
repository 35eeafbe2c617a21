'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { loadLater } from './load-later'
import { loadSearch, type Search } from './load-search'

/** Loads the search of a language as soon as it is wanted. @returns it; `failed` when it did not come. */
export function useSearch(locale: Locale, isWanted = true): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<Search | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    loadLater('search index', () => loadSearch(locale)).then(
      (loaded) => isShown && setSearch(loaded),
      () => isShown && setSearch('failed'),
    )
    return () => {
      isShown = false
    }
  }, [locale, isWanted])
  return search
}
