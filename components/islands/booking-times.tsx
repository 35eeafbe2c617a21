'use client'

import { note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { formatTime } from '@/lib/clinic/hours'
import type { OpenDay } from '@/lib/forms/appointment-times'
import type { Problem } from '@/lib/forms/validate'
import type { Locale } from '@/lib/i18n/locales'
import { BookingChoice } from './booking-choice'
import type { CalendarProps } from './booking-props'

type Office = NonNullable<CalendarProps['offices']>['items'][number]

type Props = Pick<CalendarProps, 'locale' | 'words' | 'offices'> & {
  days: OpenDay[]
  today: string
  office?: Office
  /** The chosen day, or the first. */
  day?: OpenDay
  /** The chosen time; empty before one is chosen. */
  slot: string
  problem?: Problem
  onOffice(name: string): void
  onChoose(day: string, time?: string): void
}

const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/** Format a day (`2025-03-10`), which has no time zone. */
export const formatDay = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(utc(date))

/** Show the first step of the booking calendar: office, day and time. */
export function BookingTimes({
  locale,
  words,
  offices,
  office,
  days,
  today,
  day,
  slot,
  problem,
  onOffice,
  onChoose,
}: Props) {
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
          onChange={onOffice}
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
        onChange={(value) => onChoose(value)}
      />
      <BookingChoice
        key={day?.date}
        name="slot"
        label={words.time}
        hint={office?.zone ?? words.zone}
        value={slot}
        answers={(day?.times ?? []).map((time) => ({ value: time, lines: [formatTime(time, locale)] }))}
        problem={problem && words.form.problems[problem]}
        onChange={(time) => onChoose(day?.date ?? '', time)}
      />
    </>
  )
}
