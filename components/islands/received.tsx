'use client'

import { useEffect, useRef } from 'react'
import { buttonClass, note } from '@/components/ui/classes'
import { heading } from '@/components/ui/field-classes'
import { visitFacts } from '@/lib/visit/attribution'

/** Texts at the end of a demo form. */
export type ReceivedWords = {
  heading: string
  note: string
  visit: string
  visitNote: string
  empty: string
  again: string
}

type Props = { answers: [label: string, value: string][]; words: ReceivedWords; onAgain: () => void }

/** Show the values that a demo form received, and the attribution of the visit. */
export function Received({ answers, words, onAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const visit = visitFacts(location.search)
  return (
    <div className="grid min-w-0 gap-3">
      <h2 className={heading} ref={title} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.note}</p>
      <List rows={answers} empty={words.empty} />
      {visit.length > 0 && (
        <>
          <h3 className="text-body">{words.visit}</h3>
          <p className={note}>{words.visitNote}</p>
          <List rows={visit} empty={words.empty} />
        </>
      )}
      <button type="button" className={`${buttonClass('outline', 'small')} justify-self-start`} onClick={onAgain}>
        {words.again}
      </button>
    </div>
  )
}

function List({ rows, empty }: { rows: [string, string][]; empty: string }) {
  return (
    <dl className="grid gap-1.5">
      {rows.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-line border-b pb-1.5">
          <dt className="text-ink-2 text-small">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value || empty}</dd>
        </div>
      ))}
    </dl>
  )
}
