'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { actions, buttonClass } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { formatTime } from '@/lib/clinic/hours'
import { clinicTime } from '@/lib/clinic/local-time'
import { type OpenDay, openDays } from '@/lib/forms/appointment-times'
import type { Values } from '@/lib/forms/validate'
import { BookingField } from './booking-field'
import type { CalendarProps } from './booking-props'
import { BookingTimes, formatDay } from './booking-times'
import { ProblemSummary } from './field'
import { Received } from './received'
import { answerOf, focusField, useForm, valuesOf } from './use-form'
import { useSteps } from './use-steps'

/** Number of days shown. */
const shown = 6

/**
 * Show the demo booking calendar: day, time in the clinic's time zone, contact details, confirmation. Available times
 * are computed from the opening hours and the current time; nothing is booked.
 */
export default function BookingCalendar({ locale, offices, details, words, ...main }: CalendarProps) {
  const { form, problems, check, recheck, show } = useForm()
  // The time, then the contact details.
  const { at, isDone, step, move, focusTitle } = useSteps(2)
  const picked = at > 0
  const [office, setOffice] = useState(offices?.items[0])
  const opening = office?.opening ?? main.opening
  const [days, setDays] = useState(() => openDays(opening, new Date(), shown))
  const [today, setToday] = useState(() => clinicTime(new Date(), opening.timeZone).date)
  const [wanted, setWanted] = useState('')
  const [slot, setSlot] = useState('')
  const [answers, setAnswers] = useState<[string, string][]>([])
  /** The contact details, while the times are shown again. */
  const kept = useRef<Values>({})

  /** Update and return the available days. */
  function look(hours = opening): OpenDay[] {
    const now = new Date()
    const free = openDays(hours, now, shown)
    setDays(free)
    setToday(clinicTime(now, hours.timeZone).date)
    return free
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the calendar comes
  useEffect(focusTitle, [])

  if (isDone) {
    const again = () => {
      kept.current = {}
      move('restart', () => {
        setSlot('')
        look()
      })
    }
    return <Received answers={answers} words={words.received} onAgain={again} />
  }

  // The wanted day may have passed, or none is wanted yet.
  const day = days.find((item) => item.date === wanted) ?? days[0]
  const date = day?.date ?? ''
  const chosen = () =>
    [
      formatDay(date, locale, { weekday: 'long', month: 'long', day: 'numeric' }),
      formatTime(slot, locale),
      ...(office ? [office.name] : []),
    ].join(', ')

  /** Test whether the chosen time is still in the future: the page may have been left open. */
  const isFree = () => look().some((item) => item.date === date && item.times.includes(slot))

  const keep = () => {
    if (picked && form.current) kept.current = valuesOf(form.current)
  }

  /** Go back to the times, none of them chosen: the next day may have the same one. */
  function refuse() {
    keep()
    move('back', () => setSlot(''))
    show({ slot: 'slotGone' })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!picked) {
      if (!slot) show({ slot: 'slotMissing' })
      else if (isFree()) move('next')
      else refuse()
      return
    }
    const values = check(details.map(({ name }) => name))
    if (!values) return
    if (!isFree()) return refuse()
    const given = details.map((spec): [string, string] => [spec.label, answerOf(spec, values)])
    move('next', () => setAnswers([[words.slot, chosen()], ...given]))
  }

  function goBack() {
    keep()
    show({})
    move('back')
  }

  /** Choose a day and a time, and take back what was said about the time before. */
  function choose(newDay: string, time = '') {
    setWanted(newDay)
    setSlot(time)
    show({})
  }

  function chooseOffice(name: string) {
    const other = offices?.items.find((item) => item.name === name)
    setOffice(other)
    look(other?.opening)
    choose('')
  }

  return (
    <form
      ref={form}
      className={`${css.form} peer-target:hidden`}
      action="#ends"
      data-live=""
      onSubmit={onSubmit}
      onInput={recheck}
    >
      <ProblemSummary problems={problems} words={words.form} onPick={(name) => focusField(form.current, name)} />
      <div key={picked ? 'details' : 'slot'} ref={step} className={css.part}>
        {picked ? (
          <>
            <h2 className={`${css.heading} ${css.full}`} tabIndex={-1}>
              {words.details}
            </h2>
            <p className={`font-semibold ${css.full}`}>{chosen()}</p>
            {details.map((spec) => (
              <BookingField
                key={spec.name}
                spec={spec}
                words={words.form}
                problem={problems[spec.name]}
                value={kept.current[spec.name]}
              />
            ))}
          </>
        ) : (
          <BookingTimes
            locale={locale}
            words={words}
            days={days}
            today={today}
            offices={offices}
            office={office}
            day={day}
            slot={slot}
            problem={problems.slot}
            onOffice={chooseOffice}
            onChoose={choose}
          />
        )}
      </div>
      <div className={actions}>
        <button type="submit" className={buttonClass('primary', 'small')}>
          {picked ? words.send : words.next}
        </button>
        {picked && (
          <button type="button" className={buttonClass('outline', 'small')} onClick={goBack}>
            {words.back}
          </button>
        )}
      </div>
    </form>
  )
}
