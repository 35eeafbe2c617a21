'use client'

import { Combobox, ComboboxInput, Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { needsFullLoad } from '@/lib/i18n/full-load'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { resultsPath } from '@/lib/search/file'
import { animateIn } from './animate-in'
import { DialogResults, most } from './dialog-results'
import { KeepBoundary } from './keep-boundary'
import { ListInput } from './list-input'
import { ResultCount, SearchForm, searchField } from './search-parts'
import { useSearch } from './use-search'

export { loadSearch } from './load-search'

/** Texts of the dialog before the search has loaded, which brings the rest. */
export type DialogWords = Record<'label' | 'hint' | 'close' | 'failed' | 'index', string>

export type DialogProps = { locale: Locale; words: DialogWords; onClose: () => void; onFail: () => void }

/** Animate the panel in, unless the visitor prefers reduced motion, and focus its field, even on touch screens. */
function enter(panel: HTMLElement | null) {
  if (!panel) return
  // Wait until Headless UI has inserted the dialog; on touch screens it focuses the whole dialog.
  requestAnimationFrame(() => {
    panel.querySelector('input')?.focus({ preventScroll: true })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    animateIn(panel, 'translateY(-12px)', 180)
  })
}

/** Follow a path within the site, and close the dialog. */
function useFollow(locale: Locale, onClose: () => void) {
  const router = useRouter()
  return (path: string) => {
    onClose()
    const address = localePath(path, locale)
    const { pathname } = new URL(address, location.href)
    // The browser scrolls to a section of this page after the dialog has returned the focus; the booking page must
    // start fresh.
    if (needsFullLoad(path) || (pathname === location.pathname && path.includes('#')))
      setTimeout(() => location.assign(address))
    else router.push(address)
  }
}

type DialogFormProps = Pick<DialogProps, 'locale' | 'words' | 'onClose'> & {
  query: string
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onSubmit: () => void
}

/** Show the search field, and the button that closes the dialog. */
function DialogForm({ locale, words, query, onQuery, onKeyDown, onSubmit, onClose }: DialogFormProps) {
  return (
    <SearchForm locale={locale} onSubmit={onSubmit} className="flex items-center gap-2 border-line border-b p-3">
      <Icon name="magnifying-glass" className="ml-1" />
      <ComboboxInput
        as={ListInput}
        {...searchField}
        // A search field would have a cross of its own beside the one that closes the dialog.
        type="text"
        autoFocus
        aria-label={words.label}
        placeholder={words.hint}
        className="min-h-12 min-w-0 flex-1 border-0 bg-white px-1 text-body"
        displayValue={() => query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="inline-flex size-12 flex-none cursor-pointer items-center justify-center rounded-m"
        aria-label={words.close}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </SearchForm>
  )
}

/** Show the search above the page: results while typing, selected with arrow keys and Enter or by a tap. */
function Search({ locale, words, onClose }: Omit<DialogProps, 'onFail'>) {
  const [query, setQuery] = useState('')
  const isTabbing = useRef(false)
  // A letter is shown before its results.
  const asked = useDeferredValue(query)
  const search = useSearch(locale, asked)
  const { file, found } = search
  const count = Math.min(found?.hits.length ?? 0, most)
  const follow = useFollow(locale, onClose)
  const seeAll = () => follow(resultsPath(query.trim()))

  /** Runs before the combobox: Escape closes the whole dialog, and Enter without a result yet opens the results page. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    // On Tab, Headless UI would select the active result and leave the page; move the focus to the next element
    // instead.
    if (event.key === 'Tab') {
      isTabbing.current = true
      setTimeout(() => {
        isTabbing.current = false
      })
    }
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (count === 0 || asked !== query)) seeAll()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // Without Headless UI's transition wrapper: the panel animates itself.
    <Dialog open static onClose={onClose} className="relative z-50">
      <div className="fixed inset-0 bg-ink/50" aria-hidden="true" />
      <div className="fixed inset-0 sm:p-8">
        <DialogPanel
          ref={enter}
          data-search-dialog=""
          className="mx-auto flex max-h-full max-w-170 flex-col border-hickory border-b-4 bg-white shadow-slot sm:mt-[6vh] sm:max-h-[84vh] sm:rounded-m forced-colors:border"
        >
          <DialogTitle className="sr-only">{words.label}</DialogTitle>
          <Combobox value={query} onChange={(path) => path && !isTabbing.current && follow(path)}>
            <DialogForm
              locale={locale}
              words={words}
              query={query}
              onQuery={setQuery}
              onKeyDown={onKeyDown}
              onSubmit={seeAll}
              onClose={onClose}
            />
            <DialogResults locale={locale} words={words} query={asked} onClose={onClose} {...search} />
            {file && <ResultCount count={found && file.words.counts[count]} />}
          </Combobox>
        </DialogPanel>
      </div>
    </Dialog>
  )
}

/** Show the search above the page; `onFail` is called when it cannot be shown. */
export default function SearchDialog({ onFail, ...props }: DialogProps) {
  return (
    <KeepBoundary kept={null} onFail={onFail}>
      <Search {...props} />
    </KeepBoundary>
  )
}
