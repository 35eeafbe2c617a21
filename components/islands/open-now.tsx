'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { clinicTime } from '@/lib/clinic/local-time'
import { type Opening, type OpenWords, openState, openText } from '@/lib/clinic/opening'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  opening: Opening
  words: OpenWords
  locale: Locale
  /** What stands in the line until the page is awake, and without script. */
  note: string
  /** Heading of the days with other hours. */
  heading: string
  days: { date: string; day: string; name: string; hours: string }[]
  /** The day the page was made, on the clinic's calendar. */
  built: string
  /** The hours of the week. */
  children: ReactNode
}

/** How many of the days ahead are shown. */
const shown = 4

/** Opening hours that say whether the clinic is open right now, and which days ahead have other hours. */
export function OpenNow({ opening, words, locale, note, heading, days, built, children }: Props) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, 10_000)
    // A page that comes back to the front has missed its clock.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  const state = now && openState(opening, now)
  const today = now ? clinicTime(now).date : built
  const ahead = days.filter(({ date }) => date >= today).slice(0, shown)
  return (
    <>
      <p className="now" data-open={state?.open}>
        {now && state ? openText(state, now, words, locale) : note}
      </p>
      {children}
      {now && <p className="note">{note}</p>}
      {ahead.length > 0 && (
        <div className="special">
          <p>{heading}</p>
          <ul>
            {ahead.map(({ date, day, name, hours }) => (
              <li key={date}>
                <time dateTime={date}>{day}</time>
                <span>
                  {name}: {hours}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
