'use client'

import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { replayProps } from '@/lib/loader/contract'
import type { CalendarProps, CalendarWords } from './booking-props'
import { Lazy } from './lazy'

type Props = Omit<CalendarProps, 'words'> & {
  words: CalendarWords & { see: string }
  /** Shown until the visitor asks for times, and without JavaScript: opening hours and phone number. */
  children: ReactNode
}

/**
 * Show the button that loads the demo booking calendar. It loads only on request: if it replaced the phone number by
 * itself, people would tap it by mistake.
 */
export function DemoBooking({ children, ...calendar }: Props) {
  const [asked, setAsked] = useState(0)
  const kept = (
    <div className={css.form}>
      <button
        type="button"
        className={`${buttonClass('primary', 'small')} noscript:hidden`}
        {...replayProps}
        onClick={() => setAsked(asked + 1)}
      >
        {calendar.words.see}
      </button>
      {children}
    </div>
  )
  if (!asked) return kept
  const load = () => import('./booking-calendar')
  return <Lazy key={asked} part="booking calendar" load={load} props={calendar} kept={kept} />
}
