'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { note as fine } from '@/components/ui/classes'
import { Fold } from '@/components/ui/fold'
import { type Opening, type OpenWords, openState, openText } from '@/lib/clinic/opening'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  opening: Opening
  words: OpenWords
  locale: Locale
  /** The status line before hydration and without JavaScript. */
  note: string
  /** Heading of the list of special hours. */
  heading: string
  days: { date: string; day: string; name: string; hours: string }[]
  /** The date of the build, in the clinic's time zone. */
  built: string
  /** The weekly hours. */
  children: ReactNode
}

/** Maximum number of upcoming special days. */
const shown = 4

/** Show weekly hours, the current open/closed state, and upcoming days with special hours. */
export function OpenNow({ opening, words, locale, note, heading, days, built, children }: Props) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const look = () => setNow(new Date())
    look()
    const timer = setInterval(look, 10_000)
    // Timers are throttled in background tabs.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  const state = now && openState(opening, now)
  const today = state?.today ?? built
  const ahead = days.filter(({ date }) => date >= today).slice(0, shown)
  return (
    <>
      <p
        className="mb-1 font-semibold data-open:before:mr-2 data-open:before:inline-block data-open:before:h-2.25 data-open:before:w-4.5 data-open:before:rounded-[6px] data-open:before:border-2 data-open:before:border-spruce-600 data-[open=true]:before:bg-spruce-600"
        data-open={state?.open}
      >
        {state ? openText(state, words, locale) : note}
      </p>
      {children}
      {/* Reserve its line until then, so that nothing moves under a finger. */}
      <p className={`${fine} mt-1 noscript:hidden sm:mt-2`}>{now ? note : '\u00a0'}</p>
      {ahead.length > 0 && (
        <Fold className="border-0 sm:mt-4" heading={<b className="font-semibold">{heading}</b>}>
          <ul>
            {ahead.map(({ date, day, name, hours }) => (
              <li key={date} className="flex flex-wrap gap-x-4 border-line border-b py-1 max-xs:text-small/head">
                <time className="first-letter:uppercase" dateTime={date}>
                  {day}
                </time>
                <span>
                  {name}: {hours}
                </span>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}
