'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { control } from '@/components/ui/field-classes'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { hitPath, resultsPath } from '@/lib/search/file'
import { AnswerCard, HitText, NothingFound, ResultCount, SearchForm, SearchNote, searchField } from './search-parts'
import { useSearch } from './use-search'

type Words = Record<'label' | 'hint' | 'submit' | 'failed' | 'loading', string>
type Props = {
  locale: Locale
  words: Words
  /** All pages of the site, shown while the query is empty. */
  children: ReactNode
}

const never = () => () => {}

/** Report the query in the URL, which only the browser knows, and its changes. */
function Query({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().get('q') ?? ''
  useEffect(() => onChange(query), [query, onChange])
  return null
}

type Search = ReturnType<typeof useSearch>
type FoundProps = { locale: Locale; file: NonNullable<Search['file']>; found: NonNullable<Search['found']> }

/** Show the answer and the matching pages, or what to do if there are none. */
function Found({ locale, file, found }: FoundProps) {
  return (
    <>
      <AnswerCard found={found} locale={locale} />
      {found.hits.length > 0 ? (
        <ol aria-label={file.words.results} className="border-ink border-t-2">
          {found.hits.map((hit) => (
            <li key={hit.path} className="border-line-2 border-b">
              <Link
                className="block py-3 text-ink no-underline hover:bg-mist"
                href={hitPath(hit.path, hit.part?.id)}
                locale={locale}
              >
                <HitText hit={hit} found={found} foreign={file.words.foreign} />
              </Link>
            </li>
          ))}
        </ol>
      ) : (
        <NothingFound file={file} locale={locale} />
      )}
      <ResultCount count={file.words.counts[found.hits.length]} />
    </>
  )
}

/**
 * Show the search page: a field, and the results for the query in the field or the URL (`?q=`). Queries stay on the
 * device. Without JavaScript, and if the search does not load, show the list of all pages.
 */
export function SearchResults({ locale, words, children }: Props) {
  // Focusing the field hydrates a results page opened by URL; after a soft navigation the page is already hydrated.
  const isExported = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isLive, setLive] = useState(false)
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const trimmedQuery = query.trim()
  const { file, found, hasFailed } = useSearch(locale, trimmedQuery, trimmedQuery !== '')

  useEffect(() => setLive(true), [])

  const read = useCallback((inAddress: string) => {
    const field = input.current
    if (!field) return
    // Keep what was typed before hydration.
    if (inAddress || !field.value || field.dataset.read) field.value = inAddress
    field.dataset.read = ''
    setQuery(field.value)
  }, [])

  const address = localePath(resultsPath(trimmedQuery), locale)

  function submit() {
    if (address !== location.pathname + location.search) router.push(address, { scroll: false })
  }

  // Back, and the language toggle, keep the last query, submitted or not.
  useEffect(() => {
    const keepQuery = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) window.history.replaceState(null, '', address)
    }
    // Capturing on window runs before the toggle reads the URL.
    window.addEventListener('click', keepQuery, true)
    return () => window.removeEventListener('click', keepQuery, true)
  }, [address])

  return (
    <>
      <SearchForm
        locale={locale}
        onSubmit={submit}
        className="relative z-1 flex max-w-170 gap-2 rounded-m bg-white sm:mt-[calc(-1*theme(spacing.sec)-44px)] sm:gap-3 sm:p-6 sm:shadow-slot print:hidden"
      >
        <input
          {...searchField}
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: visitors come here to search
          autoFocus={isExported}
          aria-label={words.label}
          placeholder={words.hint}
          className={`${control} min-h-13.5 min-w-0 flex-1`}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <button type="submit" className={`${buttonClass('primary')} max-sm:px-4`} aria-label={words.submit}>
          <Icon name="magnifying-glass" className="sm:hidden" />
          <span className="max-sm:hidden">{words.submit}</span>
        </button>
      </SearchForm>
      {isLive && <Query onChange={read} />}
      {trimmedQuery && (
        <div className="mt-4 grid max-w-170 gap-5 sm:mt-8">
          {!found && <SearchNote>{hasFailed ? words.failed : words.loading}</SearchNote>}
          {file && found && <Found file={file} found={found} locale={locale} />}
        </div>
      )}
      <div hidden={found !== undefined}>{children}</div>
    </>
  )
}
