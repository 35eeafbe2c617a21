'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatTime } from '@/lib/clinic/hours'
import type { Values } from '@/lib/forms/validate'
import type { CalendarProps } from './booking-props'
import { formatDay } from './booking-times'
import { type BookingTime, useBookingTime } from './use-booking-time'
import { answerOf, useForm, valuesOf } from './use-form'
import { useSteps } from './use-steps'

/** Format the chosen appointment, if complete: “Monday, March 10, 9:00 AM, Main Street”. */
function formatAppointment({ day, slot, office }: BookingTime, locale: CalendarProps['locale']): string {
  if (!day || !slot) return ''
  const date = formatDay(day.date, locale, { weekday: 'long', month: 'long', day: 'numeric' })
  return [date, formatTime(slot, locale), ...(office ? [office.name] : [])].join(', ')
}

/** Guide through the steps of the booking calendar: the time, then the contact details. */
export function useBooking({ locale, offices, opening, details, words }: CalendarProps) {
  const { form, problems, check, recheck, show } = useForm()
  const { at, isDone, step, move, focusTitle } = useSteps(2)
  const hasTime = at > 0
  const time = useBookingTime({ offices, opening })
  const appointment = formatAppointment(time, locale)
  const [answers, setAnswers] = useState<[string, string][]>([])
  /** The contact details while the visitor is back at the times. */
  const kept = useRef<Values>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(focusTitle, [])

  const keep = () => {
    if (hasTime && form.current) kept.current = valuesOf(form.current)
  }

  /** Go back to the times and clear the choice: the next day may offer the same time. */
  function refuse() {
    keep()
    move('back', () => time.setSlot(''))
    show({ slot: 'slotGone' })
  }

  function submitTime() {
    if (!time.slot) show({ slot: 'slotMissing' })
    else if (time.isFree()) move('next')
    else refuse()
  }

  function submitDetails() {
    const values = check(details.map(({ name }) => name))
    if (!values) return
    if (!time.isFree()) return refuse()
    const given = details.map((spec): [string, string] => [spec.label, answerOf(spec, values)])
    move('next', () => setAnswers([[words.slot, appointment], ...given]))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (hasTime) submitDetails()
    else submitTime()
  }

  function goBack() {
    keep()
    show({})
    move('back')
  }

  function restart() {
    kept.current = {}
    move('restart', () => {
      time.setSlot('')
      time.refresh()
    })
  }

  return {
    form: { ref: form, onSubmit, onInput: recheck },
    isDone,
    hasTime,
    step,
    time,
    appointment,
    problems,
    clearProblems: () => show({}),
    values: kept.current,
    answers,
    goBack,
    restart,
  }
}
