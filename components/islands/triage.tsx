'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/classes'
import { replayProps } from '@/lib/loader/contract'
import { loadQuestions } from '@/lib/triage/load'
import { keptAnswers } from './kept-answers'
import { Lazy } from './lazy'
import type { SharedProps } from './triage-answer'

type Props = {
  shared: SharedProps
  /** The id of the part of the body. */
  region: string
  start: string
}

/**
 * The way to the questions about a part of the body, which load on request, rules and words with them. Without JavaScript
 * the lists beside it say all.
 */
export function Triage({ shared, region, start }: Props) {
  // The visitor was at the questions when the language changed.
  const [before] = useState(() => (typeof window === 'undefined' ? undefined : keptAnswers(region, shared.locale)))
  const [asked, setAsked] = useState(before ? 1 : 0)
  const button = (
    <button
      type="button"
      className={`${buttonClass('primary', 'small')} noscript:hidden`}
      {...replayProps}
      onClick={() => setAsked(asked + 1)}
    >
      {start}
    </button>
  )
  if (!asked) return button
  const load = async () => {
    const [{ TriageQuestions }, questions] = await Promise.all([
      import('./triage-questions'),
      loadQuestions(region, shared.locale),
    ])
    return {
      default: (props: { shared: SharedProps }) => <TriageQuestions {...props} {...questions} before={before} />,
    }
  }
  return <Lazy key={asked} part="questions" load={load} props={{ shared }} kept={button} />
}
