'use client'

import { useEffect, useRef } from 'react'
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

/** Shows the values that a demo form received, and the attribution of the visit. */
export function Received({ answers, words, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const visit = visitFacts(location.search)
  return (
    <div className="got">
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.note}</p>
      <List rows={answers} empty={words.empty} />
      {visit.length > 0 && (
        <>
          <h3>{words.visit}</h3>
          <p className="note">{words.visitNote}</p>
          <List rows={visit} empty={words.empty} />
        </>
      )}
      <button type="button" className="btn btn-o btn-s" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  )
}

function List({ rows, empty }: { rows: [string, string][]; empty: string }) {
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || empty}</dd>
        </div>
      ))}
    </dl>
  )
}
