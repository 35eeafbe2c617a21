'use client'

import { note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { formatTime } from '@/lib/clinic/hours'
import type { Problem } from '@/lib/forms/validate'
import type { Locale } from '@/lib/i18n/locales'
import { BookingChoice } from './booking-choice'
import type { CalendarProps } from './booking-props'
import type { BookingTime } from './use-booking-time'

type Props = Pick<CalendarProps, 'locale' | 'words' | 'offices'> & {
  time: BookingTime
  problem?: Problem
  /** Called after each choice. */
  onChange(): void
}

const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/** Format a calendar day (`2025-03-10`), independent of time zones. */
export const formatDay = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(utc(date))

/** Show the first step of the booking calendar: office, day and time. */
export function BookingTimes({ locale, words, offices, time, problem, onChange }: Props) {
  const { office, days, today, day, slot } = time
  const nameOfDay = (date: string) => {
    const ahead = (utc(date).getTime() - utc(today).getTime()) / 86_400_000
    return [words.today, words.tomorrow][ahead] ?? formatDay(date, locale, { weekday: 'short' })
  }
  return (
    <>
      {offices && (
        <BookingChoice
          name="office"
          label={offices.label}
          value={office?.name}
          answers={offices.items.map(({ name }) => ({ value: name, lines: [name] }))}
          areNames
          onChange={(name) => {
            time.chooseOffice(name)
            onChange()
          }}
        />
      )}
      {days[0]?.date !== today && <p className={`${note} ${css.full}`}>{words.noneToday}</p>}
      <BookingChoice
        name="day"
        label={words.day}
        value={day?.date ?? ''}
        answers={days.map((item) => ({
          value: item.date,
          lines: [nameOfDay(item.date), formatDay(item.date, locale, { month: 'short', day: 'numeric' })],
        }))}
        onChange={(date) => {
          time.choose(date)
          onChange()
        }}
      />
      <BookingChoice
        key={day?.date}
        name="slot"
        label={words.time}
        hint={office?.zone ?? words.zone}
        value={slot}
        answers={(day?.times ?? []).map((free) => ({ value: free, lines: [formatTime(free, locale)] }))}
        problem={problem && words.form.problems[problem]}
        onChange={(chosen) => {
          time.choose(day?.date ?? '', chosen)
          onChange()
        }}
      />
    </>
  )
}
