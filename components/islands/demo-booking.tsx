'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { actions, buttonClass, note } from '@/components/ui/classes'
import * as css from '@/components/ui/field-classes'
import { formatTime } from '@/lib/clinic/hours'
import { clinicTime } from '@/lib/clinic/local-time'
import type { Opening } from '@/lib/clinic/opening'
import type { FieldSpec, FormWords } from '@/lib/forms/fields'
import { type OpenDay, openDays } from '@/lib/forms/slots'
import type { Locale } from '@/lib/i18n/locales'
import { replayed } from '@/lib/loader/contract'
import { Field, ProblemSummary } from './field'
import { Received, type ReceivedWords } from './received'
import { answerOf, focusField, useForm } from './use-form'

type BookingWords = {
  form: FormWords
  received: ReceivedWords
  see: string
  day: string
  time: string
  today: string
  tomorrow: string
  noneToday: string
  slot: string
  zone: string
  details: string
  next: string
  back: string
  send: string
}

type Props = {
  locale: Locale
  opening: Opening
  details: FieldSpec[]
  words: BookingWords
  /** Shown until the visitor asks for times, and without JavaScript: opening hours and phone number. */
  children: ReactNode
}

/** Number of days shown. */
const shown = 6

const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/**
 * The demo booking calendar: day, time in the clinic's time zone, contact details, confirmation. Available times are computed
 * from the opening hours and the current time; nothing is booked.
 */
export function DemoBooking({ locale, opening, details, words, children }: Props) {
  const { form, problems, check, recheck, show } = useForm()
  const [days, setDays] = useState<OpenDay[]>()
  const [today, setToday] = useState('')
  const [date, setDate] = useState('')
  const [slot, setSlot] = useState('')
  const [picked, setPicked] = useState(false)
  const [answers, setAnswers] = useState<[string, string][]>()

  /** Updates and returns the available days. */
  function look(): OpenDay[] {
    const now = new Date()
    const free = openDays(opening, now, shown)
    setDays(free)
    setToday(clinicTime(now, opening.timeZone).date)
    return free
  }

  /** Shows a step and moves focus to its heading. */
  function turn(change: () => void) {
    flushSync(change)
    form.current?.querySelector<HTMLElement>(':scope > :not([hidden]) legend')?.focus()
  }

  /** Only on request: a calendar that replaced the phone number by itself would be tapped by mistake. */
  const start = () => turn(() => setDate(look()[0]?.date ?? ''))

  if (answers) {
    const again = () => {
      setAnswers(undefined)
      setPicked(false)
      setSlot('')
      look()
    }
    return <Received answers={answers} words={words.received} onAgain={again} />
  }
  if (!days) {
    return (
      <div className={css.form}>
        <button
          type="button"
          className={`${buttonClass('primary', 'small')} noscript:hidden`}
          {...replayed}
          onClick={start}
        >
          {words.see}
        </button>
        {children}
      </div>
    )
  }

  const day = days.find((item) => item.date === date) ?? days[0]
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const nameOf = (item: string) => {
    const ahead = (utc(item).getTime() - utc(today).getTime()) / 86_400_000
    return [words.today, words.tomorrow][ahead] ?? format({ weekday: 'short' }).format(utc(item))
  }
  const chosen = () =>
    `${format({ weekday: 'long', month: 'long', day: 'numeric' }).format(utc(date))}, ${formatTime(slot, locale)}`

  /** Whether the chosen time is still in the future, should the page have been left open. */
  const isFree = () => look().some((item) => item.date === date && item.times.includes(slot))

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!picked) {
      if (!check(['slot'])) return
      if (isFree()) turn(() => setPicked(true))
      else show({ slot: 'slotGone' })
      return
    }
    const values = check(details.map(({ name }) => name))
    if (!values) return
    if (!isFree()) {
      setPicked(false)
      setSlot('')
      show({ slot: 'slotGone' })
      return
    }
    setAnswers([
      [words.slot, chosen()],
      ...details.map((spec): [string, string] => [spec.label, answerOf(spec, values)]),
    ])
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
      <div className={css.part} hidden={picked}>
        {days[0]?.date !== today && <p className={`${note} ${css.full}`}>{words.noneToday}</p>}
        <fieldset className={`${css.field} ${css.full}`}>
          <legend className={css.label} tabIndex={-1}>
            {words.day}
          </legend>
          <div className={css.choices}>
            {days.map((item) => (
              <label key={item.date} className={css.choice}>
                <input
                  className={css.box}
                  type="radio"
                  name="day"
                  checked={item.date === day?.date}
                  onChange={() => {
                    setDate(item.date)
                    setSlot('')
                  }}
                />
                <span>
                  <b className="block">{nameOf(item.date)}</b>{' '}
                  {format({ month: 'short', day: 'numeric' }).format(utc(item.date))}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={`${css.field} ${css.full}`} aria-describedby={problems.slot ? 'f-slot-error' : undefined}>
          <legend className={css.label}>
            {words.time} <span className={note}>{words.zone}</span>
          </legend>
          <div className={css.times}>
            {day?.times.map((time) => (
              <label key={time} className={css.choice}>
                <input
                  className={css.box}
                  type="radio"
                  name="slot"
                  data-field="slot"
                  value={time}
                  checked={time === slot}
                  onChange={() => setSlot(time)}
                />
                {formatTime(time, locale)}
              </label>
            ))}
          </div>
          {problems.slot && (
            <p className={css.problem} id="f-slot-error">
              {words.form.problems[problems.slot]}
            </p>
          )}
        </fieldset>
      </div>
      {picked && (
        <fieldset className={css.part}>
          <legend className={css.legend} tabIndex={-1}>
            {words.details}
          </legend>
          <p className={`font-semibold ${css.full}`}>{chosen()}</p>
          {details.map((spec) => (
            <Field key={spec.name} spec={spec} words={words.form} problem={problems[spec.name]} />
          ))}
        </fieldset>
      )}
      <div className={actions}>
        <button type="submit" className={buttonClass('primary', 'small')}>
          {picked ? words.send : words.next}
        </button>
        {picked && (
          <button
            type="button"
            className={buttonClass('outline', 'small')}
            onClick={() => turn(() => setPicked(false))}
          >
            {words.back}
          </button>
        )}
      </div>
    </form>
  )
}
