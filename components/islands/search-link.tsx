'use client'

import { type ComponentType, type MouseEvent, useCallback, useRef, useState } from 'react'
import { isModifiedClick } from '@/components/client/modified-click'
import { Icon } from '@/components/ui/icon'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { loadLater } from './load-later'
import type { DialogProps, DialogWords } from './search-dialog'
import { useNewPlace } from './use-new-page'
import { usePath } from './use-path'

const load = () => import('./search-dialog')

type Props = { locale: Locale; name: string; words: DialogWords }

/**
 * Show the link to the search page. Once hydrated, it opens the search above the page; the search loads as soon as
 * the visitor hovers, touches or focuses the link. If it fails to load, the link leads to the page.
 */
export function SearchLink({ locale, name, words }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const href = localePath('/search', locale)

  const open = useCallback(() => {
    // The search page already has a field.
    const field = document.querySelector<HTMLElement>('main form[role=search] input')
    if (field) return field.focus()
    setOpen(true)
    loadLater('search', load).then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => location.assign(href),
    )
  }, [href])

  const close = useCallback(() => {
    setOpen(false)
    // Wait until the dialog, which traps the focus, has been removed.
    setTimeout(() => link.current?.focus({ preventScroll: true }))
  }, [])

  // After Back, the dialog must not cover the other page.
  useNewPlace(
    usePath(),
    useCallback(() => setOpen(false), []),
  )

  function onClick(event: MouseEvent) {
    if (isModifiedClick(event)) return
    event.preventDefault()
    open()
  }

  /** Ignore failures: the search loads again, and reports errors, when it opens. */
  const preload = () => {
    load()
      .then(({ loadSearch }) => loadSearch(locale))
      .catch(() => {})
  }

  return (
    <>
      <a
        ref={link}
        className="-mx-1 inline-flex size-11 flex-none items-center justify-center rounded-m text-ink hover:bg-mist"
        href={href}
        aria-label={name}
        onClick={onClick}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
      >
        <Icon name="magnifying-glass" />
      </a>
      {isOpen && Dialog && (
        <Dialog locale={locale} words={words} onClose={close} onFail={() => location.assign(href)} />
      )}
    </>
  )
}
