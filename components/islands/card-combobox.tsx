'use client'

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Field, Label } from '@headlessui/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { note, tw } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { type CardName, cardNames, findCards, type KindNames } from '@/lib/insurance/find-cards'
import { ListInput } from './list-input'

/** A selectable card, with the id of its answer on the page. */
type Choice = Pick<CardName, 'id' | 'name' | 'kind'>

export type ComboboxProps = {
  /** The field that this one replaces; its text is carried over. */
  before: RefObject<HTMLInputElement | null>
  kinds: KindNames[]
  /** The last option, for a card that is not listed, with the clinic's answer. */
  missing: Choice & { note: string }
  words: { label: string; example: string /** Announcements, by the number of matching names. */; matches: string[] }
  chosen: Choice | undefined
  onChoose: (entry: Choice | undefined) => void
  /** Called when the previous field can be removed. */
  onReady: () => void
}

const option = tw`grid min-h-11 cursor-pointer content-center px-3 py-2 leading-head data-focus:bg-mist data-focus:outline-2 data-focus:outline-ink data-focus:-outline-offset-2`

/** Set a field's text so that React notices: it does not see a value set on the element itself. */
function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Show the field for the name on a card, with matching names. */
export default function CardCombobox({ before, kinds, missing, words, chosen, onChoose, onReady }: ComboboxProps) {
  const [entries] = useState(() => cardNames(kinds))
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const [text] = useState(() => before.current?.value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useLayoutEffect(() => {
    // Move the focus while both fields exist; otherwise phones would close the keyboard.
    if (before.current === document.activeElement) input.current?.focus()
    onReady()
  }, [])
  // Run after the field's own effects, which empty it.
  useEffect(() => {
    if (text && input.current) type(input.current, text)
  }, [text])

  const found = findCards(entries, typed).slice(0, words.matches.length - 1)
  const isEmpty = typed.trim() === ''
  return (
    <Field className={css.field}>
      <Label className={css.label}>{words.label}</Label>
      <Combobox<Choice | null>
        value={chosen ?? null}
        by="id"
        onChange={(entry) => onChoose(entry ?? undefined)}
        onClose={() => setTyped('')}
      >
        <div className="relative">
          <ComboboxInput
            as={ListInput}
            ref={input}
            className={css.control}
            placeholder={words.example}
            autoComplete="off"
            spellCheck={false}
            displayValue={(entry: Choice | null) => entry?.name ?? ''}
            onChange={(event) => setTyped(event.target.value)}
          />
          {!isEmpty && (
            <ComboboxOptions
              modal={false}
              className="absolute inset-x-0 top-full z-10 mt-1 max-h-90 overflow-y-auto rounded-m border-[1.5px] border-line-2 bg-white py-1 shadow-menu"
            >
              {found.map((entry) => (
                <ComboboxOption key={entry.id} value={entry} className={option}>
                  <b className="font-semibold">{entry.name}</b>
                  {entry.kind && <small className={note}>{entry.kind}</small>}
                </ComboboxOption>
              ))}
              <ComboboxOption value={missing} className={option}>
                <b className="font-semibold">{missing.name}</b>
                <small className={note}>{missing.note}</small>
              </ComboboxOption>
            </ComboboxOptions>
          )}
        </div>
      </Combobox>
      <p className="sr-only" role="status">
        {isEmpty ? '' : words.matches[found.length]}
      </p>
    </Field>
  )
}
