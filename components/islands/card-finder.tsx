'use client'

import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as css from '@/components/ui/field-classes'
import type { Locale } from '@/lib/i18n/locales'
import type { CoverageView } from '@/lib/insurance/coverage-sheet'
import { replayProps } from '@/lib/loader/contract'
import type { ComboboxProps } from './card-combobox'
import { CoverageSheet, type SheetWords } from './coverage-sheet'
import { KeepBoundary } from './keep-boundary'
import { loadLater } from './load-later'

type Props = {
  /** The last kind is for cards whose name is not listed. */
  kinds: CoverageView[]
  locale: Locale
  other: Locale
  words: ComboboxProps['words'] & { all: string; failed: string; missing: string }
  sheet: SheetWords
}

/** Return everything in the list that has an address. */
const choices = (kinds: CoverageView[]) =>
  kinds.flatMap(({ id, title, cards }) => [
    { id, name: title },
    ...cards.map((card) => ({ id: card.id, name: card.name })),
  ])

/** Find the chosen card or kind of coverage, and the clinic's one-line answer. */
function findChosen(kinds: CoverageView[], id?: string) {
  const card = kinds.flatMap(({ cards }) => cards).find((item) => item.id === id)
  const kind = kinds.find((item) => item.id === id || (card && item.cards.includes(card)))
  const answers = card ? [card] : kind ? [...kind.cards, { name: '', answer: kind.answer }] : []
  const summary = answers.map(({ name, answer }) => `${name && `${name}: `}${answer.text}`).join(' ')
  return { card, kind, summary }
}

/**
 * Load the combobox when the plain field is touched. The plain field stays until the combobox is ready, and if it
 * fails.
 */
function useCombobox() {
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'ready'>('idle')
  const [Combobox, setCombobox] = useState<ComponentType<ComboboxProps>>()

  const load = useCallback(async () => {
    setState('loading')
    try {
      const part = await loadLater('card names', () => import('./card-combobox'))
      setCombobox(() => part.default)
    } catch {
      setState('failed')
    }
  }, [])

  useEffect(() => {
    // Touched before hydration.
    if (field.current?.value || field.current === document.activeElement) load()
  }, [load])

  const touch = () => {
    if (state === 'idle' || state === 'failed') load()
  }
  const finish = () => setState('ready')
  /** Restore the plain field. */
  const giveUp = () => {
    setCombobox(undefined)
    setState('failed')
  }
  return { field, state, Combobox, touch, finish, giveUp }
}

/** Make links to other cards work while the list is narrowed to one. */
function useLinksToCards(
  kinds: CoverageView[],
  isNarrowed: boolean,
  choose: (choice: ComboboxProps['chosen']) => void,
) {
  useEffect(() => {
    const follow = () => {
      const wanted = choices(kinds).find(({ id }) => id === location.hash.slice(1))
      if (!wanted || !isNarrowed) return
      // The target was not rendered when the browser tried to scroll to it.
      flushSync(() => choose(wanted))
      document.getElementById(wanted.id)?.scrollIntoView()
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [kinds, isNarrowed, choose])
}

type PlainFieldProps = {
  field: RefObject<HTMLInputElement | null>
  words: Pick<Props['words'], 'label' | 'example'>
  onTouch: () => void
}

/** Show the field used until the combobox has loaded. */
function PlainField({ field, words, onTouch }: PlainFieldProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor="card-name">
        {words.label}
      </label>
      <input
        ref={field}
        id="card-name"
        className={css.control}
        type="text"
        placeholder={words.example}
        autoComplete="off"
        spellCheck={false}
        onFocus={onTouch}
        onInput={onTouch}
      />
    </div>
  )
}

/**
 * Show the list of insurance cards by kind of coverage, and a field that narrows it to one. Suggestions load when the
 * field is touched. Input stays on the page: it is not sent, stored or written to the URL.
 */
export function CardFinder({ kinds, locale, other, words, sheet }: Props) {
  const { field, state, Combobox, touch, finish, giveUp } = useCombobox()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<ComboboxProps['chosen']>()
  useLinksToCards(kinds, chosen !== undefined, setChosen)

  function showAll() {
    flushSync(() => setChosen(undefined))
    // The button has been removed.
    list.current?.querySelector('summary')?.focus({ preventScroll: true })
  }

  const { all, failed, missing } = words
  const last = kinds.at(-1)
  const { card, kind, summary } = findChosen(kinds, chosen?.id)
  return (
    <>
      <div className="noscript:hidden max-w-text print:hidden">
        {state !== 'ready' && <PlainField field={field} words={words} onTouch={touch} />}
        {Combobox && last && (
          <KeepBoundary kept={null} onFail={giveUp}>
            <Combobox
              before={field}
              kinds={kinds}
              missing={{ id: last.id, name: missing, note: last.answer.text }}
              words={words}
              chosen={chosen}
              onChoose={setChosen}
              onReady={finish}
            />
          </KeepBoundary>
        )}
        <p className={state === 'failed' ? css.problems : 'sr-only'} role="status">
          {state === 'failed' ? failed : summary}
        </p>
        <p className="min-h-13 pt-2">
          {chosen && (
            <button
              type="button"
              className="min-h-11 cursor-pointer font-semibold text-spruce-600 underline"
              {...replayProps}
              onClick={showAll}
            >
              {all}
            </button>
          )}
        </p>
      </div>
      <div ref={list} className="border-ink border-t-2" data-accordion="">
        {kinds.map((item) =>
          kind && item !== kind ? null : (
            <CoverageSheet
              key={item.id}
              coverage={item}
              isChosen={item === kind}
              card={card?.id}
              locale={locale}
              other={other}
              words={sheet}
            />
          ),
        )}
      </div>
    </>
  )
}
